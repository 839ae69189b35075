import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { EncodedChange } from '../../store/change-row.ts';

/*
 * The journal of a dataset: what was committed since a backup, one JSON per line, in files of the folder `journal` beside the backups. The first line
 * of a file says after which transaction it begins. A file that a crash ended may have half a line at its end.
 */

export const JOURNAL = 'journal';
/** Uploads, as they lie in the data folder. */
export const UPLOADS = 'assets';

const position = { sequence: z.number(), transactionId: z.string() };
const headSchema = z.object({ after: z.object(position) });
const entrySchema = z.object({
  ...position,
  timestamp: z.string(),
  author: z.string(),
  changes: z.array(
    z.object({
      id: z.string(),
      kind: z.literal([0, 1, 2]),
      mutations: z.string(),
      apply: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});

/** A place in the log of a dataset. Sequence 0 is the beginning, whose transaction has no id. */
export interface Position {
  readonly sequence: number;
  readonly transactionId: string;
}

/** A transaction. */
export interface JournalEntry extends Position {
  readonly timestamp: string;
  readonly author: string;
  readonly changes: readonly EncodedChange[];
}

export const headLine = (after: Position): string => `${JSON.stringify({ after })}\n`;
export const entryLine = (entry: JournalEntry): string => `${JSON.stringify(entry)}\n`;

/** @param begun when it was begun */
export function journalName(dataset: string, begun: Date): string {
  return `${dataset}.${begun.toISOString().replaceAll(':', '-')}.ndjson`;
}

export interface JournalFile {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly begun: number;
}

/** Files of one dataset, the oldest first; none where the folder is not there. */
export async function journalFiles(folder: string, dataset: string): Promise<readonly JournalFile[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.flatMap((name) => {
    const [, day, hour, minute, rest] = /\.(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.ndjson$/.exec(name) ?? [];
    const begun = Date.parse(`${day}T${hour}:${minute}:${rest}`);
    return name === journalName(dataset, new Date(begun || 0)) ? [{ path: join(folder, name), begun }] : [];
  });
  return files.toSorted((one, other) => one.begun - other.begun);
}

/**
 * What a file tells, one place after the other; ends before a line that is not whole.
 * @returns places in the log: first the one after which it begins, then its transactions
 */
export async function* readJournal(path: string): AsyncGenerator<Position | JournalEntry> {
  const file = createReadStream(path, 'utf8');
  try {
    for await (const line of createInterface({ input: file, crlfDelay: Infinity })) {
      const read = parsed(line);
      if (!read) return;
      yield read;
    }
  } finally {
    file.destroy();
  }
}

function parsed(line: string): Position | JournalEntry | undefined {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return undefined;
  }
  const head = headSchema.safeParse(json);
  return head.success ? head.data.after : entrySchema.safeParse(json).data;
}
