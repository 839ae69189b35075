import sharp from 'sharp';
import { geometryOf } from './image-geometry.ts';
import { MAX_PIXELS, MAX_SECONDS } from './image-metadata.ts';
import { MAX_OUTPUT_PIXELS } from './image-params.ts';
import type { Sharp } from 'sharp';
import type { ImageParams, OutputFormat } from './image-params.ts';

/** Defaults chosen by eye for photographs: below these, faces and skies show steps. */
const QUALITY: Readonly<Record<OutputFormat, number>> = { jpg: 78, pjpg: 78, png: 100, webp: 76, avif: 55, gif: 100 };

/** AVIF at sharp's default effort takes seconds for a large photograph on a small server; this is five times faster. */
const AVIF_EFFORT = 2;

const TRANSPARENT = '#00000000';

/** One picture never takes more than one processor: the others are for those who read text. */
sharp.concurrency(1);

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Makes the asked-for picture. Metadata of the original (place, camera) is not carried over.
 * @throws what sharp throws for unreadable originals, and for those that take too long.
 */
export async function renderImage(original: Uint8Array, params: ImageParams, format: OutputFormat): Promise<Buffer> {
  const upright = await uprightImage(original, params, format);
  const geometry = geometryOf(upright, params);
  const [size, canvas] = [bounded(geometry.size), geometry.canvas && bounded(geometry.canvas)];
  let image = upright.image;

  // Entropy picks the part by content, so the cut is left to sharp.
  if (params.crop === 'entropy' && params.fit === 'crop' && params.width && params.height) {
    image = image.resize({ ...size, fit: 'cover', position: sharp.strategy.entropy });
  } else {
    if (geometry.cut) image = image.extract(geometry.cut);
    image = image.resize({ ...size, fit: 'fill' });
  }
  if (params.flip?.includes('h')) image = image.flop();
  if (params.flip?.includes('v')) image = image.flip();
  if (params.saturation !== undefined) image = image.modulate({ saturation: 1 + params.saturation / 100 });
  if (params.invert) image = image.negate({ alpha: false });
  if (params.sharpen) image = image.sharpen({ sigma: Math.max(0.5, params.sharpen / 20) });
  if (params.blur) image = image.blur(Math.max(0.3, params.blur / 20));
  if (canvas) image = onCanvas(image, size, canvas, params.background ?? TRANSPARENT);
  if (params.pad) image = await padded(image, params.pad, params.background ?? TRANSPARENT, upright.animated);
  if (params.background || format === 'jpg' || format === 'pjpg') {
    image = image.flatten({ background: params.background ?? '#ffffff' });
  }
  return encode(image, format, params.quality ?? QUALITY[format])
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
}

/** The picture as people see it: EXIF rotation, then the asked-for one; moving when it is, and the result can be. */
async function uprightImage(
  original: Uint8Array,
  { rotate, flip, still }: ImageParams,
  format: OutputFormat,
): Promise<Size & { readonly image: Sharp; readonly animated: boolean }> {
  const options = { limitInputPixels: MAX_PIXELS, autoOrient: true };
  const { autoOrient, pages = 1 } = await sharp(original, options).metadata();
  // The frames are one tall picture here, which cannot be turned or put upside down as a whole.
  const turned = rotate || flip?.includes('v');
  const pixels = autoOrient.width * autoOrient.height * pages;
  const animated = pages > 1 && !still && !turned && isMoving(format) && pixels <= MAX_PIXELS;
  if (!rotate) return { image: sharp(original, { ...options, animated }), animated, ...autoOrient };
  const { data, info } = await sharp(original, options)
    .rotate(rotate)
    .png({ compressionLevel: 1 })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return { image: sharp(data), animated, width: info.width, height: info.height };
}

export function isMoving(format: OutputFormat): boolean {
  return format === 'gif' || format === 'webp';
}

/** The same proportions with no more pixels than the lake makes. */
function bounded({ width, height }: Size): Size {
  const factor = Math.min(1, Math.sqrt(MAX_OUTPUT_PIXELS / (width * height)));
  return { width: Math.max(1, Math.floor(width * factor)), height: Math.max(1, Math.floor(height * factor)) };
}

function onCanvas(image: Sharp, size: Size, canvas: Size, background: string): Sharp {
  const left = Math.max(0, Math.floor((canvas.width - size.width) / 2));
  const top = Math.max(0, Math.floor((canvas.height - size.height) / 2));
  const right = Math.max(0, canvas.width - size.width - left);
  const bottom = Math.max(0, canvas.height - size.height - top);
  return image.extend({ left, top, right, bottom, background });
}

/** In a step of its own: sharp extends once per picture, and a canvas may have done so already. */
async function padded(image: Sharp, pad: number, background: string, animated: boolean): Promise<Sharp> {
  const made = await (animated ? image.webp({ lossless: true }) : image.png({ compressionLevel: 1 }))
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
  return sharp(made, { animated }).extend({ left: pad, top: pad, right: pad, bottom: pad, background });
}

function encode(image: Sharp, format: OutputFormat, quality: number): Sharp {
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality: Math.max(1, quality), mozjpeg: true });
    case 'pjpg':
      return image.jpeg({ quality: Math.max(1, quality), mozjpeg: true, progressive: true });
    case 'png':
      return image.png({ compressionLevel: 8 });
    case 'webp':
      return image.webp({ quality: Math.max(1, quality) });
    case 'gif':
      return image.gif();
    case 'avif':
      return image.avif({ quality: Math.max(1, quality), effort: AVIF_EFFORT });
  }
}
