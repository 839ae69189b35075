import { styled } from 'styled-components';
import { spacing, type SpacingProps } from './spacing.ts';

/** A plain block that takes the spacing utilities. */
export const Box = styled.div<SpacingProps>`
  ${spacing}
`;
