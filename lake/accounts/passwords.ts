import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Piscina } from 'piscina';
import type { ScryptWork } from './scrypt-thread.ts';

/** What an attempt costs: 128 × N × r bytes of memory, p times (RFC 7914). */
export interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's recommendation for scrypt: 32 MB and about 150 ms per attempt. */
const SCRYPT_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };
/** How long the thread waits for the next attempt before it ends. */
const IDLE_MS = 60_000;

/**
 * A thread of the lowest priority (on Linux), made when it is needed. Whoever signs in waits for those who work: guesses of passwords
 * would keep a processor from visitors and from saves.
 */
const thread = new Piscina<ScryptWork, Uint8Array>({
  filename: new URL('./scrypt-thread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
  niceIncrement: 19,
});

/** `scrypt$N$r$p$salt$key`, so that costs can be raised without losing old accounts. */
export async function hashPassword(password: string, cost: ScryptCost = SCRYPT_COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), Buffer.from(key).toString('base64url')].join(
    '$',
  );
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, N, r, p, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || !salt || !key) return false;
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const expected = Buffer.from(key, 'base64url');
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), cost), expected);
}

function derive(password: string, salt: Buffer, cost: ScryptCost): Promise<Uint8Array> {
  // NFC: the same accented password typed on different systems must give the same bytes.
  return thread.run({ password: password.normalize('NFC'), salt, cost });
}

/** Easy to read aloud and to type: groups of four, without look-alike characters, of 5 random bits each. */
export function readableSecret(length: number): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  const letters = [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** 100 random bits. */
export const generatePassword = () => readableSecret(20);
