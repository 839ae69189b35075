import { LeaveIcon } from '@sanity/icons/Leave';
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { type DocumentActionComponent, useClient } from 'sanity';
import { IntentLink } from 'sanity/router';

import { type LeftBehind, leftBehindBy, type Place, takeOff } from './left-behind.ts';

/** “Saiu da clínica”: takes a person off the site in one step, and says what now waits for somebody else. */
export const PersonLeaves: DocumentActionComponent = ({ id, published, draft }) => {
  const client = useClient({ apiVersion: '2025-02-19' });
  const toast = useToast();
  const [found, setFound] = useState<LeftBehind>();
  const [isBusy, setBusy] = useState(false);
  if (!published || published['status'] === 'ex-membro') return null;

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch {
      toast.push({ status: 'error', title: 'Não deu certo', description: 'Confira a conexão e tente de novo.' });
    } finally {
      setBusy(false);
    }
  };
  const close = () => setFound(undefined);
  return {
    label: 'Saiu da clínica',
    title: 'Tira o perfil do site e mostra o que outra pessoa precisa assumir.',
    icon: LeaveIcon,
    disabled: isBusy,
    onHandle: () => void attempt(async () => setFound(await leftBehindBy(client, id))),
    dialog: found && {
      type: 'dialog',
      header: 'Saiu da clínica',
      onClose: close,
      content: (
        <Leaving
          found={found}
          isBusy={isBusy}
          onClose={close}
          onLeave={() =>
            void attempt(async () => {
              await takeOff(client, id, draft !== null);
              close();
              toast.push({ status: 'success', title: 'O perfil saiu do site' });
            })
          }
        />
      ),
    },
  };
};

const TASKS = [
  ['offices', 'Cargos nas configurações: escolha outra pessoa'],
  ['reports', 'Exames cujo laudo assina: escolha quem assina agora'],
  ['preparations', 'Preparos que revisou: outra pessoa precisa revisar'],
  ['articles', 'Artigos que escreveu ou revisou: outra pessoa precisa revisar'],
  ['lists', 'Serviços e exames em que aparece: o site tira o nome sozinho'],
] as const;

interface LeavingProps {
  readonly found: LeftBehind;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

function Leaving({ found, isBusy, onClose, onLeave }: LeavingProps) {
  const tasks = TASKS.filter(([name]) => found[name].length > 0);
  return (
    <Stack gap={5} data-testid="leaving">
      <Text size={1}>
        O perfil e o nome saem das páginas assim que você confirmar. O que a pessoa escreveu fica guardado, e o perfil
        volta se a situação voltar para “Ativo”.
      </Text>
      {found.director ? (
        <Card padding={3} radius={2} tone="caution" border>
          <Text size={1}>
            É o diretor técnico da clínica. <SettingsLink onClick={onClose} />, publique, e volte aqui.
          </Text>
        </Card>
      ) : null}
      {tasks.map(([name, title]) => (
        <Stack key={name} gap={3}>
          <Text size={1} weight="medium">
            {title}
          </Text>
          <Places places={found[name]} onOpen={onClose} />
        </Stack>
      ))}
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text="Cancelar" onClick={onClose} />
        <Button
          tone="critical"
          text="Tirar do site"
          disabled={found.director || isBusy}
          loading={isBusy}
          onClick={onLeave}
        />
      </Flex>
    </Stack>
  );
}

function SettingsLink({ onClick }: { readonly onClick: () => void }) {
  const params = { id: 'siteSettings', type: 'siteSettings', path: 'technicalDirector' };
  return (
    <IntentLink intent="edit" params={params} onClick={onClick}>
      Indique outra pessoa
    </IntentLink>
  );
}

function Places({ places, onOpen }: { readonly places: readonly Place[]; readonly onOpen: () => void }) {
  return (
    <Stack as="ul" gap={2}>
      {places.map(({ _id, _type, title }) => (
        <Box as="li" key={_id} paddingLeft={3}>
          <Text size={1}>
            <IntentLink intent="edit" params={{ id: _id, type: _type }} onClick={onOpen}>
              {title}
            </IntentLink>
          </Text>
        </Box>
      ))}
    </Stack>
  );
}
