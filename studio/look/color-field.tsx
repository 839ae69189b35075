import { Flex, Stack, TextInput } from '@sanity/ui';
import type { ComponentProps } from 'react';

import { storedColor } from '../../schemas/index.ts';

/** Colours that clinics often have, and their names. */
const PRESETS = [
  ['#316ce8', 'Azul'],
  ['#0b5c8a', 'Azul-petróleo'],
  ['#00796b', 'Verde-água'],
  ['#1b5e20', 'Verde-escuro'],
  ['#6a1b9a', 'Roxo'],
  ['#ad1457', 'Vinho'],
  ['#b3261e', 'Vermelho'],
  ['#d84f00', 'Laranja'],
  ['#f5c400', 'Amarelo'],
] as const;

const square = { boxSizing: 'border-box', width: '2.25rem', height: '2.25rem', padding: 0, cursor: 'pointer' } as const;

interface ColorFieldProps extends Omit<ComponentProps<typeof TextInput>, 'onChange' | 'value'> {
  /** As stored; empty for none. */
  readonly value: string;
  readonly onColor: (color: string) => void;
}

/** A colour: by the browser's own picker, in letters, or one of the usual ones. */
export function ColorField({ value, onColor, readOnly = false, ...input }: ColorFieldProps) {
  const isColor = Boolean(value) && /^#[0-9a-f]{6}$/.test(value);
  return (
    <Stack gap={3}>
      <Flex gap={2}>
        <input
          type="color"
          aria-label="Escolher a cor"
          disabled={readOnly}
          value={isColor ? value : PRESETS[0][0]}
          style={{ ...square, flex: 'none' }}
          onChange={(event) => onColor(event.currentTarget.value)}
        />
        <div style={{ flex: 1 }}>
          <TextInput
            {...input}
            readOnly={readOnly}
            value={value}
            placeholder="#1b5e20"
            spellCheck={false}
            onChange={(event) => onColor(storedColor(event.currentTarget.value))}
          />
        </div>
      </Flex>
      <Flex gap={2} wrap="wrap">
        {PRESETS.map(([color, name]) => (
          <button
            key={color}
            type="button"
            aria-label={name}
            aria-pressed={value === color}
            title={name}
            disabled={readOnly}
            style={{
              ...square,
              border: '1px solid rgb(0 0 0 / 25%)',
              borderRadius: 6,
              outline: value === color ? '2px solid currentColor' : undefined,
              outlineOffset: 2,
              background: color,
            }}
            onClick={() => onColor(color)}
          />
        ))}
      </Flex>
    </Stack>
  );
}
