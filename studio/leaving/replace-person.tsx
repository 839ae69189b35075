import { Button, Flex, Select, Stack, Text } from '@sanity/ui';
import { useState } from 'react';

import type { LeftBehind, Successor } from './left-behind.ts';

/** Whether somebody else has to answer for exams. */
export function waitsForSuccessor({ exams }: LeftBehind): boolean {
  return exams.length > 0;
}

interface ChoiceProps {
  readonly found: LeftBehind;
  readonly successors: readonly Successor[];
  readonly chosen: Successor | undefined;
  /** What is said while nobody takes over. */
  readonly nobody: string;
  readonly onChoose: (successor: Successor | undefined) => void;
}

/** Who signs reports and answers for preparations from now on, in all exams at once. */
export function SuccessorChoice({ found, successors, chosen, nobody, onChoose }: ChoiceProps) {
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Text as="label" size={1} weight="medium" htmlFor="successor">
          Quem assume todos os exames
        </Text>
        <Select
          id="successor"
          value={chosen?._id ?? ''}
          onChange={({ currentTarget }) => onChoose(successors.find(({ _id }) => _id === currentTarget.value))}
        >
          <option value="">{nobody}</option>
          {successors.map(({ _id, fullName }) => (
            <option key={_id} value={_id}>
              {fullName}
            </option>
          ))}
        </Select>
      </Stack>
      {found.exams.some(({ reviews }) => reviews) ? (
        <Text size={1} muted>
          Os laudos mudam no site na hora. Os preparos continuam no ar sem o nome de quem saiu, até que o diretor
          técnico aprove: o pedido de cada um já fica em “Esperando aprovação”.
        </Text>
      ) : null}
    </Stack>
  );
}

interface ReplaceProps extends Pick<ChoiceProps, 'found' | 'successors'> {
  readonly isBusy: boolean;
  readonly onReplace: (by: Successor) => void;
}

/** Of somebody who left before: the choice that nobody made then. */
export function ReplacePerson({ found, successors, isBusy, onReplace }: ReplaceProps) {
  const [choice, setChosen] = useState<Successor>();
  const chosen = successors.find(({ _id }) => _id === choice?._id);
  if (!waitsForSuccessor(found)) return <Text size={1}>Nenhum exame espera por outra pessoa.</Text>;
  return (
    <Stack gap={4} data-testid="replacing">
      <Text size={1}>
        Quem saiu assina {counted(found.exams.filter(({ signs }) => signs).length, 'laudo')} e responde por{' '}
        {counted(found.exams.filter(({ reviews }) => reviews).length, 'preparo')}. Sem troca, esses exames não podem ser
        publicados.
      </Text>
      <SuccessorChoice
        found={found}
        successors={successors}
        chosen={chosen}
        nobody="Escolha quem tem CRM"
        onChoose={setChosen}
      />
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button
          text="Trocar em todos os exames"
          disabled={!chosen || isBusy}
          loading={isBusy}
          onClick={() => chosen && onReplace(chosen)}
        />
      </Flex>
    </Stack>
  );
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
