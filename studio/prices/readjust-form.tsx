import { Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { type FormEvent, useId, useState } from 'react';

import { counted } from '../change-dialog.tsx';
import { percentOf } from './readjust.ts';

interface ReadjustFormProps {
  /** How many amounts the last one changed; undefined before it and once nothing of it is left to be seen. */
  readonly count: number | undefined;
  /** @param hundredths of a percent */
  readonly onReadjust: (hundredths: number) => void;
}

/** More or less by a percentage for all amounts of the table, which are looked through afterwards. */
export function ReadjustForm({ count, onReadjust }: ReadjustFormProps) {
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const told = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hundredths = percentOf(typed);
    setRefused(hundredths === undefined);
    if (hundredths !== undefined) onReadjust(hundredths);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={3}>
        <Flex gap={2} align="center">
          <Box style={{ width: '7rem' }}>
            <TextInput
              fontSize={1}
              padding={3}
              aria-label="Reajuste em %"
              aria-describedby={told}
              aria-invalid={isRefused}
              placeholder="8 ou -5"
              suffix={
                <Card padding={3} tone="inherit">
                  <Text size={1} muted>
                    %
                  </Text>
                </Card>
              }
              value={typed}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setRefused(false);
              }}
            />
          </Box>
          <Button type="submit" mode="ghost" fontSize={1} padding={3} text="Reajustar" />
        </Flex>
        <Text as="output" size={1} muted={!isRefused} id={told}>
          {isRefused ? 'Escreva só o número, de -99 a 999, como 8, 8,5 ou -5.' : wordsOf(count)}
        </Text>
      </Stack>
    </form>
  );
}

function wordsOf(count: number | undefined): string {
  if (count === undefined) return '';
  if (count === 0) return 'Nenhum valor mudou.';
  return `${counted(count, '1 valor mudou', '# valores mudaram')} na tabela. Confira antes de confirmar.`;
}
