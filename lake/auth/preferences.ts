import { z } from 'zod';
import { LakeError } from '../errors.ts';
import type { DatabaseSync } from 'node:sqlite';

interface Preference {
  readonly key: string;
  /** JSON value; null when unset. */
  readonly value: unknown;
}

/** Small settings that Studio keeps per person: recent searches, list layouts, saved queries. */
export interface Preferences {
  read(userId: string, keys: readonly string[]): Preference[];
  /** All or none. @throws LakeError 413 when somebody keeps more than anybody needs */
  write(userId: string, preferences: readonly Preference[]): void;
  /** Whether or not there is one. */
  remove(userId: string, key: string): void;
}

/** Studio keeps some dozens; programs and readers, who may not write content, must not fill the disk here. */
export const PREFERENCE_LIMITS = { keys: 500, characters: 1024 * 1024 };

const sizeRow = z.object({ keys: z.number(), characters: z.number() });
const row = z.object({ value: z.string() });

export function openPreferences(database: DatabaseSync): Preferences {
  const find = database.prepare('SELECT value FROM preference WHERE user_id = ? AND key = ?');
  const size = database.prepare(
    'SELECT COUNT(*) AS keys, COALESCE(SUM(LENGTH(value)), 0) AS characters FROM preference WHERE user_id = ?',
  );
  const put = database.prepare('INSERT OR REPLACE INTO preference VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM preference WHERE user_id = ? AND key = ?');
  return {
    remove: (userId, key) => void remove.run(userId, key),
    read: (userId, keys) =>
      keys.map((key) => {
        const found = find.get(userId, key);
        return { key, value: found ? JSON.parse(row.parse(found).value) : null };
      }),
    write(userId, preferences) {
      database.exec('BEGIN IMMEDIATE');
      try {
        for (const { key, value } of preferences) put.run(userId, key, JSON.stringify(value ?? null));
        const { keys, characters } = sizeRow.parse(size.get(userId));
        if (keys > PREFERENCE_LIMITS.keys || characters > PREFERENCE_LIMITS.characters) {
          throw new LakeError(413, undefined, 'There is no room for more preferences.');
        }
        database.exec('COMMIT');
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
  };
}
