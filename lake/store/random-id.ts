import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 22 letters of 62 hold a little more than a UUID's 122 random bits. */
const LENGTH = 22;

/** A new document or transaction id. */
export function randomId(): string {
  let id = '';
  while (id.length < LENGTH) {
    // 248 is the largest multiple of 62 in a byte: higher values would favour the first letters.
    for (const byte of randomBytes(LENGTH)) if (byte < 248 && id.length < LENGTH) id += ALPHABET[byte % 62];
  }
  return id;
}

/** A new `_key` for an array element: 12 hexadecimal digits, like Sanity's own. */
export function randomKey(): string {
  return randomBytes(6).toString('hex');
}
