import { applyPatch } from 'mendoza';
import type { DatabaseSync } from 'node:sqlite';
import { DELETED, SEQUENCE_OF_CHANGE } from './change-row.ts';
import { publishedId } from './ids.ts';
import type { StoredDocument } from './types.ts';

/** Documents as they were: each is its last whole copy plus the patches since. */
export interface PastStates {
  /** State of a document after a change, or after the last one before that number. */
  at(id: string, change: number): StoredDocument | undefined;
}

interface Known {
  readonly change: number;
  readonly document: StoredDocument;
}

/** Documents that one reader remembers. */
const REMEMBERED = 200;

/**
 * Makes readers of the past. Each remembers where it was with the documents it saw last, so that walking forward costs one patch for
 * each change.
 */
export function createPastStates(database: DatabaseSync): () => PastStates {
  const lastChange = database.prepare(
    'SELECT id, kind, base FROM change WHERE group_id = ? AND doc_id = ? AND id <= ? ORDER BY id DESC LIMIT 1',
  );
  const steps = database.prepare(
    `SELECT change.id, snapshot, apply, tx.id AS revision FROM change JOIN tx ON tx.seq = ${SEQUENCE_OF_CHANGE}
     WHERE group_id = ? AND doc_id = ? AND change.id BETWEEN ? AND ? ORDER BY change.id`,
  );

  return () => {
    const remembered = new Map<string, Known>();
    return {
      at(id, change) {
        const group = publishedId(id);
        const target = lastChange.get(group, id, change);
        if (!target || target.kind === DELETED) return undefined;
        const [number, base] = [Number(target.id), Number(target.base)];
        const known = remembered.get(id);
        const usable = known && known.change >= base && known.change <= number ? known : undefined;
        let document = usable?.document;
        if (usable?.change !== number) {
          for (const row of steps.all(group, id, usable ? usable.change + 1 : base, number)) {
            document =
              row.snapshot === null
                ? patched(document, String(row.apply), String(row.revision))
                : (JSON.parse(String(row.snapshot)) as StoredDocument);
          }
        }
        if (!document) throw new Error(`The log has no whole copy of the document "${id}".`);
        remembered.delete(id);
        remembered.set(id, { change: number, document });
        if (remembered.size > REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
        return document;
      },
    };
  };
}

/** Effects leave the revision out; it is the transaction's id. */
function patched(document: StoredDocument | undefined, apply: string, revision: string): StoredDocument {
  const content = applyPatch(document && withoutRevision(document), JSON.parse(apply) as unknown[]) as StoredDocument;
  return { ...content, _rev: revision };
}

function withoutRevision({ _rev, ...content }: StoredDocument): Omit<StoredDocument, '_rev'> {
  return content;
}
