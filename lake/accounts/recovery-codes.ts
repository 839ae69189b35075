import { hashToken } from '../auth/secrets.ts';
import { inTransaction } from '../store/database.ts';
import { readableSecret } from './passwords.ts';
import type { DatabaseSync } from 'node:sqlite';

export type RecoveryCodes = ReturnType<typeof openRecoveryCodes>;

const CODES = 10;
/** 80 random bits in a code, so that its plain hash cannot be turned round. */
const CODE_LETTERS = 16;

/** Codes on paper, each of which stands once for a second factor that is lost. */
export function openRecoveryCodes(database: DatabaseSync) {
  const insert = database.prepare('INSERT INTO recovery_code (user_id, hash) VALUES (?, ?)');
  const count = database.prepare('SELECT count(*) AS count FROM recovery_code WHERE user_id = ?');
  const remove = database.prepare('DELETE FROM recovery_code WHERE user_id = ? AND hash = ?');
  const removeAll = database.prepare('DELETE FROM recovery_code WHERE user_id = ?');
  return {
    /** New ones in place of all earlier ones. They are stored as hashes and cannot be shown again. */
    renew: (userId: string): readonly string[] =>
      inTransaction(database, () => {
        removeAll.run(userId);
        const codes = Array.from({ length: CODES }, () => readableSecret(CODE_LETTERS));
        for (const code of codes) insert.run(userId, hashOf(code));
        return codes;
      }),
    countOf: (userId: string) => Number(count.get(userId)?.count ?? 0),
    /** Uses a code up; false when it is none, or was used. */
    use: (userId: string, code: string) => remove.run(userId, hashOf(code)).changes > 0,
    removeAllOf: (userId: string) => void removeAll.run(userId),
  };
}

/** However it was typed: capitals, spaces and hyphens do not matter. */
function hashOf(code: string): string {
  return hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
