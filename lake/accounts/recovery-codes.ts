import { randomBytes } from 'node:crypto';
import { hashToken } from '../auth/secrets.ts';
import type { DatabaseSync } from 'node:sqlite';

/** Codes on paper, each of which stands once for a second factor that is lost. */
export interface RecoveryCodes {
  /** New ones in place of all earlier ones. They are stored as hashes and cannot be shown again. */
  renew(userId: string): readonly string[];
  countOf(userId: string): number;
  /** Uses a code up; false when it is none, or was used. */
  use(userId: string, code: string): boolean;
  removeAllOf(userId: string): void;
}

const CODES = 10;
/** 32 letters and digits without look-alikes: 80 random bits in a code, so that its plain hash cannot be turned round. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const CODE_LETTERS = 16;

export function openRecoveryCodes(database: DatabaseSync): RecoveryCodes {
  const insert = database.prepare('INSERT INTO recovery_code (user_id, hash) VALUES (?, ?)');
  const count = database.prepare('SELECT count(*) AS count FROM recovery_code WHERE user_id = ?');
  const remove = database.prepare('DELETE FROM recovery_code WHERE user_id = ? AND hash = ?');
  const removeAll = database.prepare('DELETE FROM recovery_code WHERE user_id = ?');
  return {
    renew(userId) {
      const codes = Array.from({ length: CODES }, newCode);
      database.exec('BEGIN IMMEDIATE');
      try {
        removeAll.run(userId);
        for (const code of codes) insert.run(userId, hashOf(code));
        database.exec('COMMIT');
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
      return codes;
    },
    countOf: (userId) => Number(count.get(userId)?.count ?? 0),
    use: (userId, code) => remove.run(userId, hashOf(code)).changes > 0,
    removeAllOf: (userId) => void removeAll.run(userId),
  };
}

function newCode(): string {
  const letters = [...randomBytes(CODE_LETTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** However it was typed: capitals, spaces and hyphens do not matter. */
function hashOf(code: string): string {
  return hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
