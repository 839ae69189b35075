import type { Sharp } from 'sharp';

interface Swatch {
  readonly _type: 'sanity.imagePaletteSwatch';
  /** `#rrggbb`, like the two text colours that are readable on it. */
  readonly background: string;
  readonly foreground: string;
  readonly title: string;
  /** Per cent of the image's pixels with about this colour. */
  readonly population: number;
}

const TARGETS = {
  vibrant: { saturation: 1, lightness: 0.5 },
  lightVibrant: { saturation: 1, lightness: 0.74 },
  darkVibrant: { saturation: 1, lightness: 0.26 },
  muted: { saturation: 0.3, lightness: 0.5 },
  lightMuted: { saturation: 0.3, lightness: 0.74 },
  darkMuted: { saturation: 0.3, lightness: 0.26 },
} as const;

type TargetName = keyof typeof TARGETS;

export type Palette = { readonly _type: 'sanity.imagePalette'; readonly dominant: Swatch } & Readonly<
  Record<TargetName, Swatch>
>;

interface Colour {
  readonly rgb: readonly [number, number, number];
  readonly share: number;
}

const SAMPLE_SIZE = 64;

/** The colours Studio and image placeholders use. Every swatch is a colour that occurs in the image. */
export async function paletteOf(image: Sharp): Promise<Palette> {
  const { data } = await image
    .clone()
    .resize(SAMPLE_SIZE, SAMPLE_SIZE, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = histogram(data);
  const closest = (name: TargetName) => swatch(best(colours, (colour) => fit(colour, TARGETS[name])));
  return {
    _type: 'sanity.imagePalette',
    dominant: swatch(best(colours, ({ share }) => share)),
    vibrant: closest('vibrant'),
    lightVibrant: closest('lightVibrant'),
    darkVibrant: closest('darkVibrant'),
    muted: closest('muted'),
    lightMuted: closest('lightMuted'),
    darkMuted: closest('darkMuted'),
  };
}

/** Average colour of each of 4096 boxes of similar colours, with its share of the pixels. */
function histogram(pixels: Uint8Array): Colour[] {
  const boxes = new Map<number, [number, number, number, number]>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const [r, g, b, count] = boxes.get(key) ?? [0, 0, 0, 0];
    boxes.set(key, [r + red, g + green, b + blue, count + 1]);
  }
  const total = pixels.length / 3;
  return [...boxes.values()].map(([r, g, b, count]) => ({
    rgb: [Math.round(r / count), Math.round(g / count), Math.round(b / count)],
    share: count / total,
  }));
}

function best(colours: readonly Colour[], score: (colour: Colour) => number): Colour {
  return colours.reduce((winner, colour) => (score(colour) > score(winner) ? colour : winner), {
    rgb: [255, 255, 255],
    share: 0,
  });
}

function fit({ rgb, share }: Colour, target: { saturation: number; lightness: number }): number {
  if (share === 0) return -Infinity;
  const { saturation, lightness } = toHsl(rgb);
  const distance = 3 * Math.abs(saturation - target.saturation) + 6 * Math.abs(lightness - target.lightness);
  return Math.sqrt(share) - distance;
}

function toHsl([r, g, b]: Colour['rgb']): { saturation: number; lightness: number } {
  const max = Math.max(r, g, b) / 255;
  const min = Math.min(r, g, b) / 255;
  const lightness = (max + min) / 2;
  const range = max - min;
  return { lightness, saturation: range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1)) };
}

function swatch({ rgb, share }: Colour): Swatch {
  const [r, g, b] = rgb;
  // Perceived brightness (ITU-R BT.601): dark text from the middle up.
  const text = 0.299 * r + 0.587 * g + 0.114 * b > 140 ? '#000' : '#fff';
  const background = `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  return {
    _type: 'sanity.imagePaletteSwatch',
    background,
    foreground: text,
    title: text,
    population: Math.round(share * 10_000) / 100,
  };
}
