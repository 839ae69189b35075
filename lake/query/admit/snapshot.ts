import { openReadOnly } from '../../store/database.ts';
import { Documents } from '../../store/documents.ts';
import { storedTexts } from '../../store/stored-texts.ts';
import type { AppliedChange } from '../../store/documents.ts';
import type { StoredDocument } from '../../store/types.ts';

/** The documents of a dataset as another process sees them: at one moment, the same from beginning to end of a query. */
export interface Snapshots {
  /** Runs `work` on the state after the last commit. */
  read<Value>(work: (documents: Documents) => Value): Value;
  close(): void;
}

/** Parsed documents that are kept; a query reads most of them only once. */
const MAX_PARSED = 2000;

/**
 * Follows a dataset through its file. Only what finds documents is kept in memory; their content stays on disk until a
 * query reads it, so that this process does not need the memory of a second lake.
 */
export function openSnapshots(path: string, dataset: string): Snapshots {
  const database = openReadOnly(path);
  const textOf = database.prepare('SELECT json FROM doc WHERE id = ?');
  const lastSequence = database.prepare('SELECT max(seq) AS seq FROM tx');
  const changed = database.prepare(
    'SELECT doc_id FROM change WHERE id >= (?1 + 1) << 20 UNION SELECT doc_id FROM erased WHERE seq > ?1',
  );
  let documents: Documents | undefined;

  function text(id: string): string | undefined {
    const row = textOf.get(id);
    return row && String(row.json);
  }

  function stored(id: string): AppliedChange {
    const json = text(id);
    return { id, after: json === undefined ? undefined : (JSON.parse(json) as StoredDocument), size: json?.length };
  }

  function current(): Documents {
    const sequence = Number(lastSequence.get()?.seq ?? 0);
    if (!documents) {
      documents = new Documents(dataset, [], sequence, {
        parsed: MAX_PARSED,
        characters: 0,
        load: (id) => text(id) ?? 'null',
      });
      documents.load(storedTexts(database));
    } else if (documents.sequence !== sequence) {
      const ids = changed.all(documents.sequence).map((row) => String(row.doc_id));
      documents.apply(ids.map(stored), sequence);
    }
    return documents;
  }

  return {
    read(work) {
      // What is read between these two is one state of the file, whatever is committed meanwhile.
      database.exec('BEGIN');
      try {
        return work(current());
      } finally {
        database.exec('COMMIT');
      }
    },
    close: () => database.close(),
  };
}
