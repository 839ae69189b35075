import { cutOff, orientationExif } from './orientation-exif.ts';

const [START, END, SCAN, COMMENT] = [0xd8, 0xd9, 0xda, 0xfe];
const [APP0, APP1, APP2, APP14, APP15] = [0xe0, 0xe1, 0xe2, 0xee, 0xef];

/** JPEG (ITU-T T.81): a list of marked segments; only application data and comments can hold anything but the picture. */
export function stripJpeg(bytes: Uint8Array, orientation: number): Uint8Array {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Buffer[] = [source.subarray(0, 2)];
  const exif = orientationExif(orientation);
  if (exif) parts.push(segment(APP1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif])));

  let at = 2;
  for (;;) {
    while (source[at] === 0xff && source[at + 1] === 0xff) at += 1;
    const marker = source[at + 1];
    if (source[at] !== 0xff || marker === undefined) throw cutOff();
    if (marker === END) break;
    const end = hasLength(marker) ? at + 2 + lengthAt(source, at + 2) : at + 2;
    if (end > source.length) throw cutOff();
    const dataEnd = marker === SCAN ? endOfScan(source, end) : end;
    if (isPicture(marker, source.subarray(at + 4, end))) parts.push(source.subarray(at, dataEnd));
    at = dataEnd;
  }
  return Buffer.concat([...parts, Buffer.from([0xff, END])]);
}

function isPicture(marker: number, data: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15) return true;
  // Kept: pixel density, colour profile, and Adobe's note on how colours are stored.
  if (marker === APP2) return data.subarray(0, 12).toString('latin1') === 'ICC_PROFILE\0';
  return marker === APP0 || marker === APP14;
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

function hasLength(marker: number): boolean {
  return marker !== START && marker !== 0x01 && (marker < 0xd0 || marker > 0xd7);
}

function lengthAt(source: Buffer, at: number): number {
  if (at + 2 > source.length) throw cutOff();
  return source.readUInt16BE(at);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
