import { css, styled } from 'styled-components';
import { theme, radius, space, type, weight } from './tokens.ts';

/** Soft grounds for decoration, each with the ink that is readable on it. */
export const tints = {
  blue: [theme.tone.tint, theme.tone.tintInk],
  violet: [theme.tone.violetTint, theme.tone.violet],
  green: [theme.tone.greenTint, theme.tone.green],
} as const;

export type Tint = keyof typeof tints;

/** Ground and ink of something whose `data-tone` chooses the tint. */
export const tintStyle = css`
  background: ${tints.blue[0]};
  color: ${tints.blue[1]};

  &[data-tone='violet'] {
    background: ${tints.violet[0]};
    color: ${tints.violet[1]};
  }
  &[data-tone='green'] {
    background: ${tints.green[0]};
    color: ${tints.green[1]};
  }
`;

/** A short label. The tone is decoration: the word carries the meaning. */
export const Chip = styled.span<{ $tone?: Tint }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(4)};
  padding: ${space(2)} ${space(6)};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${(p) => tints[p.$tone ?? 'blue'][0]};
  color: ${(p) => tints[p.$tone ?? 'blue'][1]};
  font-size: ${type.small};
  font-weight: ${weight.label};
  line-height: 1.45;
`;
