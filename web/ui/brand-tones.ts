import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagContrast,
  wcagLuminance,
} from 'culori/fn';
import { type ArtTones, artTones } from './art-tones.ts';
import { roles, type Surface, surfaces, type ThemeName, type Tones, tones } from './tones.ts';

export interface Palette {
  readonly role: Readonly<Record<keyof typeof roles, string>>;
  readonly tone: Readonly<Record<ThemeName, Readonly<Record<Surface, Tones>>>>;
  readonly art: Readonly<Record<ThemeName, ArtTones>>;
  /** What is written on the role colour `primary`, where that is not white. */
  readonly primaryInk?: string;
}

/** The site where no colour was chosen. */
export const seedPalette: Palette = { role: roles, tone: tones, art: artTones };

for (const mode of [modeRgb, modeLrgb, modeOklab]) register(mode);
const oklch = register(modeOklch);

/** Contrast of two colours as WCAG 2.2 counts it, 1 to 21. */
export const contrast: (one: string, other: string) => number = wcagContrast;

/** @returns `#rrggbb` in small letters; undefined for what is not a colour in six hexadecimal digits */
export function brandHex(value: unknown): string | undefined {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : undefined;
}

/** Whether a colour is so near to white that nothing in it stands out from the page. */
export function isNearlyWhite(hex: string): boolean {
  const { l = 1, c = 0 } = oklch(hex) ?? {};
  return Math.hypot(1 - l, c) < 0.13;
}

/** The most luminance on which white can be read, 4.5:1, and the least on which the dark ink can. */
const WHITE_INK_UNTIL = 0.179;
const DARK_INK = '#0f1420';
const DARK_INK_FROM = 0.235;

/** The colour of this hue, with this chroma or what there is of it, that has this luminance. */
function atLuminance(hue: number, chroma: number, wanted: number): string {
  let [low, high] = [0, 1];
  let found = '#000000';
  for (let step = 0; step < 16; step += 1) {
    const l = (low + high) / 2;
    found = formatHex(clampChroma({ mode: 'oklch', l, c: chroma, h: hue }, 'oklch'));
    if (wcagLuminance(found) < wanted) low = l;
    else high = l;
  }
  return found;
}

/** Grounds, lines and inks are quiet: they take less of the colour than what is to be seen. */
const QUIET = 0.45;
/** Light tints of a bright colour: with the chroma of a blue they would be beige. */
const BRIGHT_TINT = 2;
/** Yellow that is darkened turns to olive; this hue is what the eye takes for a darker yellow. */
const DEEP_YELLOW = 72;
const quietTones = ['ground', 'card', 'line', 'edge', 'ink', 'inkSoft'] as const;
const vividTones = ['link', 'focus', 'tint', 'tintInk'] as const;
const quietArt = ['wall', 'wallShade', 'floor', 'metal', 'metalDeep', 'screen'] as const;
const vividArt = ['blue', 'blueSoft', 'blueDeep'] as const;

interface Brand {
  readonly hex: string;
  readonly luminance: number;
  /** So bright that a button of it needs dark letters and, on a light page, an edge. */
  readonly isBright: boolean;
  /** The tone of the seed in the brand's hue, as light as it was. */
  readonly turned: (tone: string, share?: number) => string;
  /** The brand itself, lighter or darker. */
  readonly at: (luminance: number) => string;
}

function brandOf(hex: string): Brand {
  const { c: chroma, h: hue = 0 } = oklch(hex) ?? { c: 0 };
  const ratio = Math.min(chroma / (oklch(roles.primary)?.c ?? 1), 1.1);
  const luminance = wcagLuminance(hex);
  const hueAt = (wanted: number) => (hue > DEEP_YELLOW && hue < 115 && wanted < 0.25 ? DEEP_YELLOW : hue);
  return {
    hex,
    luminance,
    isBright: luminance >= DARK_INK_FROM,
    turned: (tone, share = 1) => {
      const wanted = wcagLuminance(tone);
      return atLuminance(hueAt(wanted), (oklch(tone)?.c ?? 0) * ratio * share, wanted);
    },
    at: (wanted) => atLuminance(hueAt(wanted), chroma, wanted),
  };
}

function changed<Name extends string, Value>(names: readonly Name[], change: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, change(name)])) as Record<Name, Value>;
}

/** The button on grounds of a set: the brand itself, unless it cannot be told from them or nothing can be read on it. */
function actionOn({ ground, card }: Pick<Tones, 'ground' | 'card'>, { hex, luminance, isBright, at }: Brand) {
  const grounds = [wcagLuminance(ground), wcagLuminance(card)];
  const isDark = Math.max(...grounds) < 0.2;
  const least = isDark ? (Math.max(...grounds) + 0.05) * 3.05 - 0.05 : 0;
  const wanted = isBright ? luminance : Math.min(Math.max(luminance, least), WHITE_INK_UNTIL);
  const hover = isBright && luminance * 0.86 < DARK_INK_FROM ? luminance * 1.15 : wanted * (isBright ? 0.86 : 0.72);
  const action = wanted === luminance ? hex : at(wanted);
  const most = (Math.min(...grounds) + 0.05) / 3.05 - 0.05;
  return {
    action,
    actionHover: at(hover),
    actionInk: isBright ? DARK_INK : '#ffffff',
    ...(isBright && { actionEdge: !isDark && luminance > most ? at(most) : action }),
  };
}

function tonesOf(seed: Tones, surface: Surface, theme: ThemeName, brand: Brand): Tones {
  const tint = brand.isBright && theme === 'light' ? BRIGHT_TINT : 1;
  const onTint = theme === 'light' ? tint : 0.8;
  const share = surface === 'primaria' ? onTint : QUIET;
  const set = {
    ...seed,
    ...changed(quietTones, (name) => brand.turned(seed[name], share)),
    ...changed(vividTones, (name) => brand.turned(seed[name], name === 'tint' ? tint : 1)),
  };
  return { ...set, ...actionOn(set, brand) };
}

/**
 * The design in a clinic's colour. A tone of the seed keeps its luminance and takes the brand's hue: contrast is a matter of luminance
 * alone (WCAG 2.2, relative luminance), so what could be read can be read still. Buttons have the brand's colour itself, or the
 * nearest one that serves. Colours that mean something (open, warning, error, the psychology area) stay.
 * @param hex `#rrggbb` that is not nearly white
 */
export function brandPalette(hex: string): Palette {
  const brand = brandOf(hex);
  const toneSets = (theme: ThemeName) =>
    changed(surfaces, (surface) => tonesOf(tones[theme][surface], surface, theme, brand));
  const art = (theme: ThemeName) => ({
    ...artTones[theme],
    ...changed(quietArt, (name) => brand.turned(artTones[theme][name], QUIET)),
    ...changed(vividArt, (name) => brand.turned(artTones[theme][name])),
    ...(brand.isBright && { blue: hex, blueSoft: brand.at(Math.min(brand.luminance * 1.25, 0.8)) }),
  });
  return {
    role: {
      ...roles,
      primary: hex,
      accent: brand.isBright ? hex : brand.turned(roles.accent),
      info: brand.turned(roles.info),
    },
    tone: { light: toneSets('light'), dark: toneSets('dark') },
    art: { light: art('light'), dark: art('dark') },
    ...(brand.luminance > WHITE_INK_UNTIL && { primaryInk: '#000000' }),
  };
}
