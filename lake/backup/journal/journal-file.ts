import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { z } from 'zod';
import type { EncodedChange } from '../../store/change-row.ts';

/*
 * The journal of a dataset: what was committed since the second newest backup, one JSON per line, in the folder `journal` beside the
 * backups. The first line says after which transaction it begins, and what was erased since. Changes of a large transaction stand in
 * lines of their own before it. A crash may leave half a line at its end, or some of those.
 */

const JOURNAL = 'journal';

export const journalFolder = (backups: string): string => join(backups, JOURNAL);
export const journalPath = (backups: string, dataset: string): string =>
  join(journalFolder(backups), `${dataset}.ndjson`);

/** Names of datasets that have a journal, removed ones among them. */
export async function journaled(backups: string): Promise<readonly string[]> {
  const names = await readdir(journalFolder(backups)).catch(() => []);
  return names.filter((name) => name.endsWith('.ndjson')).map((name) => name.slice(0, -'.ndjson'.length));
}

const position = { sequence: z.number(), transactionId: z.string() };
const headSchema = z.object({
  after: z.object(position),
  erased: z.array(z.object({ sequence: z.number(), id: z.string() })),
});
const changes = z.array(
  z.object({
    id: z.string(),
    kind: z.literal([0, 1, 2]),
    mutations: z.string(),
    apply: z.string().nullable(),
    after: z.string().nullable(),
  }),
);
const entrySchema = z.object({ ...position, timestamp: z.string(), author: z.string(), changes });
const pieceSchema = z.object({ piece: changes });

/** A place in the log of a dataset. Sequence 0 is the beginning, whose transaction has no id. */
interface Position {
  readonly sequence: number;
  readonly transactionId: string;
}

export interface JournalHead {
  /** Last transaction that is not in it. */
  readonly after: Position;
  /** Documents, and where the log was when they were erased. */
  readonly erased: readonly { readonly sequence: number; readonly id: string }[];
}

/** A transaction. */
interface JournalEntry extends Position {
  readonly timestamp: string;
  readonly author: string;
  readonly changes: readonly EncodedChange[];
}

/** Changes of the transaction that comes next. */
interface JournalPiece {
  readonly piece: readonly EncodedChange[];
}

export const journalLine = (content: JournalHead | JournalEntry | JournalPiece): string =>
  `${JSON.stringify(content)}\n`;

/**
 * What a journal tells, the head first, each transaction whole; ends before a line that is not whole.
 * @throws Error when there is none
 */
export async function* readJournal(path: string): AsyncGenerator<JournalHead | JournalEntry> {
  const file = createReadStream(path, 'utf8');
  let before: EncodedChange[] = [];
  try {
    for await (const line of createInterface({ input: file, crlfDelay: Infinity })) {
      const read = parsed(line);
      if (!read) return;
      if ('piece' in read) before.push(...read.piece);
      else {
        yield 'changes' in read ? { ...read, changes: [...before, ...read.changes] } : read;
        before = [];
      }
    }
  } finally {
    file.destroy();
  }
}

function parsed(line: string): JournalHead | JournalEntry | JournalPiece | undefined {
  try {
    const json: unknown = JSON.parse(line);
    return headSchema.safeParse(json).data ?? entrySchema.safeParse(json).data ?? pieceSchema.safeParse(json).data;
  } catch {
    return undefined;
  }
}
