import { Card, Stack, Text, TextInput } from '@sanity/ui';
import type { ChangeEvent } from 'react';
import { type NumberInputProps, PatchEvent, set, unset, useFormCallbacks } from 'sanity';

import { centavosOf, reaisOf } from '../schemas/index.ts';
import { useClinicToday } from './clinic-today.ts';
import { useTypedText } from './typed-text.ts';

/**
 * An amount in reais, as a price list has it. What is no amount is not stored, is said below the field, and keeps the document
 * from being published. The date that the schema names beside it moves to today with each change of the amount; whoever writes
 * may set it back.
 */
export function MoneyInput({ value, onChange, elementProps, readOnly, path, schemaType }: NumberInputProps) {
  const form = useFormCallbacks();
  const today = useClinicToday();
  const { typed, change, problem } = useTypedText(
    path,
    (text) => centavosOf(text) !== undefined,
    `Escreva só o valor, como 250,00. ${value === undefined ? 'Nada foi guardado.' : `Continua guardado: R$ ${reaisOf(value)}.`}`,
  );
  const { onBlur, ...rest } = elementProps;
  const { movesDate } = schemaType.options ?? {};
  const store = (centavos: number | undefined) => {
    if (centavos === value) return;
    onChange(centavos === undefined ? unset() : set(centavos));
    if (movesDate) form.onChange(PatchEvent.from(set(today(), [...path.slice(0, -1), movesDate])));
  };
  return (
    <Stack gap={2}>
      <TextInput
        {...rest}
        data-testid="money-input"
        type="text"
        inputMode="decimal"
        prefix={
          <Card padding={3} tone="inherit">
            <Text size={1} muted>
              R$
            </Text>
          </Card>
        }
        placeholder="250,00"
        readOnly={readOnly ?? false}
        value={typed ?? reaisOf(value)}
        onBlur={(event) => {
          // Left as it is when it is no amount, so that nothing somebody typed goes without a word.
          if (!problem) change(undefined);
          onBlur(event);
        }}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          const text = event.currentTarget.value;
          change(text);
          const centavos = centavosOf(text);
          if (centavos !== undefined || text.trim() === '') store(centavos);
        }}
      />
      {problem ? (
        <Text size={1} role="alert">
          {problem}
        </Text>
      ) : null}
    </Stack>
  );
}
