import { brandHex, brandPalette, isNearlyWhite, type Palette, seedPalette } from './brand-tones.ts';
import { type FontName, isFontName, seedFont } from './fonts.ts';

/** Colours and font of the site. */
export interface Look {
  readonly palette: Palette;
  readonly font: FontName;
  /** The clinic's colour, `#rrggbb`, where it chose one that serves. */
  readonly brand?: string;
}

/** The site where nothing was chosen. */
export const seedLook: Look = { palette: seedPalette, font: seedFont };

/** A clinic has one; who edits tries some. */
const MOST_KEPT = 50;
const palettes = new Map<string, Palette>();

function paletteOf(brand: string): Palette {
  const known = palettes.get(brand);
  if (known) return known;
  if (palettes.size >= MOST_KEPT) palettes.clear();
  const palette = brandPalette(brand);
  palettes.set(brand, palette);
  return palette;
}

/**
 * How the site looks by what was chosen; what was published past Studio and does not serve is as if it were not there.
 * @param chosen without the notes that texts of a preview carry
 */
export function lookOf(chosen: { readonly brandColor?: string | null; readonly font?: string | null } | null): Look {
  const brand = brandHex(chosen?.brandColor);
  return {
    font: isFontName(chosen?.font) ? chosen.font : seedFont,
    ...(brand && !isNearlyWhite(brand) ? { brand, palette: paletteOf(brand) } : { palette: seedPalette }),
  };
}
