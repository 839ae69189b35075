import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { createMemoryBudget } from '../admission/memory-budget.ts';
import { LakeError } from '../errors.ts';
import { geometryOf } from './image-geometry.ts';
import { MAX_PIXELS, MAX_SECONDS } from './image-metadata.ts';
import { MAX_OUTPUT_PIXELS } from './image-params.ts';
import type { Sharp } from 'sharp';
import type { MemoryBudget } from '../admission/memory-budget.ts';
import type { Geometry } from './image-geometry.ts';
import type { ImageParams, OutputFormat } from './image-params.ts';

/** Defaults chosen by eye for photographs: below these, faces and skies show steps. */
const QUALITY: Readonly<Record<OutputFormat, number>> = { jpg: 78, pjpg: 78, png: 100, webp: 76, avif: 55, gif: 100 };

/** AVIF at sharp's default effort takes seconds for a large photograph on a small server; this is five times faster. */
const AVIF_EFFORT = 2;

const TRANSPARENT = '#00000000';

/** One picture never takes more than one processor: the others are for those who read text. */
sharp.concurrency(1);

const READING = { limitInputPixels: MAX_PIXELS, autoOrient: true } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Red, green, blue, alpha. */
const BYTES_PER_PIXEL = 4;
const MB = 1024 ** 2;
/** Bytes of pixels in pictures that are being made: room for two of the largest, and a camera's on every processor. */
const MAX_TOGETHER = Math.max(1600 * MB, availableParallelism() * 128 * MB);

/** What pictures being made may take together, in bytes of pixels read and written. */
export function createPixelBudget(max = MAX_TOGETHER): MemoryBudget {
  return createMemoryBudget({ max, busy: 'Too many large pictures are being made.', retryAfter: 2 });
}

/**
 * Makes the asked-for picture. Metadata of the original (place, camera) is not carried over.
 * @param budget taken from while the picture is made
 * @throws LakeError 400 for a picture with too many pixels in all of its frames, 503 when the budget has no room; what
 * sharp throws for unreadable originals, and for those that take too long
 */
export async function renderImage(
  original: Uint8Array,
  params: ImageParams,
  format: OutputFormat,
  budget: MemoryBudget,
): Promise<Buffer> {
  const source = await sourceOf(original, params, format);
  const geometry = geometryOf(source, params);
  const [size, canvas] = [bounded(geometry.size), geometry.canvas && bounded(geometry.canvas)];
  const read = source.width * source.height * source.frames;
  const giveBack = budget.take((read + pixelsMade(canvas ?? size, params, source.frames)) * BYTES_PER_PIXEL);
  try {
    return await draw(original, { ...geometry, size, canvas, frames: source.frames }, params, format);
  } finally {
    giveBack();
  }
}

/** @throws LakeError 400 when there are too many: an animation of a few pixels can ask for a wide margin in every frame */
function pixelsMade({ width, height }: Size, { pad = 0 }: ImageParams, frames: number): number {
  const pixels = (width + 2 * pad) * (height + 2 * pad) * frames;
  if (pixels <= MAX_PIXELS) return pixels;
  const [asked, most] = [Math.ceil(pixels / 1e6), MAX_PIXELS / 1e6];
  const reason = `The picture would have ${asked} million pixels in ${frames} frames; at most ${most} million are made.`;
  throw new LakeError(400, undefined, reason);
}

interface Drawing extends Geometry {
  readonly frames: number;
}

async function draw(
  original: Uint8Array,
  { cut, size, canvas, frames }: Drawing,
  params: ImageParams,
  format: OutputFormat,
): Promise<Buffer> {
  let image = await uprightImage(original, frames, params);

  // Entropy picks the part by content, so the cut is left to sharp.
  if (params.crop === 'entropy' && params.fit === 'crop' && params.width && params.height) {
    image = image.resize({ ...size, fit: 'cover', position: sharp.strategy.entropy });
  } else {
    if (cut) image = image.extract(cut);
    image = image.resize({ ...size, fit: 'fill' });
  }
  if (params.flip?.includes('h')) image = image.flop();
  if (params.flip?.includes('v')) image = image.flip();
  if (params.saturation !== undefined) image = image.modulate({ saturation: 1 + params.saturation / 100 });
  if (params.invert) image = image.negate({ alpha: false });
  if (params.sharpen) image = image.sharpen({ sigma: Math.max(0.5, params.sharpen / 20) });
  if (params.blur) image = image.blur(Math.max(0.3, params.blur / 20));
  if (canvas) image = onCanvas(image, size, canvas, params.background ?? TRANSPARENT);
  if (params.pad) image = await padded(image, params.pad, params.background ?? TRANSPARENT, frames > 1);
  if (params.background || format === 'jpg' || format === 'pjpg') {
    image = image.flatten({ background: params.background ?? '#ffffff' });
  }
  return encode(image, format, params.quality ?? QUALITY[format])
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
}

interface Source extends Size {
  /** 1 unless the picture moves, and the result can. */
  readonly frames: number;
}

/** Size of one frame as people see it: after EXIF rotation, then the asked-for one. */
async function sourceOf(
  original: Uint8Array,
  { rotate, flip, still }: ImageParams,
  format: OutputFormat,
): Promise<Source> {
  const { autoOrient, pages = 1 } = await sharp(original, READING).metadata();
  const { width, height } = autoOrient;
  // The frames are one tall picture here, which cannot be turned or put upside down as a whole.
  const turned = rotate || flip?.includes('v');
  const moves = !still && !turned && isMoving(format) && width * height * pages <= MAX_PIXELS;
  const size = rotate === 90 || rotate === 270 ? { width: height, height: width } : { width, height };
  return { ...size, frames: moves ? pages : 1 };
}

async function uprightImage(original: Uint8Array, frames: number, { rotate }: ImageParams): Promise<Sharp> {
  if (!rotate) return sharp(original, { ...READING, animated: frames > 1 });
  const turned = sharp(original, READING).rotate(rotate).png({ compressionLevel: 1 });
  return sharp(await turned.timeout({ seconds: MAX_SECONDS }).toBuffer());
}

function isMoving(format: OutputFormat): boolean {
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
