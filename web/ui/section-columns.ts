import { css } from 'styled-components';
import { from, space } from './tokens.ts';

/** Header beside content, 4 of 12 columns to 8, from laptops upwards; below one another before. */
export const headerBeside = css`
  display: grid;
  gap: 0 clamp(2rem, 6vw, 6rem);
  ${from('gridLg')} {
    grid-template-columns: 4fr 8fr;
    & > header {
      margin-block-end: 0;
      padding-block-end: ${space(4)};
    }
  }
`;
