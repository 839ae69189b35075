import { RevertIcon } from '@sanity/icons/Revert';
import { Box, Button, Card, Dialog, Flex, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { useSchema } from 'sanity';

import { useClinicTypes } from '../clinic-types.ts';
import { nameOf, type StoredDocument } from '../document-name.ts';
import { changesOf } from '../field-changes.ts';
import { useFocusBack } from '../focus-back.ts';
import { formatMoment } from '../format-moment.ts';
import { useBringBack } from '../removed/use-bring-back.ts';
import { type Backup, useBackups, useBackupSearch } from './use-backups.ts';

/** One document out of a backup, for administrators: found by its title, read, and brought back as a draft (M7). */
export function FromBackupDialog({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const backups = useBackups();
  return (
    <Dialog id="from-backup" header="Recuperar de uma cópia" width={1} zOffset={1000} onClose={onClose}>
      <Box padding={4} data-testid="from-backup">
        {backups?.length ? <Search backups={backups} /> : <Text size={1}>{withoutBackups(backups)}</Text>}
      </Box>
    </Dialog>
  );
}

function withoutBackups(backups: readonly Backup[] | null | undefined): string {
  if (backups === undefined) return 'Procurando as cópias…';
  return backups
    ? 'Ainda não há nenhuma cópia.'
    : 'As cópias não puderam ser vistas. Confira a conexão e abra de novo.';
}

function Search({ backups }: { readonly backups: readonly Backup[] }) {
  const [backup, setBackup] = useState(backups[0]?.name ?? '');
  const [words, setWords] = useState('');
  const { found, search, forget } = useBackupSearch(useClinicTypes());
  return (
    <Stack gap={5}>
      <Text size={1} muted>
        O que volta é um rascunho: o site só muda quando alguém publica. O que foi apagado de vez não volta.
      </Text>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(backup, words);
        }}
      >
        <Stack gap={4}>
          <Stack gap={2}>
            <Text as="label" size={1} weight="medium" htmlFor="backup">
              Cópia de
            </Text>
            <Select
              id="backup"
              value={backup}
              onChange={(event) => {
                setBackup(event.currentTarget.value);
                forget();
              }}
            >
              {backups.map(({ name, at }) => (
                <option key={name} value={name}>
                  {formatMoment(at)}
                </option>
              ))}
            </Select>
          </Stack>
          <Stack gap={2}>
            <Text as="label" size={1} weight="medium" htmlFor="backup-words">
              Título ou nome
            </Text>
            <TextInput
              id="backup-words"
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
              placeholder="Raio-X"
            />
          </Stack>
          <Flex justify="flex-end">
            <Button
              type="submit"
              text="Procurar"
              fontSize={1}
              padding={3}
              disabled={!words.trim() || found.state === 'searching'}
            />
          </Flex>
        </Stack>
      </form>
      <Text as="output" size={1} muted>
        {found.state === 'done' ? counted(found.documents.length, found.more) : ''}
        {found.state === 'searching' ? 'Procurando na cópia. Pode levar um minuto.' : ''}
      </Text>
      {found.state === 'failed' && (
        <Text size={1} role="alert">
          A cópia não pôde ser lida. Tente de novo ou escolha outra.
        </Text>
      )}
      {found.state === 'done' && found.documents.map((one) => <Found key={one._id} document={one} />)}
    </Stack>
  );
}

function counted(count: number, more: boolean): string {
  if (count === 0 && !more) return 'Nada com esse título nesta cópia.';
  const told = count === 1 ? '1 documento' : `${count} documentos`;
  return more ? `${told}. Há outros: escreva mais palavras do título ou do nome.` : told;
}

function Found({ document }: { readonly document: StoredDocument }) {
  const type = useSchema().get(document._type);
  const { bringBack, isBusy } = useBringBack([], []);
  const [isRead, setRead] = useState(false);
  const name = nameOf(document) ?? 'Sem título';
  const id = document._id.replace(/^drafts\./, '');
  const changedAt = String(document['_updatedAt']);
  const texts = changesOf(type, null, document, () => undefined, Infinity).filter(({ to }) => to);
  return (
    <Card as="section" aria-label={name} padding={3} radius={2} border>
      <Stack gap={4}>
        <Stack gap={3}>
          <Text size={1} weight="medium">
            {name}
          </Text>
          <Text size={1} muted>
            {type?.title ?? document._type}, alterado em {formatMoment(changedAt)}
            {id === document._id ? '' : ', só rascunho'}
          </Text>
        </Stack>
        <Flex gap={2} wrap="wrap">
          <Button
            mode="bleed"
            fontSize={1}
            padding={3}
            text={isRead ? 'Fechar' : 'Ler o que dizia'}
            aria-expanded={isRead}
            aria-label={`${isRead ? 'Fechar' : 'Ler o que dizia'}: ${name}`}
            onClick={() => setRead(!isRead)}
          />
          <Button
            icon={RevertIcon}
            mode="ghost"
            fontSize={1}
            padding={3}
            text="Trazer de volta como rascunho"
            disabled={isBusy}
            aria-label={`Trazer de volta como rascunho: ${name}`}
            onClick={() => bringBack({ at: changedAt, by: '', document: { ...document, _id: id } })}
          />
        </Flex>
        {isRead && (
          <Stack gap={4}>
            {texts.map(({ field, to }) => (
              <Stack key={field} gap={2}>
                <Text size={1} muted>
                  {field}
                </Text>
                <Text size={1} style={{ whiteSpace: 'pre-wrap' }}>
                  {to}
                </Text>
              </Stack>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
