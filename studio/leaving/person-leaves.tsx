import { LeaveIcon } from '@sanity/icons/Leave';
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useState } from 'react';
import { type DocumentActionComponent, useClient, useCurrentUser } from 'sanity';
import { IntentLink } from 'sanity/router';

import { FocusBack } from '../focus-back.ts';
import { useLakeTask } from '../use-lake-task.ts';
import {
  type LeftBehind,
  leftBehindBy,
  type Place,
  replaceIn,
  type SignedExam,
  type Successor,
  successorsOf,
  takeOff,
} from './left-behind.ts';
import { ReplacePerson, SuccessorChoice, waitsForSuccessor } from './replace-person.tsx';

interface Found {
  readonly behind: LeftBehind;
  readonly successors: readonly Successor[];
}

/**
 * “Saiu da clínica”: takes a person off the site, says what waits for somebody else, and who takes over in all exams. Where nobody
 * was named then, “Trocar por outra pessoa” asks later.
 */
export const PersonLeaves: DocumentActionComponent = ({ id, published, draft }) => {
  const client = useClient({ apiVersion: '2025-02-19' });
  const user = useCurrentUser();
  const toast = useToast();
  const [found, setFound] = useState<Found>();
  const { isBusy, run } = useLakeTask('Não deu certo');
  if (!published) return null;
  const hasLeft = published['status'] === 'ex-membro';

  const close = () => setFound(undefined);
  const look = async () => {
    const [behind, successors] = await Promise.all([leftBehindBy(client, id), successorsOf(client, id)]);
    setFound({ behind, successors });
  };
  /** Asked at the press: a colleague may have changed somebody since the dialog opened. */
  const mayTakeOver = async (by: Successor) => {
    const successors = await successorsOf(client, id);
    if (successors.some(({ _id }) => _id === by._id)) return true;
    await look();
    const description = 'Nada foi mudado. Escolha outra pessoa.';
    toast.push({ status: 'warning', title: `${by.fullName} não pode mais assumir os exames`, description });
    return false;
  };
  const leave = async (by: Successor | undefined) => {
    if (by && !(await mayTakeOver(by))) return;
    await takeOff(client, id, draft !== null);
    toast.push({ status: 'success', title: 'O perfil saiu do site' });
    if (by) await handOver(by);
    close();
  };
  const replace = async (by: Successor) => {
    if (await mayTakeOver(by)) await handOver(by);
  };
  const handOver = async (by: Successor) => {
    if (!user) return;
    await replaceIn(client, id, { by: by._id, user: { id: user.id, name: user.name } });
    close();
    toast.push({ status: 'success', title: `${by.fullName} assume os exames` });
  };
  const title = hasLeft ? 'Trocar por outra pessoa' : 'Saiu da clínica';
  return {
    label: title,
    title: hasLeft
      ? 'Escolhe quem assina os laudos e responde pelos preparos, em todos os exames.'
      : 'Tira o perfil do site e mostra o que outra pessoa precisa assumir.',
    icon: LeaveIcon,
    disabled: isBusy,
    onHandle: () => void run(look),
    dialog: found && {
      type: 'dialog',
      header: title,
      onClose: close,
      content: (
        <FocusBack>
          {hasLeft ? (
            <ReplacePerson
              found={found.behind}
              successors={found.successors}
              isBusy={isBusy}
              onReplace={(by) => void run(() => replace(by))}
            />
          ) : (
            <Leaving
              found={found.behind}
              successors={found.successors}
              isBusy={isBusy}
              onClose={close}
              onLeave={(by) => void run(() => leave(by))}
            />
          )}
        </FocusBack>
      ),
    },
  };
};

const TASKS = [
  ['offices', 'Cargos nas configurações: escolha outra pessoa'],
  ['exams', 'Exames que outra pessoa precisa assumir'],
  ['articles', 'Artigos que escreveu ou revisou: outra pessoa precisa revisar'],
  ['lists', 'Serviços e exames em que aparece: o site tira o nome sozinho'],
] as const;

interface LeavingProps {
  readonly found: LeftBehind;
  readonly successors: readonly Successor[];
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onLeave: (by: Successor | undefined) => void;
}

function Leaving({ found, successors, isBusy, onClose, onLeave }: LeavingProps) {
  const [choice, setChosen] = useState<Successor>();
  // Who cannot take over any more is not chosen any more.
  const chosen = successors.find(({ _id }) => _id === choice?._id);
  const tasks = TASKS.filter(([name]) => found[name].length > 0);
  return (
    <Stack gap={5} data-testid="leaving">
      <Text size={1}>
        O perfil e o nome saem das páginas assim que você confirmar. O que a pessoa escreveu fica guardado, e o perfil
        volta se a situação voltar para “Em atividade”.
      </Text>
      {found.director ? (
        <Card padding={3} radius={2} tone="caution" border>
          <Text size={1}>
            É o diretor técnico da clínica. <SettingsLink onClick={onClose} />, publique, e volte aqui.
          </Text>
        </Card>
      ) : null}
      {waitsForSuccessor(found) ? (
        <SuccessorChoice
          found={found}
          successors={successors}
          chosen={chosen}
          nobody="Decidir depois"
          onChoose={setChosen}
        />
      ) : null}
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" text="Cancelar" onClick={onClose} />
        <Button
          text={chosen ? 'Tirar do site e trocar' : 'Tirar do site'}
          disabled={found.director || isBusy}
          loading={isBusy}
          onClick={() => onLeave(chosen)}
        />
      </Flex>
      {tasks.map(([name, title]) => (
        <Stack key={name} gap={3}>
          <Text size={1} weight="medium">
            {title}
          </Text>
          <Places places={name === 'exams' ? found.exams.map(withTask) : found[name]} onOpen={onClose} />
        </Stack>
      ))}
    </Stack>
  );
}

function SettingsLink({ onClick }: { readonly onClick: () => void }) {
  const params = { id: 'siteSettings', type: 'siteSettings', path: 'technicalDirector' };
  return (
    <IntentLink intent="edit" params={params} style={{ textDecoration: 'underline' }} onClick={onClick}>
      Indique outra pessoa
    </IntentLink>
  );
}

interface Line extends Place {
  /** What waits there. */
  readonly task?: string;
}

function withTask(exam: SignedExam): Line {
  return { ...exam, task: [exam.signs && 'laudo', exam.reviews && 'preparo'].filter(Boolean).join(' e ') };
}

function Places({ places, onOpen }: { readonly places: readonly Line[]; readonly onOpen: () => void }) {
  return (
    <Stack as="ul" gap={4}>
      {places.map(({ _id, _type, title, path, task }) => (
        <Box as="li" key={path ?? _id} paddingLeft={3}>
          <Text size={1}>
            <IntentLink
              intent="edit"
              params={{ id: _id, type: _type, ...(path && { path }) }}
              style={{ textDecoration: 'underline' }}
              onClick={onOpen}
            >
              {title}
            </IntentLink>
            {task && `: ${task}`}
          </Text>
        </Box>
      ))}
    </Stack>
  );
}
