import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { openWritable } from '../../store/database.ts';
import { createLog } from '../../store/log.ts';
import { JOURNAL, type JournalEntry, journalFiles, readJournal, UPLOADS } from './journal-files.ts';
import type { Position } from './journal-files.ts';

/** What was added to a dataset. */
export interface Replayed {
  readonly transactions: number;
  /** Of the last one; ISO 8601, UTC. */
  readonly until: string;
}

/**
 * Adds to a dataset of an unpacked backup what was committed afterwards, as far as the journal beside the backup goes without a gap.
 * @param backups folder of the backup
 * @param folder what was unpacked
 */
export async function replayJournal(backups: string, folder: string, dataset: string): Promise<Replayed> {
  const journal = join(backups, JOURNAL);
  const path = join(folder, 'datasets', `${dataset}.db`);
  const files = await journalFiles(journal, dataset);
  let [transactions, until] = [0, ''];
  if (files.length === 0 || !existsSync(path)) return { transactions, until };
  const database = openWritable(path);
  try {
    const log = createLog(database);
    let { sequence } = log.last();
    const idAt = database.prepare('SELECT id FROM tx WHERE seq = ?');
    const begins = await Promise.all(files.map(({ path: file }) => beginning(file)));
    for (const [index, file] of files.entries()) {
      // Where a later file begins earlier, the log was taken back: what was written before that is no part of it.
      const end = Math.min(...begins.slice(index + 1));
      let isOurs = false;
      for await (const place of readJournal(file.path)) {
        // Of another log nothing belongs here.
        if (place.sequence <= sequence) isOurs = isOneOf(place, idAt.get(place.sequence));
        else if (!isOurs || place.sequence !== sequence + 1 || place.sequence > end || !isEntry(place)) break;
        else {
          log.append({ ...place, changes: [] }, place.changes);
          ({ sequence, timestamp: until } = place);
          transactions += 1;
        }
      }
    }
  } finally {
    database.close();
  }
  if (existsSync(join(journal, UPLOADS))) {
    await cp(join(journal, UPLOADS), join(folder, UPLOADS), { recursive: true, force: false });
  }
  return { transactions, until };
}

/** Position after which a file begins; of one without a whole line, one that no log has. */
async function beginning(file: string): Promise<number> {
  for await (const { sequence } of readJournal(file)) return sequence;
  return Infinity;
}

/** The beginning of a log is every log's. */
function isOneOf({ sequence, transactionId }: Position, row: Readonly<Record<string, unknown>> | undefined): boolean {
  return sequence === 0 || row?.id === transactionId;
}

function isEntry(place: Position | JournalEntry): place is JournalEntry {
  return 'changes' in place;
}
