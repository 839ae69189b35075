import { copyFile, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { assetNameOf, exists, originalPath } from '../../assets/asset-files.ts';
import { isWithin } from '../../config/settings.ts';
import { encodeChange } from '../../store/change-row.ts';
import { timeOfBackup } from '../rotation.ts';
import {
  entryLine,
  headLine,
  JOURNAL,
  type JournalFile,
  journalFiles,
  journalName,
  readJournal,
  UPLOADS,
} from './journal-files.ts';
import type { Commit } from '../../store/types.ts';
import type { Dataset, DatasetExtension } from '../../dataset.ts';
import type { LakeConfig } from '../../config/config.ts';
import type { Position } from './journal-files.ts';

interface Options {
  readonly dataset: Pick<Dataset, 'name' | 'history' | 'reader'>;
  readonly dataDir: string;
  /** Where backups are. */
  readonly folder: string;
  /** Told when it cannot be written, once until it can be again. */
  readonly report: (message: string, error: unknown) => void;
  /** Milliseconds between looks at the log. */
  readonly every?: number;
  readonly now?: () => number;
}

const EVERY_MS = 2_000;
const BATCH = 100;
const BEGINNING: Position = { sequence: 0, transactionId: '' };

export interface Journal {
  /** Writes what was committed until now. */
  write(): Promise<void>;
  stop(): void;
}

/**
 * Keeps a journal of every dataset where backups are outside of the data folder: inside, it would go with it.
 * @returns what writes all that was committed until now
 */
export function keepJournals(
  datasets: { extend(extension: DatasetExtension): void },
  { backup, dataDir }: Pick<LakeConfig, 'backup' | 'dataDir'>,
  report: Options['report'],
): () => Promise<unknown> {
  const journals = new Set<Journal>();
  if (!backup.scheduled || isWithin(backup.folder, dataDir)) return () => Promise.resolve();
  datasets.extend((dataset) => {
    const journal = keepJournal({ dataset, dataDir, folder: backup.folder, report });
    journals.add(journal);
    return () => {
      journal.stop();
      journals.delete(journal);
    };
  });
  return () => Promise.all([...journals].map((journal) => journal.write()));
}

/**
 * Writes what is committed beside the backups, with the uploads it names, a moment later: with the disk of the data folder no more than that
 * moment is lost. A file is begun after each backup, and removed when a backup has all that is in it.
 */
export function keepJournal(options: Options): Journal {
  const { dataset, dataDir, folder, report, every = EVERY_MS, now = Date.now } = options;
  const journal = join(folder, JOURNAL);
  let file: JournalFile | undefined;
  let written = BEGINNING;
  let running: Promise<void> | undefined;
  let isTroubled = false;
  let isStopped = false;
  const { sequence } = dataset.reader;

  async function begin(after: Position): Promise<JournalFile> {
    const begun = now();
    const path = join(journal, journalName(dataset.name, new Date(begun)));
    await mkdir(journal, { recursive: true, mode: 0o700 });
    await append(path, headLine(after));
    written = after;
    return { path, begun };
  }

  /** Goes on where the last file of this log ends. */
  async function resume(): Promise<JournalFile> {
    let last = written === BEGINNING ? undefined : written;
    for (const { path } of (await journalFiles(journal, dataset.name)).slice(-1)) {
      for await (const place of readJournal(path))
        last = { sequence: place.sequence, transactionId: place.transactionId };
    }
    const isOurs = last && idAt(last.sequence) === last.transactionId;
    return begin(last && isOurs ? last : { sequence, transactionId: idAt(sequence) });
  }

  const idAt = (sequence: number) => dataset.history.transactionIdAt(sequence) ?? '';

  async function catchUp(): Promise<void> {
    file ??= await resume();
    for (;;) {
      const commits = dataset.history.since(written.sequence, BATCH);
      const last = commits.at(-1);
      if (!last) return;
      const backup = await newestBackup(folder);
      if (backup > file.begun) {
        file = await begin(written);
        await removeOlderThan(backup);
      }
      for (const commit of commits) await keepUploads(commit);
      await append(file.path, commits.map(lineOf).join(''));
      written = { sequence: last.sequence, transactionId: last.transactionId };
    }
  }

  /** A file holds nothing else once the one after it was begun before the backup. */
  async function removeOlderThan(backup: number): Promise<void> {
    const files = await journalFiles(journal, dataset.name);
    for (const [index, { path }] of files.entries()) {
      if ((files[index + 1]?.begun ?? Infinity) < backup) await rm(path);
    }
    const uploads = join(journal, UPLOADS);
    for (const entry of await readdir(uploads, { recursive: true, withFileTypes: true }).catch(() => [])) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && (await stat(path)).mtimeMs < backup) await rm(path);
    }
  }

  async function keepUploads({ changes }: Commit): Promise<void> {
    for (const { id, after } of changes) {
      const upload = after && assetNameOf(id);
      if (!upload) continue;
      const original = originalPath(dataDir, upload.kind, dataset.name, upload.name);
      const copy = join(journal, relative(dataDir, original));
      // What was removed since is missed by nobody.
      if ((await exists(copy)) || !(await exists(original))) continue;
      await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
      await copyFile(original, copy);
    }
  }

  async function write(): Promise<void> {
    try {
      await catchUp();
      isTroubled = false;
    } catch (error) {
      // Half a line may be at its end: another file is begun.
      file = undefined;
      // A dataset that was closed meanwhile has no log to be read.
      if (isStopped) return;
      if (!isTroubled) report('What was committed could not be written beside the backups; it is tried again.', error);
      isTroubled = true;
    }
  }

  const writeOnce = () => (running ??= write().finally(() => (running = undefined)));
  void writeOnce();
  const timer = setInterval(() => void writeOnce(), every);
  timer.unref();
  return {
    write: writeOnce,
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

/** Returns when it is on disk. */
async function append(path: string, text: string): Promise<void> {
  const file = await open(path, 'a', 0o600);
  try {
    await file.appendFile(text);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** When it was made, in milliseconds since 1970; 0 without one. */
async function newestBackup(folder: string): Promise<number> {
  return Math.max(0, ...(await readdir(folder)).map((name) => timeOfBackup(name) ?? 0));
}

function lineOf({ sequence, transactionId, timestamp, author, changes }: Commit): string {
  return entryLine({ sequence, transactionId, timestamp, author, changes: changes.map(encodeChange) });
}
