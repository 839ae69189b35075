/** The fonts that a clinic may choose from: open (SIL OFL 1.1), with all letters of Portuguese. One for the whole site. */
export const fonts = {
  'dm-sans': { family: 'DM Sans', kind: 'sem serifa, formas redondas' },
  'source-sans-3': { family: 'Source Sans 3', kind: 'sem serifa, discreta' },
  'nunito-sans': { family: 'Nunito Sans', kind: 'sem serifa, suave' },
  'atkinson-hyperlegible-next': { family: 'Atkinson Hyperlegible Next', kind: 'sem serifa, feita para baixa visão' },
  lora: { family: 'Lora', kind: 'com serifa, curvas de pincel' },
  'source-serif-4': { family: 'Source Serif 4', kind: 'com serifa, de livro' },
} as const;

export type FontName = keyof typeof fonts;

export const seedFont: FontName = 'dm-sans';

export function isFontName(value: unknown): value is FontName {
  return typeof value === 'string' && Object.hasOwn(fonts, value);
}

/** For `font-family`. A page that was open when the font changed has DM Sans, if anything, until it is loaded again. */
export function fontStack(font: FontName): string {
  const own = font === seedFont ? '' : `'${fonts[font].family}', `;
  return `${own}'DM Sans', system-ui, sans-serif`;
}
