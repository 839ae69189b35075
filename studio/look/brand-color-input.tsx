import { Box, Button, Card, Flex, Grid, Stack, Text } from '@sanity/ui';
import { set, type StringInputProps, unset } from 'sanity';

import { brandColorProblem, brandPalette, contrast } from '../../schemas/index.ts';
import { ColorField } from './color-field.tsx';

/** The clinic's colour: picked, typed, or one of some; below it, what the site makes of it by day and by night. */
export function BrandColorInput({ value, onChange, elementProps, readOnly }: StringInputProps) {
  const problem = brandColorProblem(value);
  const change = (color: string) => onChange(color ? set(color) : unset());
  return (
    <Stack gap={4}>
      <Flex gap={2} align="flex-start" wrap="wrap">
        <Box flex={1} style={{ minWidth: '12rem' }}>
          <ColorField {...elementProps} value={value ?? ''} readOnly={readOnly ?? false} onColor={change} />
        </Box>
        {value && !readOnly ? <Button mode="bleed" text="Voltar ao azul" onClick={() => change('')} /> : null}
      </Flex>
      {typeof problem === 'string' ? (
        <Card tone="critical" padding={3} radius={2}>
          <Text size={1}>{problem}</Text>
        </Card>
      ) : null}
      {value && problem === true ? <Sample color={value} /> : null}
    </Stack>
  );
}

const themes = [
  ['light', 'Tema claro'],
  ['dark', 'Tema escuro'],
] as const;

const ratio = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** A button, a link and a label as the site draws them, and how well they can be read. */
function Sample({ color }: { readonly color: string }) {
  const { tone } = brandPalette(color);
  return (
    <Grid gridTemplateColumns={[1, 2]} gap={3} data-testid="brand-sample">
      {themes.map(([theme, title]) => {
        const tones = tone[theme].branco;
        const [onButton, onLink, onLabel] = [
          [tones.actionInk, tones.action],
          [tones.link, tones.ground],
          [tones.tintInk, tones.tint],
        ].map(([ink = '', ground = '']) => ratio.format(contrast(ink, ground)));
        const button = {
          padding: '0.75rem 1.25rem',
          border: `1px solid ${tones.actionEdge ?? tones.action}`,
          borderRadius: 8,
          background: tones.action,
          color: tones.actionInk,
          fontWeight: 500,
        };
        const label = { padding: '0.25rem 0.75rem', borderRadius: 999, background: tones.tint, color: tones.tintInk };
        return (
          <Card key={theme} border radius={2} overflow="hidden">
            <div
              style={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: '1rem',
                padding: '1.25rem',
                background: tones.ground,
                fontSize: '0.9375rem',
              }}
            >
              <span style={button}>Agendar</span>
              <span style={{ color: tones.link, textDecoration: 'underline' }}>Ver exames</span>
              <span style={label}>Clínica geral</span>
            </div>
            <Stack padding={3} gap={3}>
              <Text size={1} weight="medium">
                {title}
              </Text>
              <Text size={1} muted>
                Lê-se bem. Contraste: botão {onButton}, link {onLink}, etiqueta {onLabel}. O mínimo é 4,5.
              </Text>
              {tones.action === color ? null : (
                <Text size={1} muted>
                  O botão usa um tom {theme === 'dark' ? 'mais claro' : 'mais escuro'} da cor, para se ler e se
                  destacar.
                </Text>
              )}
            </Stack>
          </Card>
        );
      })}
    </Grid>
  );
}
