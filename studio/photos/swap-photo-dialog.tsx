import { ImageIcon } from '@sanity/icons/Image';
import { Box, Button, Card, Dialog, Flex, Grid, Select, Stack, Text, TextInput } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useClient, useCurrentUser } from 'sanity';

import { PEOPLE_CONSENT, PICTURE_TYPES } from '../../schemas/index.ts';
import { useFocusBack, useFocusKept } from '../focus-back.ts';
import { useLakeTask } from '../use-lake-task.ts';
import { mayPublish } from '../roles.ts';
import { whyNotSent } from '../why-refused.ts';
import { drawnPlaces } from './drawn-places.ts';
import { keyOf, swapMutations, type UsedPhoto, usedPhotos, usesOf } from './swap-photo.ts';

/** “Trocar foto”: a photo the site shows is replaced wherever it stands (T10), and a drawing by a photo (S15). */
export function SwapPhotoDialog({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  const client = useClient({ apiVersion: '2025-02-19' });
  const [photos, setPhotos] = useState<readonly UsedPhoto[]>();
  const [chosen, setChosen] = useState<UsedPhoto>();
  const steps = useFocusKept();
  useEffect(() => {
    let isOpen = true;
    Promise.all([usedPhotos(client), drawnPlaces(client)]).then(
      (found) => isOpen && setPhotos(found.flat()),
      () => isOpen && setPhotos([]),
    );
    return () => {
      isOpen = false;
    };
  }, [client]);
  return (
    <Dialog id="swap-photo" header="Trocar foto" width={1} onClose={onClose} zOffset={1000}>
      <Box padding={4} ref={steps} tabIndex={-1} style={{ outline: 'none' }}>
        {chosen ? (
          <Replacement photo={chosen} onBack={() => setChosen(undefined)} onDone={onClose} />
        ) : (
          <Choice photos={photos} onChoose={setChosen} />
        )}
      </Box>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly photos: readonly UsedPhoto[] | undefined;
  readonly onChoose: (photo: UsedPhoto) => void;
}

function Choice({ photos, onChoose }: ChoiceProps) {
  if (!photos) return <Text size={1}>Procurando as fotos do site…</Text>;
  if (photos.length === 0) {
    return <Text size={1}>Não foi possível ver as fotos do site. Confira a conexão e abra de novo.</Text>;
  }
  const drawn = photos.filter(({ drawnAt }) => drawnAt);
  const shown = photos.filter(({ drawnAt }) => !drawnAt);
  return (
    <Stack gap={4}>
      {shown.length > 0 && (
        <>
          <Text size={1}>Qual foto sai?</Text>
          <Grid gridTemplateColumns={[2, 3]} gap={3}>
            {shown.map((photo) => {
              const places = [...new Set(usesOf(photo).map(({ title }) => title))].join(', ');
              return (
                <Card
                  key={photo._id}
                  as="button"
                  type="button"
                  padding={2}
                  radius={2}
                  border
                  aria-label={`Trocar a foto de ${places}`}
                  onClick={() => onChoose(photo)}
                >
                  <Stack gap={3}>
                    <Thumbnail url={photo.url} />
                    <Text size={1} textOverflow="ellipsis">
                      {places}
                    </Text>
                  </Stack>
                </Card>
              );
            })}
          </Grid>
        </>
      )}
      {drawn.length > 0 && (
        <Stack as="section" gap={3} aria-label="Sem foto ainda">
          <Text size={1}>
            {shown.length > 0 ? 'Ou que lugar recebe uma foto?' : 'Que lugar recebe uma foto?'} Estes mostram um desenho
            ou só iniciais.
          </Text>
          <Grid gridTemplateColumns={[1, 1, 2]} gap={2}>
            {drawn.map((photo) => (
              <Button
                key={photo._id}
                mode="ghost"
                fontSize={1}
                padding={3}
                justify="flex-start"
                icon={ImageIcon}
                text={usesOf(photo)[0]?.title}
                onClick={() => onChoose(photo)}
              />
            ))}
          </Grid>
        </Stack>
      )}
    </Stack>
  );
}

function Thumbnail({ url }: { readonly url: string }) {
  const style = { width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' } as const;
  return <img src={`${url}?w=320&h=240&fit=crop`} alt="" style={style} />;
}

/** What was chosen, before it is sent. */
function ChosenFile({ file }: { readonly file: File }) {
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return <img src={url} alt="Foto escolhida" style={{ maxWidth: 160, maxHeight: 160 }} />;
}

interface ReplacementProps {
  readonly photo: UsedPhoto;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

function Replacement({ photo, onBack, onDone }: ReplacementProps) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const publishes = mayPublish(useCurrentUser());
  const toast = useToast();
  const { isBusy, run } = useLakeTask('Não foi possível trocar', whyNotSent);
  const uses = usesOf(photo);
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [peopleConsent, setPeopleConsent] = useState('');
  const [credit, setCredit] = useState('');
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(uses.flatMap((use) => (use.alt === undefined ? [] : [[keyOf(use), use.alt]]))),
  );
  const isOnlyLogo = uses.every(({ isLogo }) => isLogo);
  const saysOrigin = isOnlyLogo || peopleConsent !== '' || credit.trim() !== '';
  const isDescribed = Object.values(alts).every((alt) => alt.trim() !== '');

  const swap = async () => {
    if (!file) return;
    const asset = await client.assets.upload('image', file, { filename: file.name });
    const wanted = { assetId: asset._id, alts, peopleConsent, credit: credit.trim() };
    await client.mutate([...swapMutations(photo, wanted, publishes)] as Parameters<typeof client.mutate>[0]);
    toast.push({
      status: 'success',
      title:
        publishes && photo.documents.some(({ _id }) => !_id.startsWith('drafts.'))
          ? 'A foto nova está no site'
          : 'A foto nova espera nos rascunhos',
    });
    onDone();
  };

  return (
    <Stack gap={5} data-testid="swap-photo">
      <Flex gap={4} align="flex-start" wrap="wrap">
        {photo.url && (
          <Box style={{ width: 160 }}>
            <Thumbnail url={photo.url} />
          </Box>
        )}
        <Stack gap={3} flex={1}>
          <Text size={1} weight="medium">
            Foto nova
          </Text>
          <input
            ref={picker}
            type="file"
            accept={PICTURE_TYPES}
            hidden
            onChange={(event) => setFile(event.currentTarget.files?.[0])}
          />
          <Button mode="ghost" text={file?.name ?? 'Escolher arquivo'} onClick={() => picker.current?.click()} />
          {file ? <ChosenFile key={`${file.name} ${file.lastModified}`} file={file} /> : null}
        </Stack>
      </Flex>
      <Stack gap={3}>
        <Text size={1} weight="medium">
          Confira a descrição em cada lugar (para quem não enxerga)
        </Text>
        {uses.map((use) => (
          <Stack key={keyOf(use)} gap={2}>
            <Text size={1} muted>
              {use.title}
              {use.isLogo ? ': logotipo, descrito pelo nome' : ''}
              {use.alt === undefined && !use.isLogo ? ': imagem decorativa, sem descrição' : ''}
            </Text>
            {use.alt === undefined ? null : (
              <TextInput
                fontSize={1}
                maxLength={160}
                aria-label={`Descrição em ${use.title}`}
                value={alts[keyOf(use)] ?? ''}
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  setAlts((known) => ({ ...known, [keyOf(use)]: value }));
                }}
              />
            )}
          </Stack>
        ))}
      </Stack>
      {isOnlyLogo ? null : <Origin {...{ peopleConsent, setPeopleConsent, credit, setCredit }} />}
      <Text size={1} muted>
        {publishes
          ? 'Troca nas páginas publicadas e nos rascunhos. Nada mais do que está em rascunho é publicado.'
          : 'Prepara rascunhos com a foto nova. O site muda quando alguém publicar.'}
      </Text>
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text="Voltar" onClick={onBack} />
        <Button
          text={publishes ? 'Trocar no site' : 'Preparar rascunhos'}
          disabled={!file || !isDescribed || isBusy || !saysOrigin}
          loading={isBusy}
          onClick={() => void run(swap)}
        />
      </Flex>
    </Stack>
  );
}

interface OriginProps {
  readonly peopleConsent: string;
  readonly setPeopleConsent: (value: string) => void;
  readonly credit: string;
  readonly setCredit: (value: string) => void;
}

/** Who is seen on a photo, and who sold it. */
function Origin({ peopleConsent, setPeopleConsent, credit, setCredit }: OriginProps) {
  return (
    <>
      <Stack gap={2}>
        <Text as="label" size={1} weight="medium" htmlFor="swap-photo-people">
          Quem aparece na foto nova
        </Text>
        <Select
          id="swap-photo-people"
          fontSize={1}
          value={peopleConsent}
          onChange={(event) => setPeopleConsent(event.currentTarget.value)}
        >
          <option value="">Escolha</option>
          {PEOPLE_CONSENT.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      </Stack>
      <Stack gap={2}>
        <Text as="label" size={1} weight="medium" htmlFor="swap-photo-credit">
          Crédito ou origem, só se for imagem de banco
        </Text>
        <TextInput
          id="swap-photo-credit"
          fontSize={1}
          value={credit}
          onChange={(event) => setCredit(event.currentTarget.value)}
        />
      </Stack>
    </>
  );
}
