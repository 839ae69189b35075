import { inOneRead, openReadOnly } from '../../store/database.ts';
import { openDocuments } from '../../store/documents.ts';
import type { Documents } from '../../store/documents.ts';
import type { Sort } from '../../store/index/sort-keys.ts';

/** The documents of a dataset as another process sees them: at one moment, the same from beginning to end of a query. */
export interface Snapshots {
  /** Runs `work` on the state after the last commit. */
  read<Value>(work: (documents: Documents) => Value): Value;
  close(): void;
}

/**
 * Follows a dataset through its file.
 * @param ask told of a sort that would have helped
 */
export function openSnapshots(path: string, dataset: string, ask?: (sort: Sort) => void): Snapshots {
  const database = openReadOnly(path);
  const lastSequence = database.prepare('SELECT max(seq) AS seq FROM tx');
  const changed = database.prepare(
    'SELECT doc_id FROM change WHERE id >= (?1 + 1) << 20 UNION SELECT doc_id FROM erased WHERE seq > ?1',
  );
  let documents: Documents | undefined;

  function current(): Documents {
    const sequence = Number(lastSequence.get()?.seq ?? 0);
    documents ??= openDocuments(database, dataset, sequence, { ask });
    if (documents.sequence !== sequence) {
      const ids = changed.all(documents.sequence).map((row) => String(row.doc_id));
      documents.follow(sequence, ids);
    }
    return documents;
  }

  return {
    read: (work) => inOneRead(database, () => work(current())),
    close: () => database.close(),
  };
}
