import { z } from 'zod';
import type { DatabaseSync } from 'node:sqlite';

const noteSchema = z.object({
  dataset: z.string(),
  /** The published id. */
  group: z.string(),
  /** Ids of the document's members and of its assets. */
  gone: z.array(z.string()),
  /** Assets that nothing else uses, with the names of their files. */
  assets: z.array(z.object({ id: z.string(), kind: z.enum(['image', 'file']), name: z.string() })),
});

/** What an erasure is about: it takes several files, and one that is cut off has to come to its end. */
export type ErasureNote = z.infer<typeof noteSchema>;

export interface ErasureNotes {
  /** Is on disk when it returns. Takes the place of another one about the same document. */
  save(note: ErasureNote): void;
  list(): readonly ErasureNote[];
  remove(note: ErasureNote): void;
}

const ERASING = 'erasing:';

/** Keeps them in the project's file. */
export function openErasureNotes(database: DatabaseSync): ErasureNotes {
  const save = database.prepare('INSERT OR REPLACE INTO setting VALUES (?, ?)');
  const list = database.prepare('SELECT value FROM setting WHERE substr(name, 1, ?) = ?');
  const remove = database.prepare('DELETE FROM setting WHERE name = ?');
  const nameOf = ({ dataset, group }: ErasureNote) => `${ERASING}${dataset}/${group}`;
  return {
    save: (note) => void save.run(nameOf(note), JSON.stringify(note)),
    list: () => list.all(ERASING.length, ERASING).map(({ value }) => noteSchema.parse(JSON.parse(String(value)))),
    remove: (note) => void remove.run(nameOf(note)),
  };
}
