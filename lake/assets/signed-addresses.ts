import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Original } from './originals.ts';

/** What stands in the address of a file that is lent for a while. */
interface Signature {
  /** Seconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

/**
 * Lends files to whoever has an address. It is the file that is signed, not what is made of it: who may see the original may see
 * every size and part of it, and a page needs one signature for all widths of a picture.
 */
export interface AddressSigner {
  sign(original: Original, expires: number): Signature;
  isSigned(original: Original, given: Signature): boolean;
}

const KEY = 'files:key';

/** The key is kept in the project's file, and made when it is first needed. */
export function openAddressSigner(database: DatabaseSync): AddressSigner {
  const find = database.prepare('SELECT value FROM setting WHERE name = ?');
  const add = database.prepare('INSERT OR IGNORE INTO setting VALUES (?, ?)');
  let known: string | undefined;

  function key(): string {
    if (known !== undefined) return known;
    if (!find.get(KEY)) add.run(KEY, randomBytes(32).toString('base64url'));
    return (known = String(find.get(KEY)?.value));
  }

  function digest({ kind, dataset, name }: Original, expires: number): Buffer {
    return createHmac('sha256', key()).update(`${kind}s/${dataset}/${name}\n${expires}`).digest();
  }

  return {
    sign: (original, expires) => ({ expires, signature: digest(original, expires).toString('base64url') }),
    isSigned(original, { expires, signature }) {
      const [wanted, given] = [digest(original, expires), Buffer.from(signature, 'base64url')];
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}
