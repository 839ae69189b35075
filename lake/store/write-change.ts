import type { DatabaseSync } from 'node:sqlite';
import { CHANGED, changeNumber } from './change-row.ts';
import { publishedId } from './ids.ts';
import type { EncodedChange } from './change-row.ts';

/**
 * Once the patches since the last whole copy weigh as much as a copy, the document is stored whole again: the log grows
 * with what is typed, at most doubled, and an old state is a bounded number of patches away. The bounds keep small
 * documents from being copied all the time, and large ones from collecting patches without end.
 */
const MIN_WEIGHT_CHARACTERS = 4 * 1024;
const MAX_WEIGHT_CHARACTERS = 64 * 1024;

export type ChangeWriter = (sequence: number, position: number, change: EncodedChange) => void;

/** Appends changes to the log. Belongs inside a transaction. */
export function createChangeWriter(database: DatabaseSync): ChangeWriter {
  const insert = database.prepare(
    `INSERT INTO change (id, group_id, doc_id, kind, base, weight, mutations, apply, snapshot)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const latest = database.prepare(
    'SELECT base, weight FROM change WHERE group_id = ? AND doc_id = ? ORDER BY id DESC LIMIT 1',
  );

  return (sequence, position, { id, kind, mutations, apply, after }) => {
    const number = changeNumber(sequence, position);
    const group = publishedId(id);
    const previous = kind === CHANGED ? latest.get(group, id) : undefined;
    const weight = Number(previous?.weight ?? 0) + (apply?.length ?? 0);
    const limit = Math.min(Math.max(after?.length ?? 0, MIN_WEIGHT_CHARACTERS), MAX_WEIGHT_CHARACTERS);
    const isWhole = !previous || weight > limit;
    insert.run(
      number,
      group,
      id,
      kind,
      isWhole ? number : Number(previous.base),
      isWhole ? 0 : weight,
      mutations,
      apply,
      isWhole ? after : null,
    );
  };
}
