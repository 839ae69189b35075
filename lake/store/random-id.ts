import { randomBytes } from 'node:crypto';

/** In the order in which SQLite compares text. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 22 letters of 62 hold a little more than a UUID's 122 random bits. */
const LENGTH = 22;
/** Enough for milliseconds until the year 8800. */
const TIME_LENGTH = 8;

/** Asking for few random bytes costs as much as asking for many. */
const POOL_SIZE = 4096;
let pool: Buffer = Buffer.alloc(0);
let used = 0;

function randomByte(): number {
  if (used === pool.length) [pool, used] = [randomBytes(POOL_SIZE), 0];
  return pool.readUInt8(used++);
}

function randomLetters(length: number): string {
  let letters = '';
  while (letters.length < length) {
    const byte = randomByte();
    // 248 is the largest multiple of 62 in a byte: higher values would favour the first letters.
    if (byte < 248) letters += ALPHABET[byte % 62];
  }
  return letters;
}

/** A new document id, or that of something else that nobody should guess. */
export function randomId(): string {
  return randomLetters(LENGTH);
}

/**
 * A new transaction id, of the same form. The first letters tell the time (epoch milliseconds), so that the index of
 * transactions grows at its end: random ids make every durable write a quarter slower. 83 bits are random.
 */
export function transactionId(now = Date.now()): string {
  let time = '';
  for (let rest = now; time.length < TIME_LENGTH; rest = Math.floor(rest / 62)) time = ALPHABET[rest % 62] + time;
  return time + randomLetters(LENGTH - TIME_LENGTH);
}

/** A new `_key` for an array element: 12 hexadecimal digits, like Sanity's own. */
export function randomKey(): string {
  return randomBytes(6).toString('hex');
}
