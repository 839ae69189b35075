import { styled } from 'styled-components';
import { radius, theme } from './tokens.ts';

/** A quiet box: hairline and soft surface, no shadow. */
export const Card = styled.div`
  padding: clamp(1.25rem, 1rem + 1.1vw, 2rem);
  border: 1px solid ${theme.tone.line};
  border-radius: ${radius.card};
  background: ${theme.tone.card};
  color: ${theme.tone.ink};
`;
