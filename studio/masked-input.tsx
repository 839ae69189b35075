import { TextInput } from '@sanity/ui';
import { type ChangeEvent, useState } from 'react';
import { type InputProps, type NumberInputProps, set, type StringInputProps, unset } from 'sanity';

import { type MaskName, MASKS } from '../schemas/index.ts';
import { MoneyInput } from './money-input.tsx';
import { ReplyInput } from './reply-input.tsx';

/**
 * While somebody types, the words stay as they are: reformatting under the cursor would move it. What is stored is
 * canonical from the first key on; the punctuation comes when the field is left.
 */
function MaskedInput({ mask, value, onChange, elementProps, readOnly }: StringInputProps & { mask: MaskName }) {
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

/** Studio's input for every field: masked or with ways to answer where the schema says so, else Studio's own. */
export function inputWithMask(props: InputProps) {
  const options: unknown = props.schemaType.options;
  if (typeof options === 'object' && options !== null && 'reply' in options && options.reply === true) {
    return <ReplyInput {...(props as StringInputProps)} />;
  }
  const mask = typeof options === 'object' && options !== null && 'mask' in options ? options.mask : undefined;
  if (mask === 'money') return <MoneyInput {...(props as NumberInputProps)} />;
  if (typeof mask !== 'string' || !Object.hasOwn(MASKS, mask)) return props.renderDefault(props);
  return <MaskedInput {...(props as StringInputProps)} mask={mask as MaskName} />;
}
