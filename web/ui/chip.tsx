import { styled } from 'styled-components';
import type { Tint } from './tints.ts';
import { tints } from './tints.ts';
import { radius, space, type, weight } from './tokens.ts';

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
