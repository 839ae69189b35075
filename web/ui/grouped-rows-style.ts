import { css } from 'styled-components';
import { from, space, theme, type, weight } from './tokens.ts';

/** Rows below the name of their group, which stands beside them where there is room. */
export const groupedRowsStyle = css`
  display: grid;
  gap: ${space(20)};

  .group {
    display: grid;
    gap: ${space(6)} ${space(24)};
    ${from('gridLg')} {
      grid-template-columns: 3fr 9fr;
    }
  }
  h3 {
    font-size: ${type.h4};
    font-weight: ${weight.title};
  }
  ul {
    border-block-start: 1px solid ${theme.tone.line};
  }
  li {
    position: relative;
    display: grid;
    gap: ${space(2)} ${space(10)};
    align-items: center;
    border-block-end: 1px solid ${theme.tone.line};
  }
`;
