import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Forms whose message is remembered; the oldest are forgotten first, and all of them by a restart. */
const MOST_SPENT = 10_000;
/** A form left open for longer than this counts as one without a stamp. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

interface ReadStamp {
  /** Different for every form handed out. */
  readonly nonce: string;
  /** Milliseconds since it was handed out. */
  readonly age: number;
}

export interface Stamps {
  issue(): string;
  /** @returns undefined for a stamp that is not ours, or too old to say anything */
  read(stamp: string): ReadStamp | undefined;
  /** Notes what was sent with a stamp. @returns false when it was something else before: each form sends one message */
  spend(stamp: ReadStamp, message: string): boolean;
}

/**
 * Signed times at which a form was handed out. The pages are cached, so a time written into one would be the cache's: a
 * browser with script asks for its stamp when the visitor reaches the form, and one without gets it with the first answer.
 * @param secret of this installation
 */
export function createStamps(secret: string, now: () => number = Date.now): Stamps {
  const sign = (text: string) => createHmac('sha256', secret).update(`contact-stamp ${text}`).digest();
  const spent = new LRUCache<string, string>({ max: MOST_SPENT });
  return {
    spend({ nonce }, message) {
      const known = spent.get(nonce) ?? message;
      spent.set(nonce, known);
      return known === message;
    },
    issue() {
      const text = `${now().toString(36)}.${randomBytes(12).toString('base64url')}`;
      return `${text}.${sign(text).toString('base64url')}`;
    },
    read(stamp) {
      const [time = '', nonce = '', signature = '', ...rest] = stamp.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = sign(`${time}.${nonce}`);
      if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const age = now() - Number.parseInt(time, 36);
      return age >= 0 && age <= LIFETIME_MS ? { nonce, age } : undefined;
    },
  };
}
