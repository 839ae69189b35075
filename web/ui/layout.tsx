import { css, styled } from 'styled-components';
import { space, radius, theme, type Breakpoint, from, measure, headerHeight } from './tokens.ts';

/** Steps of 2 px: 16 are 32 px. */
export type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16;

const sides = {
  '': [''],
  t: ['-block-start'],
  b: ['-block-end'],
  l: ['-inline-start'],
  r: ['-inline-end'],
  x: ['-inline'],
  y: ['-block'],
} as const;

type Side = keyof typeof sides;
type Name = `$${'m' | 'p'}${Side}`;

/** Margins and paddings by short names: `$mt={8}` is 16 px above, `$px={4}` 8 px at both sides, `$gap` between. */
export type SpacingProps = Partial<Record<Name | '$gap', Step>>;

const properties: readonly (readonly [keyof SpacingProps, string])[] = [
  ...(['m', 'p'] as const).flatMap((kind) =>
    (Object.keys(sides) as Side[]).map((side): readonly [Name, string] => [
      `$${kind}${side}`,
      `${kind === 'm' ? 'margin' : 'padding'}${sides[side][0]}`,
    ]),
  ),
  ['$gap', 'gap'],
];

/** The spacing utilities (B8) as a mixin for any styled component; later names win over earlier, sides over all. */
const spacing = css<SpacingProps>`
  ${(props) =>
    properties.map(([name, property]) => {
      const step = props[name];
      return step === undefined ? null : `${property}:${space(step)};`;
    })}
`;

/** A plain block that takes the spacing utilities. */
export const Box = styled.div<SpacingProps>`
  ${spacing}
`;

/** A quiet box: hairline and soft surface, no shadow. */
export const Card = styled.div`
  padding: clamp(1.25rem, 1rem + 1.1vw, 2rem);
  border: 1px solid ${theme.tone.line};
  border-radius: ${radius.card};
  background: ${theme.tone.card};
  color: ${theme.tone.ink};
`;

/** Children below one another. `$gap` in steps of 2 px. */
export const Stack = styled.div<{ $gap?: number }>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${(p) => space(p.$gap ?? 8)};
`;

/** Children in a row that wraps. `$gap` in steps of 2 px. */
export const Cluster = styled.div<{ $gap?: number }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${(p) => space(p.$gap ?? 6)};
`;

type GridBreakpoint = Extract<Breakpoint, `grid${string}`>;
const steps: readonly GridBreakpoint[] = ['gridSm', 'gridMd', 'gridLg', 'gridXl'];

/** Twelve columns. Children are `Column`s. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${space(16)} min(clamp(1rem, 2.4vw, 2rem), 4vw);
`;

type Spans = Partial<Record<GridBreakpoint, number>>;

/** Takes all twelve columns on a phone, and from each breakpoint upwards as many as `$span` says. */
export const Column = styled.div<{ $span?: Spans }>`
  grid-column: span 12;
  ${({ $span = {} }) =>
    steps.map((step) =>
      $span[step] === undefined
        ? null
        : css`
            ${from(step)} {
              grid-column: span ${$span[step]};
            }
          `,
    )}
`;

/** The content column: 1140 px at most, with breathing room at the sides. */
export const containerStyle = css`
  width: 100%;
  max-width: calc(${measure.content} + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  --gutter: clamp(1.25rem, 0.6rem + 2.9vw, 2.5rem);
`;

/** The content column. */
export const Container = styled.div`
  ${containerStyle}
`;

/** A bar of controls: 64 px high, 56 on small screens, 48 where it is dense (B8). */
export const Toolbar = styled(Container)<{ $dense?: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(8)};
  min-height: ${(p) => (p.$dense ? headerHeight.dense : headerHeight.small)};
  ${from('gridMd')} {
    min-height: ${(p) => (p.$dense ? headerHeight.dense : headerHeight.wide)};
  }
`;
