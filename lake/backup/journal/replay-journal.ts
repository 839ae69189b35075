import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openWritable } from '../../store/database.ts';
import { createLog } from '../../store/log.ts';
import { type JournalHead, journalPath, readJournal } from './journal-file.ts';
import { addUploads } from './journal-uploads.ts';

/** What was added to a dataset. */
export interface Replayed {
  readonly transactions: number;
  /** Of the last one; ISO 8601, UTC. */
  readonly until: string;
  /** False where the journal has transactions that do not go on from this backup. */
  readonly fits: boolean;
}

/**
 * Adds to a dataset of an unpacked backup what was committed afterwards, and erases what was erased.
 * @param backups folder with the journal
 * @param unpacked what was in the backup
 */
export async function replayJournal(backups: string, unpacked: string, dataset: string): Promise<Replayed> {
  const [journal, path] = [journalPath(backups, dataset), join(unpacked, 'datasets', `${dataset}.db`)];
  let [transactions, until, fits] = [0, '', true];
  if (!existsSync(journal) || !existsSync(path)) return { transactions, until, fits };
  const database = openWritable(path);
  try {
    const log = createLog(database);
    const idAt = database.prepare('SELECT id FROM tx WHERE seq = ?');
    let { sequence } = log.last();
    let erased: JournalHead['erased'] = [];
    const erase = () => {
      const due = erased.filter((one) => one.sequence === sequence).map(({ id }) => id);
      if (due.length > 0) log.erase({ documents: due, groups: [] });
    };
    for await (const place of readJournal(journal)) {
      const { sequence: next, transactionId } = 'after' in place ? place.after : place;
      if (next <= sequence) {
        // The beginning of a log is every log's.
        fits = next === 0 || idAt.get(next)?.id === transactionId;
      } else fits = next === sequence + 1 && 'changes' in place;
      if (!fits) break;
      if ('after' in place) {
        ({ erased } = place);
        erase();
      } else if (next > sequence) {
        log.append({ ...place, changes: [] }, place.changes);
        ({ sequence, timestamp: until } = place);
        transactions += 1;
        erase();
      }
    }
  } finally {
    database.close();
  }
  if (transactions > 0) await addUploads(backups, unpacked, dataset);
  return { transactions, until, fits };
}
