/** Widths in px from which each name applies. `grid…` are those of the 12-column layout. Safe for client files. */
export const breakpoint = {
  sm: 600,
  md: 960,
  lg: 1280,
  xl: 1920,
  desktop: 1264,
  gridSm: 576,
  gridMd: 768,
  gridLg: 992,
  gridXl: 1600,
} as const;

export type Breakpoint = keyof typeof breakpoint;

/** Media query from a breakpoint upwards, in em so that browser zoom of text moves it too. */
export function from(name: Breakpoint): string {
  return `@media (min-width: ${breakpoint[name] / 16}em)`;
}

/** Media query for phones held upright. */
export const phone = `@media (max-width: ${(breakpoint.gridSm - 0.02) / 16}em)`;

/** Media query for windows that a bar may lie over: at 400 % zoom, or with large letters, it would leave no room to read. */
export const whereBarsFit = '@media (min-height: 24em) and (min-width: 19em)';
