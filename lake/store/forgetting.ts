import type { DatabaseSync } from 'node:sqlite';
import { publishedId } from './ids.ts';
import { markDirty } from './free-space.ts';
import type { Forgotten } from './log.ts';
import type { DocumentChange } from './types.ts';

/**
 * Takes documents out of the log, and notes that they were there. Belongs inside a transaction.
 * @param sequence position from which on they are unknown
 * @param changes what the transaction did to them: their types are told to whoever catches up later
 */
export type Forgetting = (forgotten: Forgotten, sequence: number, changes: readonly DocumentChange[]) => void;

export function createForgetting(database: DatabaseSync): Forgetting {
  const removeDocument = database.prepare('DELETE FROM change WHERE group_id = ? AND doc_id = ?');
  const membersOf = database.prepare('SELECT DISTINCT doc_id FROM change WHERE group_id = ?');
  const note = database.prepare('INSERT INTO erased (seq, doc_id, type) VALUES (?, ?, ?)');

  return ({ documents, groups }, sequence, changes) => {
    const types = new Map(changes.map(({ id, before }) => [id, before?._type ?? null]));
    const members = groups.flatMap((group) => membersOf.all(group).map((row) => String(row.doc_id)));
    const touched = changes.map(({ id }) => id).filter((id) => groups.includes(publishedId(id)));
    for (const id of new Set([...documents, ...members, ...touched])) {
      removeDocument.run(publishedId(id), id);
      note.run(sequence, id, types.get(id) ?? null);
    }
    markDirty(database);
  };
}
