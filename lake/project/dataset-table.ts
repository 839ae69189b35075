import { z } from 'zod';
import type { DatabaseSync } from 'node:sqlite';
import type { DatasetAccess } from '../caller.ts';

/** What the project knows of a dataset without opening it. */
export interface DatasetInfo extends DatasetAccess {
  readonly name: string;
  /** The dataset an add-on belongs to. */
  readonly addonFor: string | undefined;
  readonly createdAt: string;
}

const row = z.object({
  name: z.string(),
  acl_mode: z.enum(['public', 'private']),
  profile: z.enum(['content', 'comments']),
  addon_for: z.string().nullable(),
  created_at: z.string(),
});

export interface DatasetTable {
  list(): readonly DatasetInfo[];
  save(info: DatasetInfo): void;
  /** Notes that the dataset's files are about to go: until `remove` they may be there in part. */
  startRemoving(name: string): void;
  /** Names of which the removal was cut off. */
  removing(): readonly string[];
  remove(name: string): void;
}

const REMOVING = 'removing:';

export function openDatasetTable(database: DatabaseSync): DatasetTable {
  const all = database.prepare('SELECT * FROM dataset ORDER BY created_at, name');
  const save = database.prepare('INSERT OR REPLACE INTO dataset VALUES (?, ?, ?, ?, ?)');
  const remove = database.prepare('DELETE FROM dataset WHERE name = ?');
  const note = database.prepare('INSERT OR REPLACE INTO setting VALUES (?, ?)');
  const noted = database.prepare('SELECT value FROM setting WHERE substr(name, 1, ?) = ?');
  const forget = database.prepare('DELETE FROM setting WHERE name = ?');
  return {
    list: () =>
      all.all().map((found) => {
        const { name, acl_mode: aclMode, profile, addon_for: addonFor, created_at: createdAt } = row.parse(found);
        return { name, aclMode, profile, addonFor: addonFor ?? undefined, createdAt };
      }),
    save: ({ name, aclMode, profile, addonFor, createdAt }) =>
      void save.run(name, aclMode, profile, addonFor ?? null, createdAt),
    startRemoving: (name) => void note.run(REMOVING + name, name),
    removing: () => noted.all(REMOVING.length, REMOVING).map(({ value }) => String(value)),
    remove(name) {
      remove.run(name);
      forget.run(REMOVING + name);
    },
  };
}
