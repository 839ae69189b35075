import { TextInput } from '@sanity/ui';
import { type ChangeEvent, useState } from 'react';
import { set, type StringInputProps, unset } from 'sanity';

import { type MaskName, MASKS } from '../schemas/index.ts';

/**
 * While somebody types, the words stay as they are: reformatting under the cursor would move it. What is stored is
 * canonical from the first key on; the punctuation comes when the field is left.
 */
export function MaskedInput({ mask, value, onChange, elementProps, readOnly }: StringInputProps & { mask: MaskName }) {
  const [typed, setTyped] = useState<string>();
  const { stored, shown } = MASKS[mask];
  const { onFocus, onBlur, ...rest } = elementProps;
  return (
    <TextInput
      {...rest}
      data-testid="string-input"
      inputMode={mask === 'cnpj' ? 'text' : mask === 'phone' ? 'tel' : 'numeric'}
      readOnly={readOnly ?? false}
      value={typed ?? shown(value ?? '')}
      onFocus={(event) => {
        setTyped(shown(value ?? ''));
        onFocus(event);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur(event);
      }}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange(stored(text) ? set(stored(text)) : unset());
      }}
    />
  );
}
