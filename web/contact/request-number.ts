import { createHmac, timingSafeEqual } from 'node:crypto';

/** Figures and letters that nobody takes for each other (Crockford). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(2026, 0, 1);
const DAY_LETTERS = 3;
const OWN_LETTERS = 5;
const PROOF_LETTERS = 4;
const NUMBER = new RegExp(`^[${ALPHABET}]{${DAY_LETTERS + OWN_LETTERS + PROOF_LETTERS}}$`);

/** What a request's number tells by itself. */
export interface ReadNumber {
  /** In one spelling: `0ak-…` in groups of four, as in addresses. */
  readonly number: string;
  /** On which it was received, `YYYY-MM-DD`. */
  readonly day: string;
  /** Of the document. */
  readonly id: string;
}

export interface RequestNumbers {
  /**
   * The same number for the same seed.
   * @param seed what tells this request from all others
   * @param day `YYYY-MM-DD`
   */
  issue(seed: string, day: string): ReadNumber;
  /** @returns undefined for one that this site has never given out */
  read(typed: string): ReadNumber | undefined;
}

/**
 * Numbers of requests. They prove themselves, so that the patient's page needs neither the Content Lake nor a list: the day, what tells
 * the request from others of that day, and a signature. All but the day is as good as random: one in 2⁴⁵ would be guessed.
 * @param secret of this installation
 */
export function createRequestNumbers(secret: string): RequestNumbers {
  const sign = (text: string) => createHmac('sha256', secret).update(`contact-request ${text}`).digest();
  const letters = (bytes: Buffer, count: number) =>
    [...bytes.subarray(0, count)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  const proofOf = (text: string) => letters(sign(`proof ${text}`), PROOF_LETTERS);
  const known = (plain: string): ReadNumber => {
    const days = Array.from(plain.slice(0, DAY_LETTERS)).reduce(
      (sum, letter) => sum * 32 + ALPHABET.indexOf(letter),
      0,
    );
    return {
      number: plain.match(/.{4}/g)?.join('-') ?? plain,
      day: new Date(FIRST_DAY + days * DAY_MS).toISOString().slice(0, 10),
      id: messageId(sign(`id ${plain}`).toString('hex')),
    };
  };
  return {
    issue(seed, day) {
      const days = Math.max(0, Math.round((Date.parse(day) - FIRST_DAY) / DAY_MS));
      const date = [10, 5, 0].map((bits) => ALPHABET[(days >> bits) & 31]).join('');
      const text = date + letters(sign(`own ${day} ${seed}`), OWN_LETTERS);
      return known(text + proofOf(text));
    },
    read(typed) {
      const plain = typed
        .toLowerCase()
        .replace(/[^a-z\d]/g, '')
        .replaceAll('o', '0')
        .replaceAll(/[il]/g, '1');
      if (!NUMBER.test(plain)) return undefined;
      const text = plain.slice(0, -PROOF_LETTERS);
      const isOurs = timingSafeEqual(Buffer.from(proofOf(text)), Buffer.from(plain.slice(-PROOF_LETTERS)));
      return isOurs ? known(plain) : undefined;
    },
  };
}

/** Ids with a dot are never read by the public. @param hash hexadecimal */
export function messageId(hash: string): string {
  return `messages.${hash.slice(0, 8)}-${hash.slice(8, 12)}-${hash.slice(12, 16)}-${hash.slice(16, 20)}-${hash.slice(20, 32)}`;
}
