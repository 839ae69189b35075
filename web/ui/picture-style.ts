import { css } from 'styled-components';
import { radius, space, theme, type } from './tokens.ts';

/** A picture and its caption. A list of pictures dresses all of them at once. */
export const pictureStyle = css`
  width: 100%;

  img {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: ${radius.card};
    background-color: ${theme.tone.tint};
    background-size: cover;
    background-position: center;
    object-fit: cover;
  }
  figcaption {
    margin-block-start: ${space(4)};
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
`;
