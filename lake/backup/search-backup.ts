import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { timeOfBackup } from './rotation.ts';
import { runProcess } from './run-process.ts';
import type { StoredDocument } from '../store/types.ts';

export interface SearchOrder {
  readonly dataDir: string;
  readonly dataset: string;
  readonly archive: string;
  /** For what is taken out of the archive; gone afterwards. */
  readonly folder: string;
  /** Each begins or stands in the text of one of the fields, whatever its accents and capitals. */
  readonly words: string;
  readonly fields: readonly string[];
}

export interface Found {
  readonly documents: readonly StoredDocument[];
  /** Whether there are others besides. */
  readonly more: boolean;
}

export type SearchReport = ({ readonly ok: true } & Found) | { readonly ok: false; readonly message: string };

/** A backup in the folder of backups. */
export interface KeptBackup {
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** The newest first. */
export async function keptBackups(folder: string): Promise<readonly KeptBackup[]> {
  const names = await readdir(folder).catch(() => []);
  const backups = names.flatMap((name) => {
    const time = timeOfBackup(name);
    return time === undefined ? [] : [{ name, at: new Date(time).toISOString() }];
  });
  return backups.toSorted((one, other) => (one.at < other.at ? 1 : -1));
}

const MAIN = join(import.meta.dirname, 'search-process.ts');
const LONGEST_MS = 2 * 60_000;

type Wanted = Omit<SearchOrder, 'folder'>;

/**
 * Searches what a backup holds of a dataset; the archive is only read. One search at a time, none longer than two minutes.
 * @returns 30 documents at most: of each what was published, else its draft
 */
export function backupSearch(): (wanted: Wanted, signal: AbortSignal) => Promise<SearchReport> {
  let last: Promise<unknown> = Promise.resolve();
  return (wanted, signal) => {
    const search = last.then(() => searchOne(wanted, signal));
    last = search.catch(() => undefined);
    return search;
  };
}

async function searchOne(wanted: Wanted, signal: AbortSignal): Promise<SearchReport> {
  if (signal.aborted) return { ok: false, message: 'Nobody waits for it.' };
  const folder = `${wanted.archive}.look-${randomUUID()}`;
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
  try {
    return await runProcess<SearchReport>(MAIN, { ...wanted, folder }, limit);
  } finally {
    // One that was ended has not done it.
    await rm(folder, { recursive: true, force: true });
  }
}
