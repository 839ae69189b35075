import { crc32, inflateSync } from 'node:zlib';
import { cutOff, orientationExif } from './orientation-exif.ts';

const SIGNATURE_LENGTH = 8;
/** Chunks that make up the picture and its colours, animation included (PNG, third edition). */
const PICTURE = new Set(
  'IHDR PLTE tRNS IDAT IEND iCCP sRGB gAMA cHRM cICP mDCV cLLI pHYs sBIT bKGD hIST sPLT acTL fcTL fdAT'.split(' '),
);

/** Bytes of the largest colour profile that is kept; those of print shops have three million. */
const LARGEST_PROFILE = 8 * 1024 * 1024;

export function stripPng(bytes: Uint8Array, orientation: number): Uint8Array {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Buffer[] = [source.subarray(0, SIGNATURE_LENGTH)];
  const exif = orientationExif(orientation);
  for (let at = SIGNATURE_LENGTH; ;) {
    if (at + 12 > source.length) throw cutOff();
    const end = at + 12 + source.readUInt32BE(at);
    if (end > source.length) throw cutOff();
    const type = source.toString('latin1', at + 4, at + 8);
    const isKept = PICTURE.has(type) && (type !== 'iCCP' || isModest(source.subarray(at + 8, end - 4)));
    if (isKept) parts.push(source.subarray(at, end));
    if (type === 'IHDR' && exif) parts.push(chunk('eXIf', exif));
    if (type === 'IEND') return Buffer.concat(parts);
    at = end;
  }
}

/** Whether a compressed profile is one that can be read: two hundred kilobytes may stand for two hundred million. */
function isModest(profile: Buffer): boolean {
  // Its name, a zero, and the number of the only method there is.
  const start = profile.indexOf(0) + 2;
  try {
    inflateSync(profile.subarray(start), { maxOutputLength: LARGEST_PROFILE });
    return true;
  } catch {
    return false;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
