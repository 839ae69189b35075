import { createGlobalStyle } from 'styled-components';
import { seedPalette, type Palette } from './brand-tones.ts';
import { fontStack } from './fonts.ts';
import { type Look, seedLook } from './look.ts';
import {
  actionEdge,
  brandOnly,
  duration,
  ease,
  from,
  headerHeight,
  names,
  onPrimary,
  radius,
  shadow,
  space,
  theme,
  type,
  whereBarsFit,
} from './tokens.ts';
import { surfaces } from './tones.ts';
import type { Surface, ThemeName } from './tones.ts';

type Values = Record<string, string>;

function declarations(properties: Values, values: Values): string {
  return Object.entries(values)
    .map(([key, value]) => `${properties[key]}:${value};`)
    .join('');
}

/**
 * The tones of a surface that differ from white in one theme or the other: both themes must set the same ones, since
 * the rules for light also match in the dark. A surface stands on the page or in a white section, never in another one.
 */
function ownTones(tones: Palette['tone'], name: ThemeName, surface: Surface): Values {
  const differs = (theme: ThemeName, key: string) => {
    const values: Values = tones[theme][surface];
    const white: Values = tones[theme].branco;
    return values[key] !== white[key];
  };
  return Object.fromEntries(
    Object.entries(tones[name][surface]).filter(([key]) => differs('light', key) || differs('dark', key)),
  );
}

/** The page's bar, where it blends in, takes the surface of the page's first section, until it is scrolled. */
function surfaceSelector(root: string, surface: Surface): string {
  const first = `main>[data-surface=${surface}]:nth-child(1 of [data-surface])`;
  return `${root} [data-surface=${surface}],${root}:has(${first}) [data-site-header][data-blends]:not([data-scrolled])`;
}

function toneSheet({ tone: tones, art: artTones }: Palette, name: ThemeName, root: string): string {
  const onSurfaces = surfaces
    .filter((surface) => surface !== 'branco')
    .map((surface) => `${surfaceSelector(root, surface)}{${declarations(names.tone, ownTones(tones, name, surface))}}`);
  const base = declarations(names.tone, tones[name].branco);
  // Whoever uses a tone of the drawings says the seed's light one with it.
  const art = artTones[name] === seedPalette.art.light ? '' : declarations(names.art, artTones[name]);
  return `${root}{color-scheme:${name};${base}${art}}${onSurfaces.join('')}`;
}

// The inline script of the theme flag sets data-theme; without script the system's wish decides.
function sheetsOf({ palette }: Look): string {
  const ink = palette.primaryInk ? `${brandOnly.primaryInk}:${palette.primaryInk};` : '';
  return (
    `:root{${declarations(names.role, palette.role)}${ink}}` +
    toneSheet(palette, 'light', ':root') +
    toneSheet(palette, 'dark', ':root[data-theme=dark]') +
    `@media (prefers-color-scheme: dark){${toneSheet(palette, 'dark', ':root:not([data-theme])')}}`
  );
}

const Base = createGlobalStyle<{ readonly $look: Look }>`
  ${({ $look }) => sheetsOf($look)}

  *, ::before, ::after { box-sizing: border-box; }

  html {
    font-size: 100%;
    text-size-adjust: 100%;
    /* All is measured in it: a large screen shows more than wide margins. */
    ${from('gridXl')} { font-size: 112.5%; }
    scroll-padding-block: ${space(8)};
    ${whereBarsFit} { scroll-padding-block: calc(${headerHeight.wide} + ${space(8)}) ${space(44)}; }
    ${from('gridMd')} { scroll-padding-block-end: ${space(16)}; }
  }
  /* Nothing that has the focus is behind the notice, and below the end there is room for it. */
  html:has(.online-status:not([hidden])) {
    scroll-padding-block-end: ${space(88)};
    body { padding-block-end: ${space(64)}; }
  }

  body {
    margin: 0;
    min-height: 100vh;
    background: ${theme.tone.ground};
    color: ${theme.tone.ink};
    font-family: ${({ $look }) => fontStack($look.font)};
    font-size: ${type.body};
    line-height: 1.6;
    /* A word longer than a phone is wide breaks, and makes nothing around it wider. */
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
  }

  /* Short words, which would break before what stands beside them. */
  button, .button-plain, label, nav, table { overflow-wrap: break-word; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote { margin: 0; padding: 0; }
  /* An empty marker, not none: Safari would no longer call it a list. */
  .plain-list { list-style-type: ''; }
  img, svg { display: block; max-width: 100%; }
  img { height: auto; }
  .icon { flex: none; fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
  button, input, select, textarea { font: inherit; color: inherit; }
  address { font-style: normal; }
  @media (scripting: none) { [data-print] { display: none !important; } }
  /* Also where it is laid out otherwise: lists are narrowed by it. */
  [hidden] { display: none !important; }
  a { color: ${theme.tone.link}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  a:hover { text-decoration-thickness: 2px; }
  /* A number to call in a text: high enough for a finger, and nothing moves. */
  p a[href^='tel:'] { padding-block: ${space(5)}; }
  ::selection { background: ${theme.role.primary}; color: ${onPrimary}; }

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

  .identification {
    display: grid;
    gap: ${space(1)};
    color: ${theme.tone.ink};
    font-size: inherit;
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
  }
  .identification a { display: inline-block; min-height: 1.5rem; }
  .whole { white-space: nowrap; }
  /* The point is drawn behind a space, which goes where a line ends; its character is for copies and for who listens. */
  .dot {
    background: radial-gradient(circle, currentColor 0.07em, transparent 0.1em) center / 100% 100% no-repeat;
    word-spacing: 0.35em;
  }
  .dot > span { font-size: 0; white-space: nowrap; word-spacing: 0; }
  @media print, (forced-colors: active) {
    .dot { background: none; word-spacing: 0; }
    .dot > span { font-size: inherit; }
  }
  /* Large letters on a phone: lengths in em follow the size that somebody chose (P6; WCAG 1.4.4, 1.4.10). */
  @media (max-width: 19em) {
    body { hyphens: auto; }
    body * { min-width: 0; overflow-wrap: anywhere; }
    .whole { white-space: normal; }
  }

  /* For client files, which must not load styled-components (12 KB): error pages, retry buttons, notices. */
  .button-plain {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space(4)};
    min-height: 3rem;
    padding: ${space(5)} ${space(12)};
    border: 1px solid transparent;
    border-radius: ${radius.control};
    background: ${theme.tone.tint};
    color: ${theme.tone.tintInk};
    font-weight: 500;
    text-decoration: none;
    cursor: pointer;
    transition: border-color ${duration.quick} ${ease};
  }
  .button-plain:hover { border-color: currentcolor; }
  .button-plain.main { border-color: ${actionEdge('transparent')}; background: ${theme.tone.action}; color: ${theme.tone.actionInk}; }
  .button-plain.main:hover { background: ${theme.tone.actionHover}; }
  .online-status {
    position: fixed;
    inset-inline: ${space(8)};
    inset-block-end: ${space(8)};
    z-index: 30;
    width: fit-content;
    max-width: 32rem;
    margin-inline: auto;
    padding: ${space(6)} ${space(10)};
    border: 1px solid ${theme.tone.line};
    border-radius: ${radius.control};
    background: ${theme.tone.warningTint};
    box-shadow: ${shadow};
    color: ${theme.tone.warning};
    font-size: ${type.small};
    font-weight: 500;
    ${whereBarsFit} { inset-block-end: ${space(44)}; }
    ${from('gridMd')} { inset-block-end: ${space(12)}; }
  }
  .online-status button {
    margin-inline-start: ${space(6)};
    padding: ${space(2)} ${space(5)};
    border: 1px solid currentcolor;
    border-radius: ${radius.control};
    background: none;
    cursor: pointer;
  }
  .online-status[data-connection='back'] { background: ${theme.tone.greenTint}; color: ${theme.tone.green}; }
  [data-clock]::part(open-now)::before {
    display: inline-block;
    width: 0.5em;
    height: 0.5em;
    margin-inline-end: 0.5em;
    border-radius: 50%;
    background: ${theme.tone.edge};
    content: '';
  }
  [data-clock]::part(open)::before { background: ${theme.role.success}; }

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
  }

  @media print {
    /* Not every header: sections have theirs, with the title. */
    .on-screen, [data-site-header], svg:has(+ [data-clock]), [data-clock], nav, .contact-bar, .skip-link { display: none !important; }
    /* Nobody touches paper. */
    button, .button-plain, .more { display: none !important; }
    /* A page with a sheet of its own says there whose it is. */
    body:has(.on-paper) footer { display: none !important; }
    /* Paper is white, whatever the theme; browsers leave out backgrounds, except the one they paint themselves for a dark page. */
    :root { color-scheme: light !important; }
    html, body, body * { background: none !important; color: #000 !important; }
    body { line-height: 1.4; }
    h2, h3, h4, dt, summary { break-after: avoid; }
    dd, li { break-inside: avoid; }
  }
`;

/** Reset, base type, tones of every theme and surface. Once, in the root layout. */
export function GlobalStyle({ look = seedLook }: { readonly look?: Look }) {
  return <Base $look={look} />;
}
