import { styled } from 'styled-components';
import { measure, theme, type } from './tokens.ts';

/** Running text at a readable length. `$soft` for what supports, never for what identifies (CFM: same colour). */
export const Text = styled.p<{ $size?: 'lead' | 'body' | 'small'; $soft?: boolean }>`
  max-width: ${measure.text};
  color: ${(p) => (p.$soft ? theme.tone.inkSoft : theme.tone.ink)};
  font-size: ${(p) => type[p.$size ?? 'body']};
  line-height: ${(p) => (p.$size === 'lead' ? 1.5 : 1.6)};
  text-wrap: pretty;
`;
