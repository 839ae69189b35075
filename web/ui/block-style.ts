import { css } from 'styled-components';
import { radius, space, theme, type, weight } from './tokens.ts';

/** Cards of a few facts (`.block`), each with its icon beside its title, and what is said of this moment (`.now`). */
export const blockStyle = css`
  .block {
    display: grid;
    gap: ${space(8)};
    align-content: start;
    padding: clamp(1.25rem, 1rem + 0.8vw, 1.75rem);
    border: 1px solid ${theme.tone.line};
    border-radius: ${radius.card};
    background: ${theme.tone.card};
  }
  h3 {
    display: flex;
    align-items: center;
    gap: ${space(5)};
    font-size: ${type.h4};
    font-weight: ${weight.title};
    line-height: 1.35;
  }
  h3 svg {
    flex: none;
    color: ${theme.tone.tintInk};
  }
  .now:empty {
    display: none;
  }
`;
