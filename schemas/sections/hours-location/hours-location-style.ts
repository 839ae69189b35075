import { css } from 'styled-components';
import { blockStyle } from '#web/ui/block-style.ts';
import { hoursStyle } from '#web/ui/hours-table.tsx';
import { from, phone, radius, shadow, space, theme, type, weight } from '#web/ui/tokens.ts';

/** One parent for map and blocks, which are plain elements. */
export const hoursLocationStyle = css`
  display: grid;
  gap: ${space(12)};
  ${from('gridLg')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
  /* Map and hours share a row as high as the hours; the address takes the next one, from side to side. */
  &[data-variant='mapa'] {
    ${from('gridLg')} {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      .place {
        grid-column: 1 / -1;
        grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
        gap: ${space(8)} ${space(24)};
      }
      .stage {
        display: grid;
      }
      .sketch {
        min-height: 22rem;
      }
      .sketch > div {
        position: absolute;
        inset: 0;
        aspect-ratio: auto !important;
      }
    }
  }
  .place,
  .place > div {
    align-content: start;
  }
  .place > div {
    display: grid;
    gap: ${space(8)};
  }
  ${blockStyle}
  .soft,
  .facts dd {
    color: ${theme.tone.inkSoft};
  }
  .label,
  dt {
    font-weight: ${weight.label};
  }
  .hours {
    ${hoursStyle}
  }
  .special {
    display: grid;
    gap: ${space(4)};
    padding-block-start: ${space(8)};
    border-block-start: 1px solid ${theme.tone.line};
  }
  .special dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(8)};
  }
  .special dl {
    display: grid;
    gap: ${space(3)};
  }
  .special dt {
    font-weight: ${weight.text};
  }
  .special .soft {
    display: block;
    font-size: ${type.small};
    line-height: 1.4;
  }
  .facts {
    display: grid;
    gap: ${space(5)};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(5)};
  }
  .copy {
    min-height: 2.5rem;
    padding: ${space(4)} ${space(6)};
    /* Seen in forced colours alone. */
    border: 1px solid transparent;
    border-radius: ${radius.control};
    background: none;
    color: ${theme.tone.link};
    font-weight: ${weight.label};
    cursor: pointer;
  }
  .copy:hover {
    background: ${theme.tone.tint};
  }
  .stage,
  .sketch {
    position: relative;
  }
  /* Below the pin, whose point is the middle of the drawing. */
  .here {
    position: absolute;
    inset-block-start: calc(50% + ${space(2)});
    inset-inline-start: 50%;
    width: max-content;
    max-width: 90%;
    padding: ${space(2)} ${space(6)};
    border-radius: ${radius.control};
    background: ${theme.tone.card};
    box-shadow: ${shadow};
    color: ${theme.tone.ink};
    font-size: ${type.small};
    font-weight: ${weight.label};
    line-height: 1.3;
    text-align: center;
    transform: translateX(-50%);
  }
  /* Over the map only where enough of it stays in sight. */
  .ask {
    display: grid;
    gap: ${space(4)};
    justify-items: start;
    padding: ${space(8)} 0 0;
    border-radius: ${radius.card};
    font-size: ${type.small};
    ${from('gridSm')} {
      position: absolute;
      inset-inline: ${space(8)};
      inset-block-end: ${space(8)};
      padding: ${space(8)};
      border: 1px solid ${theme.tone.line};
      background: ${theme.tone.card};
      box-shadow: ${shadow};
      grid-template-columns: auto 1fr;
      align-items: center;
      gap: ${space(8)};
    }
  }
  .stage::part(credit) {
    margin: ${space(3)} 0 0;
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
  .stage::part(close) {
    justify-self: start;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: ${theme.tone.link};
    font: inherit;
    font-size: ${type.small};
    text-decoration: underline;
    cursor: pointer;
  }
  .stage::part(frame) {
    display: block;
    width: 100%;
    aspect-ratio: 640 / 480;
    border: 0;
    border-radius: 24px;
    background: ${theme.tone.tint};
  }
  /* On a phone the hours come first (P11), and what is short stands in one line. */
  ${phone} {
    .stage {
      order: 1;
    }
    .sketch > div {
      aspect-ratio: 2 / 1 !important;
    }
    .ask {
      grid-template-columns: auto 1fr;
      align-items: center;
      gap: ${space(8)};
      padding-block-start: ${space(3)};
    }
    .block {
      padding: ${space(8)};
    }
    .actions {
      row-gap: 0;
    }
    .actions a {
      padding-inline: ${space(6)};
    }
    .copy {
      padding: 0;
    }
    .facts dt,
    .facts dd {
      display: inline;
    }
    .facts dt::after {
      content: ': ';
    }
  }
  /* What only a script can do, and on a screen. */
  @media (scripting: none), print {
    .copy,
    .ask {
      display: none;
    }
  }
`;
