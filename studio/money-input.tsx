import { Card, Stack, Text, TextInput } from '@sanity/ui';
import { type ChangeEvent, useState } from 'react';
import { type NumberInputProps, set, unset } from 'sanity';

import { centavosOf, reaisOf } from '../schemas/index.ts';

/** An amount in reais, as a price list has it. What is no amount is not stored, and is said below the field. */
export function MoneyInput({ value, onChange, elementProps, readOnly }: NumberInputProps) {
  const [typed, setTyped] = useState<string>();
  const { onFocus, onBlur, ...rest } = elementProps;
  const isUnclear = typed !== undefined && typed.trim() !== '' && centavosOf(typed) === undefined;
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
        onFocus={(event) => {
          setTyped(reaisOf(value));
          onFocus(event);
        }}
        onBlur={(event) => {
          // Left as it is when it is no amount, so that nothing somebody typed goes without a word.
          if (!isUnclear) setTyped(undefined);
          onBlur(event);
        }}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          const text = event.currentTarget.value;
          setTyped(text);
          const centavos = centavosOf(text);
          if (centavos !== undefined) onChange(set(centavos));
          else if (text.trim() === '') onChange(unset());
        }}
      />
      {isUnclear ? (
        <Text size={1} muted>
          Escreva só o valor, como 250,00. Continua guardado: {value === undefined ? 'nenhum' : `R$ ${reaisOf(value)}`}.
        </Text>
      ) : null}
    </Stack>
  );
}
