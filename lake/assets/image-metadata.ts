import { encode } from 'blurhash';
import readExif from 'exif-reader';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { LakeError } from '../errors.ts';
import { imageType } from './media-types.ts';
import { paletteOf } from './palette.ts';
import { strippedImage } from './strip-metadata.ts';
import type { Metadata } from 'sharp';
import type { Palette } from './palette.ts';

/** `sanity.imageExifMetadata`: how a picture was taken. */
type ExifMetadata = Readonly<Record<string, unknown>> & { readonly _type: 'sanity.imageExifMetadata' };

/** Where a picture was taken; degrees, and metres above the sea. */
interface Geopoint {
  readonly _type: 'geopoint';
  readonly lat: number;
  readonly lng: number;
  readonly alt?: number;
}

interface ImageFacts {
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

const LQIP_WIDTH = 20;
/** Limits of the two algorithms: more pixels cost time and change nothing that can be seen. */
const [BLUR_SIZE, THUMB_SIZE] = [32, 100];
/** Four parts across and three down, as the hosted service uses. */
const BLUR_PARTS = [4, 3] as const;

/** A tiny picture as a data URL, 20 pixels wide. */
async function lqipOf(preview: Buffer, hasAlpha: boolean): Promise<string> {
  const small = sharp(preview).resize({ width: LQIP_WIDTH });
  const bytes = await (hasAlpha ? small.png({ palette: true }) : small.jpeg({ quality: 60 })).toBuffer();
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`;
}

/** https://blurha.sh */
async function blurHashOf(preview: Buffer): Promise<string> {
  const { data, info } = await pixelsOf(preview, BLUR_SIZE);
  return encode(new Uint8ClampedArray(data), info.width, info.height, ...BLUR_PARTS);
}

/** https://evanw.github.io/thumbhash, in base64. */
async function thumbHashOf(preview: Buffer): Promise<string> {
  const { data, info } = await pixelsOf(preview, THUMB_SIZE);
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

function pixelsOf(preview: Buffer, size: number) {
  return sharp(preview)
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Names one camera, one picture or one person: never kept, whatever a schema asks for. */
const PERSONAL = /serial|owner|unique|makernote|usercomment|artist|author|copyright/i;

/** Undefined for pictures that say nothing about it. */
export function exifMetadata(block: Buffer | undefined): ExifMetadata | undefined {
  const exif = parse(block);
  if (!exif?.Photo) return undefined;
  const entries = Object.entries(exif.Photo).flatMap(([name, value]): [string, unknown][] => {
    const plain = plainValue(value);
    return PERSONAL.test(name) || plain === undefined ? [] : [[name, plain]];
  });
  return { _type: 'sanity.imageExifMetadata', ...Object.fromEntries(entries) };
}

export function locationOf(block: Buffer | undefined): Geopoint | undefined {
  const gps = parse(block)?.GPSInfo;
  if (!gps) return undefined;
  const lat = degrees(gps.GPSLatitude, gps.GPSLatitudeRef === 'S');
  const lng = degrees(gps.GPSLongitude, gps.GPSLongitudeRef === 'W');
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  const alt = gps.GPSAltitude;
  return { _type: 'geopoint', lat, lng, ...(typeof alt === 'number' && Number.isFinite(alt) && { alt }) };
}

/** What cameras write is not always right; a picture is not refused for that. */
function parse(block: Buffer | undefined): ReturnType<typeof readExif> | undefined {
  try {
    return block && readExif(block);
  } catch {
    return undefined;
  }
}

function degrees(parts: unknown, negative: boolean): number | undefined {
  if (!Array.isArray(parts)) return undefined;
  const [whole, minutes = 0, seconds = 0] = parts.map(Number);
  const value = (whole ?? NaN) + minutes / 60 + seconds / 3600;
  return Number.isFinite(value) ? (negative ? -value : value) : undefined;
}

function plainValue(value: unknown): unknown {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString();
  if (typeof value === 'string') return value.replaceAll('\0', '').slice(0, 200);
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  return undefined;
}
