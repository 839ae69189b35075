import sharp from 'sharp';
import { geometryOf } from './image-geometry.ts';
import { MAX_PIXELS } from './image-metadata.ts';
import type { Sharp } from 'sharp';
import type { ImageParams, OutputFormat } from './image-params.ts';

/** Defaults chosen by eye for photographs: below these, faces and skies show steps. */
const QUALITY: Readonly<Record<OutputFormat, number>> = { jpg: 78, pjpg: 78, png: 100, webp: 76, avif: 55 };

/** AVIF at sharp's default effort takes seconds for a large photograph on a small server; this is five times faster. */
const AVIF_EFFORT = 2;

/**
 * Makes the asked-for picture. Metadata of the original (place, camera) is not carried over.
 * @throws what sharp throws for unreadable originals.
 */
export async function renderImage(original: Uint8Array, params: ImageParams, format: OutputFormat): Promise<Buffer> {
  const upright = await uprightImage(original, params.rotate);
  const { cut, size, canvas } = geometryOf(upright, params);
  let image = upright.image;

  // Entropy picks the part by content, so the cut is left to sharp.
  if (params.crop === 'entropy' && params.fit === 'crop' && params.width && params.height) {
    image = image.resize({
      width: params.width,
      height: params.height,
      fit: 'cover',
      position: sharp.strategy.entropy,
    });
  } else {
    if (cut) image = image.extract(cut);
    image = image.resize({ ...size, fit: 'fill' });
  }
  if (params.flip?.includes('h')) image = image.flop();
  if (params.flip?.includes('v')) image = image.flip();
  if (params.saturation !== undefined) image = image.modulate({ saturation: 1 + params.saturation / 100 });
  if (params.sharpen) image = image.sharpen({ sigma: Math.max(0.5, params.sharpen / 20) });
  if (params.blur) image = image.blur(Math.max(0.3, params.blur / 20));
  if (canvas) image = onCanvas(image, size, canvas, params.background ?? '#00000000');
  if (params.background || format === 'jpg' || format === 'pjpg') {
    image = image.flatten({ background: params.background ?? '#ffffff' });
  }
  return encode(image, format, params.quality ?? QUALITY[format]).toBuffer();
}

/** The picture as people see it: EXIF rotation, then the asked-for one. */
async function uprightImage(
  original: Uint8Array,
  rotate: number | undefined,
): Promise<{ image: Sharp; width: number; height: number }> {
  const options = { limitInputPixels: MAX_PIXELS, autoOrient: true };
  const { autoOrient } = await sharp(original, options).metadata();
  if (!rotate) return { image: sharp(original, options), ...autoOrient };
  const { data, info } = await sharp(original, options)
    .rotate(rotate)
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { image: sharp(data), width: info.width, height: info.height };
}

function onCanvas(
  image: Sharp,
  size: { width: number; height: number },
  canvas: { width: number; height: number },
  background: string,
): Sharp {
  const left = Math.floor((canvas.width - size.width) / 2);
  const top = Math.floor((canvas.height - size.height) / 2);
  const right = canvas.width - size.width - left;
  const bottom = canvas.height - size.height - top;
  return image.extend({ left, top, right, bottom, background });
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
    case 'avif':
      return image.avif({ quality: Math.max(1, quality), effort: AVIF_EFFORT });
  }
}
