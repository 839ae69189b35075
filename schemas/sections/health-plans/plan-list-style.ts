import { css } from 'styled-components';
import { pictureStyle } from '#web/ui/picture-style.ts';
import { from, radius, space, theme, type, weight } from '#web/ui/tokens.ts';

/** Plans by kind; one parent, plain elements. */
export const planListStyle = css`
  .groups {
    display: grid;
    gap: ${space(16)};
  }

  .group {
    ${from('gridLg')} {
      display: grid;
      grid-template-columns: 3fr 9fr;
      gap: ${space(24)};
    }
  }
  h3 {
    margin-block-end: ${space(6)};
    font-size: ${type.h4};
    font-weight: ${weight.title};
  }
  .plans {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: ${space(6)};
  }
  .plans > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(7)};
    padding: ${space(9)} ${space(10)};
    border: 1px solid ${theme.tone.line};
    border-radius: ${radius.card};
    background: ${theme.tone.card};
  }
  .plans > li > svg {
    margin-block-start: 0.15em;
    color: ${theme.tone.green};
  }
  .name {
    font-weight: ${weight.label};
  }
  .plans p,
  .coverage {
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
  .plans p.name {
    color: ${theme.tone.ink};
    font-size: inherit;
  }
  .coverage a {
    display: inline-block;
    min-height: 1.5rem;
  }
  [data-variant='logos'] .plans > li {
    place-items: center;
    min-height: 6rem;
    grid-template-columns: 1fr;
    text-align: center;
  }
  .picture {
    ${pictureStyle}
  }
`;
