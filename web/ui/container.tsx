import { styled } from 'styled-components';
import { containerStyle } from './container-style.ts';

/** The content column. */
export const Container = styled.div`
  ${containerStyle}
`;
