import { cutOff } from './orientation-exif.ts';

const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b];
const [COMMENT, PLAIN_TEXT, APPLICATION] = [0xfe, 0x01, 0xff];
const HEADER_LENGTH = 13;

/** GIF 89a: blocks of blocks. Kept are the frames, their timing and the note on how often to repeat them. */
export function stripGif(bytes: Uint8Array): Uint8Array {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = HEADER_LENGTH + tableLength(source[10]);
  const parts: Buffer[] = [source.subarray(0, at)];
  for (;;) {
    const kind = source[at];
    if (kind === TRAILER) return Buffer.concat([...parts, Buffer.from([TRAILER])]);
    const end = endOfBlocks(source, kind === IMAGE ? at + 11 + tableLength(source[at + 9]) : at + 2);
    if (kind === IMAGE || (kind === EXTENSION && isPicture(source, at))) parts.push(source.subarray(at, end));
    else if (kind !== EXTENSION) throw cutOff();
    at = end;
  }
}

function isPicture(source: Buffer, at: number): boolean {
  const label = source[at + 1];
  if (label === COMMENT || label === PLAIN_TEXT) return false;
  const name = source.toString('latin1', at + 3, at + 14);
  return label !== APPLICATION || name === 'NETSCAPE2.0' || name === 'ANIMEXTS1.0';
}

/** Each block begins with its length; one of length 0 ends the list. */
function endOfBlocks(source: Buffer, from: number): number {
  for (let at = from; ;) {
    const length = source[at];
    if (length === undefined) throw cutOff();
    at += 1 + length;
    if (length === 0) return at;
  }
}

function tableLength(flags: number | undefined): number {
  if (flags === undefined) throw cutOff();
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}
