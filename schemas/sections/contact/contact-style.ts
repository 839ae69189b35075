import { css } from 'styled-components';
import { blockStyle } from '#web/ui/block-style.ts';
import { from, radius, space, theme, type, weight } from '#web/ui/tokens.ts';

/** One parent for map and blocks, which are plain elements. */
export const contactStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space(12)};

  /* Without a map the three blocks share one row; with it, map and hours stand beside address and phones. */
  .column {
    display: contents;
  }
  &[data-variant='mapa'] {
    grid-template-columns: minmax(0, 1fr);
    ${from('gridLg')} {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      .column {
        display: grid;
        gap: ${space(12)};
        align-content: start;
      }
    }
  }
  &[data-variant='formulario'] {
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    ${from('gridLg')} {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
      grid-template-rows: auto 1fr;
      column-gap: clamp(2rem, 5vw, 4.5rem);
      .aside {
        grid-column: 2;
      }
      .quick {
        grid-row: 1;
      }
      /* The form. */
      & > :not(.aside) {
        grid-area: 1 / 1 / span 2;
      }
    }
  }
  .aside {
    display: grid;
    gap: ${space(10)};
    padding: clamp(1.25rem, 1rem + 0.8vw, 1.75rem);
    border-radius: ${radius.card};
    background: ${theme.tone.ground};
    color: ${theme.tone.ink};
  }
  ${blockStyle}
  .aside .block {
    padding: 0;
    border: 0;
    background: none;
  }
  .soft {
    color: ${theme.tone.inkSoft};
  }
  .links {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(4)} ${space(10)};
  }
  .links a {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
  }
  .phones {
    display: grid;
    gap: ${space(4)};
  }
  .phones li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space(8)};
    font-variant-numeric: tabular-nums;
  }
  .phones a {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    font-weight: ${weight.label};
  }

  .map {
    display: grid;
    gap: ${space(4)};
  }
  .map figcaption {
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
`;
