import { css } from 'styled-components';
import { phone } from './breakpoints.ts';

/** On a phone a small scene would be a stamp: the middle of it stands for the whole. */
export const closeUpStyle = css`
  ${phone} {
    use {
      transform: scale(1.6);
      transform-origin: 50% 58%;
    }
  }
`;
