import sharp from 'sharp';
import { LakeError } from '../errors.ts';
import { imageType } from './media-types.ts';
import { paletteOf } from './palette.ts';
import type { Palette } from './palette.ts';

export interface ImageFacts {
  readonly extension: string;
  readonly mimeType: string;
  /** `sanity.imageMetadata`; sizes are those after EXIF rotation. */
  readonly metadata: {
    readonly _type: 'sanity.imageMetadata';
    readonly dimensions: {
      readonly _type: 'sanity.imageDimensions';
      readonly width: number;
      readonly height: number;
      readonly aspectRatio: number;
    };
    readonly hasAlpha: boolean;
    readonly isOpaque: boolean;
    /** Placeholder, 20 pixels wide, as a data URL. */
    readonly lqip: string;
    readonly palette: Palette;
  };
}

/** Enough for any camera, too little to fill the memory of a small server. */
export const MAX_PIXELS = 100_000_000;

const LQIP_WIDTH = 20;

/**
 * Looks into an image. Place and camera (EXIF) are left out on purpose: they are personal data and the site has no use
 * for them.
 * @throws LakeError 400 when the bytes are not an image the lake can show, or one with too many pixels.
 */
export async function readImage(bytes: Uint8Array): Promise<ImageFacts> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, autoOrient: true });
    const { format, autoOrient, hasAlpha } = await image.metadata();
    const type = imageType(format);
    if (!type) throw new Error(`the format ${format} is not supported`);
    const { width, height } = autoOrient;
    const small = image.clone().resize({ width: LQIP_WIDTH });
    const lqip = hasAlpha
      ? { mime: 'image/png', bytes: await small.png({ palette: true }).toBuffer() }
      : { mime: 'image/jpeg', bytes: await small.jpeg({ quality: 60 }).toBuffer() };
    return {
      ...type,
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
        hasAlpha,
        isOpaque: !hasAlpha || (await image.stats()).isOpaque,
        lqip: `data:${lqip.mime};base64,${lqip.bytes.toString('base64')}`,
        palette: await paletteOf(image),
      },
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LakeError(400, undefined, `Invalid image: ${reason}`, { cause: error });
  }
}
