import sharp from 'sharp';
import { LakeError } from '../errors.ts';
import { exifMetadata, locationOf } from './exif.ts';
import { imageType } from './media-types.ts';
import { paletteOf } from './palette.ts';
import { blurHashOf, lqipOf, thumbHashOf } from './placeholders.ts';
import { strippedImage } from './strip-metadata.ts';
import type { Metadata } from 'sharp';
import type { ExifMetadata, Geopoint } from './exif.ts';
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
    readonly lqip?: string;
    readonly blurHash?: string;
    readonly thumbHash?: string;
    readonly palette?: Palette;
    readonly exif?: ExifMetadata;
    readonly location?: Geopoint;
  };
}

/** An image that was looked into: what to say about it, and the bytes to keep. */
export interface ReadImage {
  readonly facts: ImageFacts;
  /** Without anything but the picture; see `strippedImage`. */
  readonly bytes: Uint8Array;
}

/** Enough for any camera, too little to fill the memory of a small server. */
export const MAX_PIXELS = 100_000_000;
/** Looking into one image may take so long, in seconds; a camera's takes one. */
export const MAX_SECONDS = 20;

/** As the hosted service does when a schema does not say. Place and camera are personal data: only when it asks for them. */
const BY_DEFAULT = ['lqip', 'blurhash', 'thumbhash', 'palette'];
/** Everything else is computed from a picture of this size, so that the original is decoded once. */
const PREVIEW_SIZE = 256;
/** An entity in an SVG can stand for a billion others, or for a file of this machine. */
const SVG_ENTITY = /<!ENTITY/i;

/**
 * Looks into an image. `wanted` are the names a schema lists in `options.metadata`; dimensions and transparency are always
 * there.
 * @throws LakeError 400 when the bytes are not an image the lake can show, or one with too many pixels.
 */
export async function readImage(bytes: Uint8Array, wanted: readonly string[] = BY_DEFAULT): Promise<ReadImage> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, autoOrient: true });
    const found = await image.metadata();
    const type = imageType(found.format);
    if (!type) throw new Error(`the format ${found.format} is not supported`);
    if (type.extension === 'svg' && SVG_ENTITY.test(Buffer.from(bytes).toString('latin1'))) {
      throw new Error('drawings must not define entities');
    }
    const preview = await image
      .clone()
      .timeout({ seconds: MAX_SECONDS })
      .resize(PREVIEW_SIZE, PREVIEW_SIZE, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const { width, height } = found.autoOrient;
    const { hasAlpha } = found;
    const metadata = {
      _type: 'sanity.imageMetadata',
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
      hasAlpha,
      isOpaque: !hasAlpha || (await image.clone().timeout({ seconds: MAX_SECONDS }).stats()).isOpaque,
      ...(await described(preview, found, new Set(wanted))),
    } as const;
    return { facts: { ...type, metadata }, bytes: await clean(bytes, type.extension, found) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LakeError(400, undefined, `Invalid image: ${reason}`, { cause: error });
  }
}

async function described(preview: Buffer, { hasAlpha, exif }: Metadata, wanted: ReadonlySet<string>) {
  const [camera, location] = [
    wanted.has('exif') ? exifMetadata(exif) : undefined,
    wanted.has('location') ? locationOf(exif) : undefined,
  ];
  return {
    ...(wanted.has('lqip') && { lqip: await lqipOf(preview, hasAlpha) }),
    ...(wanted.has('blurhash') && { blurHash: await blurHashOf(preview) }),
    ...(wanted.has('thumbhash') && { thumbHash: await thumbHashOf(preview) }),
    ...(wanted.has('palette') && { palette: await paletteOf(sharp(preview)) }),
    ...(camera && { exif: camera }),
    ...(location && { location }),
  };
}

async function clean(bytes: Uint8Array, extension: string, found: Metadata): Promise<Uint8Array> {
  const stripped = strippedImage(extension, bytes, found.orientation ?? 1);
  if (stripped) return stripped;
  if (extension === 'svg' || !(found.exif || found.xmp || found.iptc)) return bytes;
  // TIFF and AVIF spread metadata over the file; a new encoding at this quality cannot be told from the old one by eye.
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, autoOrient: true }).keepIccProfile();
  const encoded =
    extension === 'avif' ? picture.avif({ quality: 90, effort: 2 }) : picture.tiff({ compression: 'lzw' });
  return encoded.timeout({ seconds: MAX_SECONDS }).toBuffer();
}
