import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

/** What holds for all accounts together. */
export interface AccountSettings {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  /** A random key of this installation, made when it is asked for first. */
  key(name: string): Buffer;
}

const KEY_BYTES = 32;

export function openSettings(database: DatabaseSync): AccountSettings {
  const read = database.prepare('SELECT value FROM setting WHERE name = ?');
  const write = database.prepare('INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)');
  const writeOnce = database.prepare('INSERT OR IGNORE INTO setting (name, value) VALUES (?, ?)');
  const get = (name: string) => {
    const value = read.get(name)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  return {
    get,
    set: (name, value) => void write.run(name, value),
    key(name) {
      // The command line may ask at the same moment: both get what was written first.
      if (get(name) === undefined) writeOnce.run(name, randomBytes(KEY_BYTES).toString('hex'));
      return Buffer.from(get(name) ?? '', 'hex');
    },
  };
}
