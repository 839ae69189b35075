import { css } from 'styled-components';
import { measure } from './tokens.ts';

/** The content column: 1140 px at most, with breathing room at the sides. */
export const containerStyle = css`
  width: 100%;
  max-width: calc(${measure.content} + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  --gutter: clamp(1.25rem, 0.6rem + 2.9vw, 2.5rem);
`;
