import { cutOff, orientationExif } from './orientation-exif.ts';

const HEADER_LENGTH = 12;
const PICTURE = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Bits of the extended header that announce metadata (WebP container specification). */
const [HAS_EXIF, HAS_XMP] = [0x08, 0x04];

export function stripWebp(bytes: Uint8Array, orientation: number): Uint8Array {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (source.length < HEADER_LENGTH || source.readUInt32LE(4) + 8 > source.length) throw cutOff();
  const last = source.readUInt32LE(4) + 8;
  const exif = orientationExif(orientation);
  const parts: Buffer[] = [];
  for (let at = HEADER_LENGTH; at + 8 <= last;) {
    const length = source.readUInt32LE(at + 4);
    // Chunks begin at even places.
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > last) throw cutOff();
    const type = source.toString('latin1', at, at + 4);
    if (type === 'VP8X') parts.push(withFlags(source.subarray(at, end), exif !== undefined));
    else if (PICTURE.has(type)) parts.push(source.subarray(at, end));
    at = end;
  }
  // Only the extended format can say how the picture is turned; one that was turned has it.
  if (exif) parts.push(chunk('EXIF', exif));
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts]);
  return chunk('RIFF', body);
}

function withFlags(extended: Buffer, exif: boolean): Buffer {
  const copy = Buffer.from(extended);
  const flags = (copy[8] ?? 0) & ~(HAS_EXIF | HAS_XMP);
  copy[8] = exif ? flags | HAS_EXIF : flags;
  return copy;
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}
