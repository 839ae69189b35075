import { scryptSync } from 'node:crypto';
import type { ScryptCost } from './passwords.ts';

export interface ScryptWork {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly cost: ScryptCost;
}

const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
const KEY_BYTES = 32;

/** The thread's task: a password's key (RFC 7914). Synchronous: the asynchronous one would run in threads of full priority. */
export default function scryptKey({ password, salt, cost }: ScryptWork): Uint8Array {
  return scryptSync(password, salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY_BYTES });
}
