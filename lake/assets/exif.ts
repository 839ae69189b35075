import readExif from 'exif-reader';

/** `sanity.imageExifMetadata`: how a picture was taken. */
export type ExifMetadata = Readonly<Record<string, unknown>> & { readonly _type: 'sanity.imageExifMetadata' };

/** Where a picture was taken; degrees, and metres above the sea. */
export interface Geopoint {
  readonly _type: 'geopoint';
  readonly lat: number;
  readonly lng: number;
  readonly alt?: number;
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
