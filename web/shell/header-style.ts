import { styled } from 'styled-components';
import {
  breakpoint,
  duration,
  ease,
  from,
  headerHeight,
  radius,
  shadow,
  space,
  theme,
  type,
  weight,
  whereBarsFit,
} from '../ui/tokens.ts';

const belowDesktop = `@media (max-width: ${(breakpoint.desktop - 0.02) / 16}em)`;

/** One parent for the whole bar: its parts are plain elements. */
export const HeaderRoot = styled.header`
  position: relative;
  border-block-end: 1px solid ${theme.tone.line};
  background: ${theme.tone.ground};

  /* A sample in the style guide scrolls with what it stands in. */
  &[data-site-header] {
    z-index: 20;
    ${whereBarsFit} {
      position: sticky;
      inset-block-start: 0;
    }
  }
  &[data-scrolled] {
    box-shadow: ${shadow};
  }
  /* Its tones are those of the page's first section (global-style.tsx): no line between the two. */
  &[data-blends]:not([data-scrolled]) {
    border-block-end-color: transparent;
  }

  .actions {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${space(4)};
  }
  ${belowDesktop} {
    .wide {
      display: none;
    }
  }
  ${from('desktop')} {
    .actions details {
      display: none;
    }
    /* The name has its two lines, and a menu that is full a second one (S18). */
    a:has(> .name) {
      flex: 1 0 10rem;
    }
    a:has(> [data-long]) {
      flex-basis: 12.5rem;
    }
  }
  .wide details {
    position: relative;
  }
  .wide details > ul {
    position: absolute;
    inset-block-start: calc(100% + ${space(2)});
    z-index: 5;
    display: grid;
    min-width: 100%;
    padding: ${space(3)};
    border: 1px solid ${theme.tone.line};
    border-radius: ${radius.control};
    background: ${theme.tone.card};
    box-shadow: ${shadow};
  }
  .wide summary {
    gap: ${space(2)};
    font-size: 1rem;
    white-space: nowrap;
  }
  .wide details[open] > summary > svg {
    rotate: 180deg;
  }
  .wide details:has([aria-current]) > summary {
    color: ${theme.tone.link};
  }
  /* Name, search and menu fill the bar of a phone. */
  @media (max-width: 31.98em) {
    .actions > a:not(.to-search) {
      display: none;
    }
    .actions {
      gap: 0;
    }
    summary {
      padding-inline: ${space(2)};
    }
  }

  /* Large letters on a phone: the name has a line of its own, in whole words (P6). */
  @media (max-width: 19em) {
    overflow-wrap: break-word;
    > * {
      flex-wrap: wrap;
    }
  }

  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
  }
  nav a {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0 ${space(5)};
    border-radius: ${radius.control};
    color: ${theme.tone.ink};
    font-size: 1rem;
    white-space: nowrap;
    font-weight: ${weight.label};
    text-decoration: none;
    transition: background-color ${duration.quick} ${ease};
  }
  nav a:hover {
    background: ${theme.tone.tint};
  }
  .wide a[aria-current]::after {
    position: absolute;
    inset-inline: ${space(5)};
    inset-block-end: ${space(2)};
    border-block-end: 2px solid ${theme.tone.link};
    content: '';
  }

  /* In the bar the switch keeps its words for those who hear them. */
  .wide .theme-switch .word {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  summary,
  .to-search,
  .theme-switch {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding: 0 ${space(5)};
    border: 0;
    border-radius: ${radius.control};
    background: transparent;
    color: ${theme.tone.ink};
    font-size: ${type.small};
    font-weight: ${weight.label};
    list-style: none;
    cursor: pointer;
    @media (forced-colors: active) {
      border: 1px solid ButtonText;
    }
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover,
  .to-search:hover,
  .theme-switch:hover {
    background: ${theme.tone.tint};
  }
  summary > span {
    align-items: center;
    gap: ${space(4)};
  }
  /* “Fechar” is longer, and the clinic's name has what is left. */
  details[open] > summary {
    padding: 0 ${space(2)};
  }
  details:not([open]) .when-closed,
  details[open] .when-open {
    display: inline-flex;
  }
  details[open] .when-closed,
  details:not([open]) .when-open {
    display: none;
  }

  /* Without script nothing sets data-theme, and the switch could do nothing. */
  .theme-switch,
  .to-light {
    display: none;
  }
  :root[data-theme] & .theme-switch {
    display: inline-flex;
  }
  .theme-switch > span {
    align-items: center;
    gap: ${space(4)};
  }
  :root[data-theme='light'] & .to-dark,
  :root[data-theme='dark'] & .to-light {
    display: inline-flex;
  }
  :root[data-theme='dark'] & .to-dark {
    display: none;
  }

  .panel {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 100%;
    z-index: 5;
    display: grid;
    justify-items: start;
    gap: ${space(8)};
    max-height: calc(100dvh - ${headerHeight.wide});
    padding: ${space(6)} calc(var(--gutter) - ${space(6)}) ${space(20)};
    overflow-y: auto;
    border-block: 1px solid ${theme.tone.line};
    background: ${theme.tone.ground};
    box-shadow: ${shadow};
  }
  .panel nav {
    width: 100%;
  }
  .panel ul {
    display: grid;
  }
  .panel a {
    width: 100%;
    min-height: 3.25rem;
    font-size: 1.125rem;
  }
  .panel .under {
    padding-inline-start: ${space(8)};
  }
  .panel .more {
    grid-template-columns: 1fr 1fr;
    margin-block-start: ${space(4)};
    padding-block-start: ${space(4)};
    border-block-start: 1px solid ${theme.tone.line};
  }
  .panel :is(.under, .more) a {
    min-height: 2.75rem;
    font-size: 1rem;
  }
  .panel a[aria-current] {
    background: ${theme.tone.tint};
    color: ${theme.tone.tintInk};
  }
`;
