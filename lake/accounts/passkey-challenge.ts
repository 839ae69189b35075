import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * What a passkey has to sign. A challenge proves by itself that it was made here, for what, and until when: a stranger who
 * opens the login page again and again makes nobody remember anything. Only those that were used are kept, until they end.
 */
export interface PasskeyChallenges {
  /** @param purpose such as `sign-in`, or `register` with the id of the account */
  issue(purpose: string): string;
  /** Uses it up. False when it was made for something else, is too old or was used. */
  use(challenge: string, purpose: string): boolean;
}

const LIFETIME_MS = 10 * 60 * 1000;
const NONCE_BYTES = 16;
const TIME_BYTES = 8;

export function createPasskeyChallenges(now: () => number = Date.now): PasskeyChallenges {
  const key = randomBytes(32);
  const used = new Map<string, number>();
  const sign = (content: Buffer, purpose: string) => createHmac('sha256', key).update(purpose).update(content).digest();
  return {
    issue(purpose) {
      const time = Buffer.alloc(TIME_BYTES);
      time.writeBigUInt64BE(BigInt(now() + LIFETIME_MS));
      const content = Buffer.concat([time, randomBytes(NONCE_BYTES)]);
      return Buffer.concat([content, sign(content, purpose)]).toString('base64url');
    },
    use(challenge, purpose) {
      for (const [other, end] of used) if (end <= now()) used.delete(other);
      const bytes = Buffer.from(challenge, 'base64url');
      const content = bytes.subarray(0, TIME_BYTES + NONCE_BYTES);
      const [given, expected] = [bytes.subarray(TIME_BYTES + NONCE_BYTES), sign(content, purpose)];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      const end = Number(content.readBigUInt64BE());
      if (end <= now() || used.has(bytes.toString('base64url'))) return false;
      used.set(bytes.toString('base64url'), end);
      return true;
    },
  };
}
