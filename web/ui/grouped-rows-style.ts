import { css } from 'styled-components';
import { tintStyle } from './chip.tsx';
import { from, radius, space, theme, type, weight } from './tokens.ts';

const side = 'clamp(1rem, 0.4rem + 2.6vw, 1.5rem)';

/** Rows in a card below the name of their group, which has a ground of its own, beside them where there is room. */
export const groupedRowsStyle = css`
  display: grid;
  gap: ${space(10)};

  .group {
    overflow: hidden;
    border: 1px solid ${theme.tone.line};
    border-radius: ${radius.card};
    background: ${theme.tone.card};
    ${from('gridLg')} {
      display: grid;
      grid-template-columns: 14rem minmax(0, 1fr);
    }
  }
  .heading {
    padding: ${space(7)} ${side};
    ${tintStyle}
    ${from('gridLg')} {
      padding-block: ${space(9)};
    }
  }
  h3 {
    color: ${theme.tone.ink};
    font-size: ${type.h4};
    font-weight: ${weight.title};
  }
  .group > ul {
    padding-inline: ${side};
  }
  .group > ul > li {
    position: relative;
    display: grid;
    gap: ${space(2)} ${space(8)};
    align-items: center;
  }
  .group > ul > li:not([hidden]) ~ li {
    border-block-start: 1px solid ${theme.tone.line};
  }
`;
