import { Card, Flex, Radio, Stack, Text } from '@sanity/ui';
import { useEffect } from 'react';
import { set, type StringInputProps } from 'sanity';

import { fonts, loadFonts, seedFont } from '../../schemas/index.ts';

/** So that Studio's own letters stay what they are. */
const sampleFamily = (font: string) => `site-${font}`;

/** Hands the fonts to the browser once; without them the names alone are shown. */
async function showFonts() {
  for (const [font, data] of Object.entries(await loadFonts())) {
    const family = sampleFamily(font);
    if (document.fonts.check(`1em ${family}`) && [...document.fonts].some((face) => face.family === family)) continue;
    document.fonts.add(new FontFace(family, `url(data:font/woff2;base64,${data})`, { weight: '400 700' }));
  }
}

/** The fonts to choose from, each in its own letters. */
export function FontInput({ value, onChange, elementProps, readOnly }: StringInputProps) {
  const { id, ref, onFocus, onBlur } = elementProps;
  useEffect(() => void showFonts(), []);
  return (
    <Stack gap={2} role="radiogroup" aria-label="Letra" id={id} ref={ref} tabIndex={-1}>
      {Object.entries(fonts).map(([font, { family, kind }]) => (
        <Card key={font} as="label" border radius={2} padding={3} style={{ cursor: 'pointer' }}>
          <Flex gap={3} align="center">
            <Radio
              name={id}
              checked={(value ?? seedFont) === font}
              readOnly={readOnly ?? false}
              onFocus={onFocus}
              onBlur={onBlur}
              onChange={() => onChange(set(font))}
            />
            <Stack gap={3}>
              <span style={{ fontFamily: `${sampleFamily(font)}, sans-serif`, fontSize: '1.25rem', lineHeight: 1.3 }}>
                <b>Consulta às 7h30,</b> com atenção e tempo
              </span>
              <Text size={1} muted>
                {family}, {kind}
              </Text>
            </Stack>
          </Flex>
        </Card>
      ))}
    </Stack>
  );
}
