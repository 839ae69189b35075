import { css } from 'styled-components';
import { duration, ease, from, space, theme, type, weight } from '#web/ui/tokens.ts';

/** Pictures with their words; one parent of plain items, so positions may be counted. */
export const portfolioStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space(16)} ${space(12)};

  h3 {
    margin-block-start: ${space(7)};
    font-size: ${type.h4};
    font-weight: ${weight.title};
    line-height: 1.35;
  }
  p {
    color: ${theme.tone.inkSoft};
    text-wrap: pretty;
  }
  /* The first one twice as wide and high, the next two beside it. */
  &[data-variant='mosaico'] {
    ${from('gridLg')} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      & > li:first-child {
        grid-area: 1 / 1 / 3 / 3;
      }
      & > li:first-child h3 {
        font-size: ${type.h3};
      }
    }
  }
  /* The button lies over the picture: HTML allows no figure within it. */
  .opens {
    position: relative;
  }
  .enlarge {
    position: absolute;
    inset: 0;
    padding: 0;
    border: 1px solid transparent;
    border-radius: 24px;
    background: none;
    cursor: zoom-in;
  }
  .opens > :first-child {
    transition: opacity ${duration.quick} ${ease};
  }
  .opens:hover > :first-child {
    opacity: 0.88;
  }
  .enlarged {
    /* No higher than the screen, with the words below it. */
    width: min(65rem, 100vw - 2rem, (100dvh - 9rem) * 4 / 3);
    max-height: calc(100dvh - 2rem);
    padding: ${space(8)};
    overflow: auto;
    border: 1px solid ${theme.tone.line};
    border-radius: 24px;
    background: ${theme.tone.card};
    color: ${theme.tone.ink};
  }
  .enlarged::backdrop {
    background: rgb(8 15 31 / 70%);
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(5)} ${space(10)};
    align-items: center;
    justify-content: space-between;
    padding-block-start: ${space(8)};
  }
`;
