import { createGlobalStyle } from 'styled-components';
import { artTones } from './art-tones.ts';
import { duration, ease, from, headerHeight, radius, space, theme, type } from './tokens.ts';
import { roles, surfaces, tones } from './tones.ts';
import type { ThemeName } from './tones.ts';

function declarations(names: Record<string, string>, values: Record<string, string>): string {
  return Object.entries(values)
    .map(([key, value]) => `${names[key]}:${value};`)
    .join('');
}

function toneSheet(name: ThemeName, root: string): string {
  const onSurfaces = surfaces.map(
    (surface) => `${root} [data-surface="${surface}"]{${declarations(theme.vars.tone, tones[name][surface])}}`,
  );
  const art = declarations(theme.vars.art, artTones[name]);
  return `${root}{color-scheme:${name};${declarations(theme.vars.tone, tones[name].branco)}${art}}${onSurfaces.join('')}`;
}

// The inline script of the theme flag sets data-theme; without script the system's wish decides.
const sheets =
  `:root{${declarations(theme.vars.role, roles)}}` +
  toneSheet('light', ':root') +
  toneSheet('dark', ':root[data-theme="dark"]') +
  `@media (prefers-color-scheme: dark){${toneSheet('dark', ':root:not([data-theme])')}}`;

const Base = createGlobalStyle`
  ${sheets}

  *, ::before, ::after { box-sizing: border-box; }

  html {
    font-size: 100%;
    text-size-adjust: 100%;
    scroll-padding-block: calc(${headerHeight.small} + ${space(8)}) ${space(44)};
    ${from('gridMd')} { scroll-padding-block: calc(${headerHeight.wide} + ${space(12)}) ${space(16)}; }
  }

  body {
    margin: 0;
    min-height: 100vh;
    background: ${theme.tone.ground};
    color: ${theme.tone.ink};
    font-family: var(--font-dm-sans, 'DM Sans'), system-ui, sans-serif;
    font-size: ${type.body};
    line-height: 1.6;
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote { margin: 0; padding: 0; }
  /* An empty marker, not none: Safari would no longer call it a list. */
  .plain-list { list-style-type: ''; }
  img, svg { display: block; max-width: 100%; }
  img { height: auto; }
  button, input, select, textarea { font: inherit; color: inherit; }
  address { font-style: normal; }
  a { color: ${theme.tone.link}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  a:hover { text-decoration-thickness: 2px; }
  ::selection { background: ${theme.role.primary}; color: #fff; }

  :focus-visible {
    outline: 2px solid ${theme.tone.focus};
    outline-offset: 2px;
    border-radius: ${radius.control};
  }
  main:focus { outline: none; }

  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  /* For client files, which must not load styled-components (12 KB): error pages, retry buttons, notices. */
  .button-plain {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-height: 3rem;
    padding: ${space(5)} ${space(12)};
    border: 1px solid ${theme.tone.edge};
    border-radius: ${radius.control};
    background: transparent;
    color: ${theme.tone.ink};
    font-weight: 500;
    text-decoration: none;
    cursor: pointer;
    transition: background-color ${duration.quick} ${ease};
  }
  .button-plain:hover { background: ${theme.tone.tint}; }
  .notice-plain {
    margin-inline: auto;
    max-width: 40rem;
    padding: ${space(12)};
    border: 1px solid ${theme.tone.line};
    border-radius: ${radius.card};
    background: ${theme.tone.card};
  }
  .error-view {
    display: grid;
    justify-items: start;
    gap: ${space(10)};
    max-width: 40rem;
    margin: 0 auto;
    padding: ${space(48)} ${space(10)};
  }
  .error-view h1 { font-size: ${type.display}; line-height: 1.12; letter-spacing: -0.02em; }
  .error-view p { color: ${theme.tone.inkSoft}; font-size: ${type.lead}; }
  .error-view .actions { display: flex; flex-wrap: wrap; gap: ${space(6)}; }

  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
      transition-duration: 0.01ms !important;
    }
  }

  @media (forced-colors: active) {
    :focus-visible { outline-color: Highlight; }
    .button-plain { border-color: ButtonText; }
  }

  @media print {
    header, nav, .contact-bar, .skip-link { display: none !important; }
  }
`;

/** Reset, base type, tones of every theme and surface. Once, in the root layout. */
export function GlobalStyle() {
  return <Base />;
}
