import type { ContentMigration } from './index.ts';

export type Documents = Parameters<ContentMigration['mutations']>[0];

/** The documents by id as a lake has them after the step. */
export function applied({ mutations }: ContentMigration, documents: Documents): Map<string, Documents[number]> {
  const after = new Map(documents.map((document) => [document._id, document]));
  for (const mutation of mutations(documents)) {
    if ('create' in mutation) {
      if (after.has(mutation.create._id)) throw new Error(`${mutation.create._id} is there already.`);
      after.set(mutation.create._id, mutation.create);
      continue;
    }
    const { id, unset = [], set = {} } = mutation.patch;
    const found = after.get(id);
    if (!found) throw new Error(`There is no ${id}.`);
    const kept = Object.fromEntries(Object.entries(found).filter(([name]) => !unset.includes(name)));
    after.set(id, { ...kept, ...set, _id: id, _type: found._type });
  }
  return after;
}
