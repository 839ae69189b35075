import { css } from 'styled-components';
import { duration, ease, space, theme, weight } from './tokens.ts';

/** For the parent of items: the arrow moves a little towards where the link leads. */
export const moreLinkStyle = css`
  .more {
    display: inline-flex;
    align-items: center;
    gap: ${space(3)};
    min-height: 2.5rem;
    color: ${theme.tone.link};
    font-weight: ${weight.label};
    text-decoration: none;
  }
  .more:hover {
    text-decoration: underline;
  }
  .more svg {
    transition: transform ${duration.quick} ${ease};
  }
  .more:hover svg {
    transform: translateX(3px);
  }
`;
