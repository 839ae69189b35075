import { css } from 'styled-components';
import { space } from './tokens.ts';

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
export const spacing = css<SpacingProps>`
  ${(props) =>
    properties.map(([name, property]) => {
      const step = props[name];
      return step === undefined ? null : `${property}:${space(step)};`;
    })}
`;
