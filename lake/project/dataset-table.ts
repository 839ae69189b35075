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
  /** Notes that the dataset's files are about to come or go: until `save` or `remove` they may be there in part. */
  notePart(name: string): void;
  /** Names of which a part may be there. */
  inPart(): readonly string[];
  remove(name: string): void;
}

const REMOVING = 'removing:';

export function openDatasetTable(database: DatabaseSync): DatasetTable {
  const all = database.prepare('SELECT * FROM dataset ORDER BY created_at, name');
  const save = database.prepare('INSERT OR REPLACE INTO dataset VALUES (?, ?, ?, ?, ?)');
  const remove = database.prepare('DELETE FROM dataset WHERE name = ?');
  // Another dataset of the name begins at another place.
  const removeCursor = database.prepare('DELETE FROM hook_cursor WHERE dataset = ?');
  const note = database.prepare('INSERT OR REPLACE INTO setting VALUES (?, ?)');
  const noted = database.prepare('SELECT value FROM setting WHERE substr(name, 1, ?) = ?');
  const forget = database.prepare('DELETE FROM setting WHERE name = ?');
  return {
    list: () =>
      all.all().map((found) => {
        const { name, acl_mode: aclMode, profile, addon_for: addonFor, created_at: createdAt } = row.parse(found);
        return { name, aclMode, profile, addonFor: addonFor ?? undefined, createdAt };
      }),
    save({ name, aclMode, profile, addonFor, createdAt }) {
      save.run(name, aclMode, profile, addonFor ?? null, createdAt);
      forget.run(REMOVING + name);
    },
    notePart: (name) => void note.run(REMOVING + name, name),
    inPart: () => noted.all(REMOVING.length, REMOVING).map(({ value }) => String(value)),
    remove(name) {
      remove.run(name);
      removeCursor.run(name);
      forget.run(REMOVING + name);
    },
  };
}
