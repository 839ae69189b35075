import { styled } from 'styled-components';
import { radius, space, theme, type, weight } from './tokens.ts';

const grounds = {
  blue: [theme.tone.tint, theme.tone.tintInk],
  violet: [theme.tone.violetTint, theme.tone.violet],
  green: [theme.tone.greenTint, theme.tone.green],
} as const;

export type ChipTone = keyof typeof grounds;

/** A short label. The tone is decoration: the word carries the meaning. */
export const Chip = styled.span<{ $tone?: ChipTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(4)};
  padding: ${space(2)} ${space(6)};
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${(p) => grounds[p.$tone ?? 'blue'][0]};
  color: ${(p) => grounds[p.$tone ?? 'blue'][1]};
  font-size: ${type.small};
  font-weight: ${weight.label};
  line-height: 1.45;
`;
