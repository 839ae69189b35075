import { css } from 'styled-components';
import { from, space, theme } from '#web/ui/tokens.ts';

/** Words and picture, 6 columns to 5 with air between them; the wide picture stands over its words. */
export const imageTextStyle = css`
  display: grid;
  gap: ${space(20)} clamp(2rem, 6vw, 6rem);
  ${from('gridLg')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
  }
  .words > header {
    margin-block-end: ${space(10)};
  }
  .points {
    display: grid;
    gap: ${space(5)};
    margin-block-start: ${space(12)};
  }
  .points li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(5)};
  }
  .points svg {
    margin-block-start: 0.2em;
    color: ${theme.tone.green};
  }
  .actions {
    margin-block-start: ${space(16)};
  }
  &[data-variant='esquerda'] {
    ${from('gridLg')} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      .art {
        order: -1;
      }
    }
  }
  &[data-variant='larga'] {
    ${from('gridLg')} {
      grid-template-columns: minmax(0, 1fr);
      .art {
        order: -1;
      }
      .words {
        display: grid;
        grid-template-columns: 5fr 7fr;
        gap: 0 clamp(2rem, 6vw, 6rem);
        align-items: start;
      }
      .words > header {
        margin-block-end: 0;
      }
    }
  }
`;
