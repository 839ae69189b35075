import { Button, Flex, Select, Stack, Text } from '@sanity/ui';
import { useState } from 'react';

import { useFocusKept } from '../focus-back.ts';
import type { LeftBehind, Successor } from './left-behind.ts';

interface ReplaceProps {
  readonly found: LeftBehind;
  readonly successors: readonly Successor[];
  readonly isBusy: boolean;
  readonly onReplace: (by: Successor) => void;
}

/** Who signs reports and answers for preparations from now on, in all exams at once. */
export function ReplacePerson({ found: { reports, preparations }, successors, isBusy, onReplace }: ReplaceProps) {
  const [chosen, setChosen] = useState('');
  const step = useFocusKept();
  const successor = successors.find(({ _id }) => _id === chosen);
  if (reports.length + preparations.length === 0) {
    return <Text size={1}>Nenhum exame espera por outra pessoa.</Text>;
  }
  return (
    <Stack gap={4} ref={step} tabIndex={-1} style={{ outline: 'none' }} data-testid="replacing">
      <Text size={1}>
        Quem saiu assina {counted(reports.length, 'laudo')} e responde por {counted(preparations.length, 'preparo')}.
        Sem troca, esses exames não podem ser publicados.
      </Text>
      <Stack gap={2}>
        <Text as="label" size={1} weight="medium" htmlFor="successor">
          Trocar por
        </Text>
        <Select id="successor" value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
          <option value="">Escolha quem tem CRM</option>
          {successors.map(({ _id, fullName }) => (
            <option key={_id} value={_id}>
              {fullName}
            </option>
          ))}
        </Select>
      </Stack>
      {preparations.length > 0 ? (
        <Text size={1} muted>
          Os laudos mudam no site agora. Os preparos continuam no ar sem o nome de quem saiu, até que o diretor técnico
          aprove: o pedido de cada um já fica em “Esperando aprovação”.
        </Text>
      ) : null}
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button
          text="Trocar em todos os exames"
          disabled={!successor || isBusy}
          loading={isBusy}
          onClick={() => successor && onReplace(successor)}
        />
      </Flex>
    </Stack>
  );
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
