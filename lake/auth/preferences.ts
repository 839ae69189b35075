import { z } from 'zod';
import type { DatabaseSync } from 'node:sqlite';

export interface Preference {
  readonly key: string;
  /** JSON value; null when unset. */
  readonly value: unknown;
}

/** Small settings that Studio keeps per person: recent searches, list layouts, saved queries. */
export interface Preferences {
  read(userId: string, keys: readonly string[]): Preference[];
  write(userId: string, preferences: readonly Preference[]): void;
}

const row = z.object({ value: z.string() });

export function openPreferences(database: DatabaseSync): Preferences {
  const find = database.prepare('SELECT value FROM preference WHERE user_id = ? AND key = ?');
  const put = database.prepare('INSERT OR REPLACE INTO preference VALUES (?, ?, ?)');
  return {
    read: (userId, keys) =>
      keys.map((key) => {
        const found = find.get(userId, key);
        return { key, value: found ? JSON.parse(row.parse(found).value) : null };
      }),
    write(userId, preferences) {
      for (const { key, value } of preferences) put.run(userId, key, JSON.stringify(value ?? null));
    },
  };
}
