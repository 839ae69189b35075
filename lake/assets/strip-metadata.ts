/**
 * Takes out of a picture what it says about people, and leaves every pixel as it is.
 *
 * Not by `sharp` alone: it writes a picture only by decoding and encoding it again, and an upload would lose quality in
 * JPEG and WebP. In these four formats, metadata stands in parts of its own: it is enough to leave those out. TIFF and
 * AVIF spread it over the file; `image-metadata.ts` lets sharp encode them again.
 */
import { crc32, inflateSync } from 'node:zlib';

const STRIPPERS: Readonly<Record<string, (bytes: Uint8Array, orientation: number) => Uint8Array>> = {
  jpg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  gif: stripGif,
};

/**
 * The picture without what it says about people: place, time, camera and its serial number, comments, earlier versions,
 * and whatever was hung on behind the end of the picture. Pixels, colour profile, animation and orientation stay exactly
 * as they are. Undefined for formats in which that takes a new encoding.
 *
 * A clinic publishes photographs of people and places, and originals can be downloaded by everyone: nothing that the
 * picture does not show may come with it.
 * @throws Error when the file is cut off or its parts do not fit together.
 */
export function strippedImage(extension: string, bytes: Uint8Array, orientation: number): Uint8Array | undefined {
  return STRIPPERS[extension]?.(bytes, orientation);
}

const [JPEG_START, JPEG_END, JPEG_SCAN, JPEG_COMMENT] = [0xd8, 0xd9, 0xda, 0xfe];
const [APP0, APP1, APP2, APP14, APP15] = [0xe0, 0xe1, 0xe2, 0xee, 0xef];

/** JPEG (ITU-T T.81): a list of marked segments; only application data and comments can hold anything but the picture. */
function stripJpeg(bytes: Uint8Array, orientation: number): Uint8Array {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Buffer[] = [source.subarray(0, 2)];
  const exif = orientationExif(orientation);
  if (exif) parts.push(jpegSegment(APP1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif])));

  let at = 2;
  for (;;) {
    while (source[at] === 0xff && source[at + 1] === 0xff) at += 1;
    const marker = source[at + 1];
    if (source[at] !== 0xff || marker === undefined) throw cutOff();
    if (marker === JPEG_END) break;
    const end = hasJpegLength(marker) ? at + 2 + jpegLengthAt(source, at + 2) : at + 2;
    if (end > source.length) throw cutOff();
    const dataEnd = marker === JPEG_SCAN ? endOfScan(source, end) : end;
    const isData = marker === JPEG_COMMENT || (marker >= APP0 && marker <= APP15);
    parts.push(isData ? keptJpegData(marker, source.subarray(at + 4, end)) : source.subarray(at, dataEnd));
    at = dataEnd;
  }
  return Buffer.concat([...parts, Buffer.from([0xff, JPEG_END])]);
}

const [JFIF_BYTES, ADOBE_BYTES] = [14, 12];
const NOTHING = Buffer.alloc(0);

/**
 * The segment with no more than what is needed to show the picture: pixel density without the thumbnail behind it (which may
 * be of before somebody was cut out), colour profile, Adobe's note on how colours are stored.
 */
function keptJpegData(marker: number, data: Buffer): Buffer {
  const has = (name: string) => data.subarray(0, name.length).toString('latin1') === name;
  if (marker === APP0 && has('JFIF\0') && data.length >= JFIF_BYTES) {
    // The last two bytes are the thumbnail's width and height.
    return jpegSegment(APP0, Buffer.concat([data.subarray(0, JFIF_BYTES - 2), Buffer.alloc(2)]));
  }
  if (marker === APP2 && has('ICC_PROFILE\0')) return jpegSegment(APP2, data);
  if (marker === APP14 && has('Adobe')) return jpegSegment(APP14, data.subarray(0, ADOBE_BYTES));
  return NOTHING;
}

/** In a scan, 0xff is followed by 0 or a restart marker; anything else is the next segment. */
function endOfScan(source: Buffer, from: number): number {
  for (let at = source.indexOf(0xff, from); at !== -1; at = source.indexOf(0xff, at + 1)) {
    const next = source[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw cutOff();
}

function hasJpegLength(marker: number): boolean {
  return marker !== JPEG_START && marker !== 0x01 && (marker < 0xd0 || marker > 0xd7);
}

function jpegLengthAt(source: Buffer, at: number): number {
  if (at + 2 > source.length) throw cutOff();
  return source.readUInt16BE(at);
}

function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

const PNG_SIGNATURE_BYTES = 8;
/** Chunks that make up the picture and its colours, animation included (PNG, third edition). */
const PNG_PICTURE = new Set(
  'IHDR PLTE tRNS IDAT IEND iCCP sRGB gAMA cHRM cICP mDCV cLLI pHYs sBIT bKGD hIST sPLT acTL fcTL fdAT'.split(' '),
);

/** Larger colour profiles are not kept; those of print shops have three million. */
const MAX_PROFILE_BYTES = 8 * 1024 * 1024;

function stripPng(bytes: Uint8Array, orientation: number): Uint8Array {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Buffer[] = [source.subarray(0, PNG_SIGNATURE_BYTES)];
  const exif = orientationExif(orientation);
  for (let at = PNG_SIGNATURE_BYTES; ;) {
    if (at + 12 > source.length) throw cutOff();
    const end = at + 12 + source.readUInt32BE(at);
    if (end > source.length) throw cutOff();
    const type = source.toString('latin1', at + 4, at + 8);
    const isKept = PNG_PICTURE.has(type) && (type !== 'iCCP' || isModestProfile(source.subarray(at + 8, end - 4)));
    if (isKept) parts.push(source.subarray(at, end));
    if (type === 'IHDR' && exif) parts.push(pngChunk('eXIf', exif));
    if (type === 'IEND') return Buffer.concat(parts);
    at = end;
  }
}

/** Whether a compressed profile is one that can be read: two hundred kilobytes may stand for two hundred million. */
function isModestProfile(profile: Buffer): boolean {
  // Its name, a zero, and the number of the only method there is.
  const start = profile.indexOf(0) + 2;
  try {
    inflateSync(profile.subarray(start), { maxOutputLength: MAX_PROFILE_BYTES });
    return true;
  } catch {
    return false;
  }
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const WEBP_HEADER_BYTES = 12;
const WEBP_PICTURE = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of the extended header that announce metadata (WebP container specification). */
const [WEBP_HAS_EXIF, WEBP_HAS_XMP] = [0x08, 0x04];

function stripWebp(bytes: Uint8Array, orientation: number): Uint8Array {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (source.length < WEBP_HEADER_BYTES || source.readUInt32LE(4) + 8 > source.length) throw cutOff();
  const last = source.readUInt32LE(4) + 8;
  const exif = orientationExif(orientation);
  const parts: Buffer[] = [];
  for (let at = WEBP_HEADER_BYTES; at + 8 <= last;) {
    const length = source.readUInt32LE(at + 4);
    // Chunks begin at even places.
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > last) throw cutOff();
    const type = source.toString('latin1', at, at + 4);
    if (type === 'VP8X') parts.push(withWebpFlags(source.subarray(at, end), exif !== undefined));
    else if (WEBP_PICTURE.has(type)) parts.push(source.subarray(at, end));
    at = end;
  }
  // Only the extended format can say how the picture is turned; one that was turned has it.
  if (exif) parts.push(webpChunk('EXIF', exif));
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]);
  return webpChunk('RIFF', body);
}

function withWebpFlags(extended: Buffer, exif: boolean): Buffer {
  const copy = Buffer.from(extended);
  const flags = (copy[8] ?? 0) & ~(WEBP_HAS_EXIF | WEBP_HAS_XMP);
  copy[8] = exif ? flags | WEBP_HAS_EXIF : flags;
  return copy;
}

function webpChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

const [GIF_EXTENSION, GIF_IMAGE, GIF_TRAILER] = [0x21, 0x2c, 0x3b];
const [GIF_COMMENT, GIF_PLAIN_TEXT, GIF_APPLICATION] = [0xfe, 0x01, 0xff];
const GIF_HEADER_BYTES = 13;

/** GIF 89a: blocks of blocks. Kept are the frames, their timing and the note on how often to repeat them. */
function stripGif(bytes: Uint8Array): Uint8Array {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = GIF_HEADER_BYTES + gifTableBytes(source[10]);
  const parts: Buffer[] = [source.subarray(0, at)];
  for (;;) {
    const kind = source[at];
    if (kind === GIF_TRAILER) return Buffer.concat([...parts, Buffer.from([GIF_TRAILER])]);
    const end = endOfGifBlocks(source, kind === GIF_IMAGE ? at + 11 + gifTableBytes(source[at + 9]) : at + 2);
    if (kind === GIF_IMAGE || (kind === GIF_EXTENSION && isGifPicture(source, at)))
      parts.push(source.subarray(at, end));
    else if (kind !== GIF_EXTENSION) throw cutOff();
    at = end;
  }
}

function isGifPicture(source: Buffer, at: number): boolean {
  const label = source[at + 1];
  if (label === GIF_COMMENT || label === GIF_PLAIN_TEXT) return false;
  const name = source.toString('latin1', at + 3, at + 14);
  return label !== GIF_APPLICATION || name === 'NETSCAPE2.0' || name === 'ANIMEXTS1.0';
}

/** Each block begins with its length; one of length 0 ends the list. */
function endOfGifBlocks(source: Buffer, from: number): number {
  for (let at = from; ;) {
    const length = source[at];
    if (length === undefined) throw cutOff();
    at += 1 + length;
    if (length === 0) return at;
  }
}

function gifTableBytes(flags: number | undefined): number {
  if (flags === undefined) throw cutOff();
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

const ORIENTATION_TAG = 0x0112;
const SHORT = 3;

/** An EXIF block that says how the picture is turned and nothing else (TIFF 6.0, big endian); undefined when upright. */
function orientationExif(orientation: number): Buffer | undefined {
  if (orientation < 2 || orientation > 8) return undefined;
  const exif = Buffer.alloc(26);
  exif.write('MM\0*', 0, 'latin1');
  exif.writeUInt32BE(8, 4);
  exif.writeUInt16BE(1, 8);
  exif.writeUInt16BE(ORIENTATION_TAG, 10);
  exif.writeUInt16BE(SHORT, 12);
  exif.writeUInt32BE(1, 14);
  exif.writeUInt16BE(orientation, 18);
  return exif;
}

/** What every one of these formats is refused for when its end is missing. */
function cutOff(): Error {
  return new Error('the file is cut off');
}
