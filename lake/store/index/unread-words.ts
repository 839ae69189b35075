import { termsOf } from './terms.ts';
import type { IndexTask, IndexWork } from './index-work.ts';
import type { StoredDocument } from '../types.ts';

/** Whoever types changes the same document again and again. */
const REST_MS = 1000;
const ROWS = 16;

/** Undefined for a document that cannot be read: the others must not wait for it. */
function termsIn(id: string, json: string): string | undefined {
  try {
    return termsOf(id, JSON.parse(json) as StoredDocument);
  } catch {
    return undefined;
  }
}

/** Reads the words of documents that were written. */
export interface WordReader {
  /** Told of every commit. */
  note(): void;
  readNow(): void;
  stop(): void;
}

export function createWordReader(work: IndexWork): WordReader {
  const { database } = work;
  const next = database.prepare(`SELECT n, id, json FROM unread JOIN doc USING (n) LIMIT ${ROWS}`);
  const save = database.prepare('INSERT OR REPLACE INTO words (rowid, terms) VALUES (?, ?)');
  const forget = database.prepare('DELETE FROM unread WHERE n = ?');
  let timer: NodeJS.Timeout | undefined;

  function* reading(): IndexTask {
    for (let rows = next.all(); rows.length > 0; rows = next.all()) {
      for (const { n = null, id, json } of rows) {
        const terms = termsIn(String(id), String(json));
        if (terms !== undefined) save.run(n, terms);
        forget.run(n);
      }
      yield undefined;
    }
    return undefined;
  }

  const note = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      work.add(reading(), note);
    }, REST_MS).unref();
  };
  // Those of the time before a crash.
  note();
  return {
    note,
    readNow() {
      work.add(reading(), note);
      work.finish();
    },
    stop: () => clearTimeout(timer),
  };
}
