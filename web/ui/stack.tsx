import { styled } from 'styled-components';
import { space } from './tokens.ts';

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
