import { constants, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { isWithin } from '../../config/settings.ts';
import { encodeChange } from '../../store/change-row.ts';
import { timeOfBackup } from '../rotation.ts';
import { journalFolder, journalLine, journalPath, readJournal } from './journal-file.ts';
import { keepUploads, removeUploads } from './journal-uploads.ts';
import type { FileHandle } from 'node:fs/promises';
import type { Dataset, DatasetExtension } from '../../dataset.ts';
import type { LakeConfig } from '../../config/config.ts';

interface Options {
  readonly dataset: Pick<Dataset, 'name' | 'history'>;
  readonly dataDir: string;
  /** Where backups are. */
  readonly folder: string;
  /** Told when it cannot be written, once until it can be again. */
  readonly report: (message: string, error: unknown) => void;
  /** Milliseconds between looks at the log. */
  readonly every?: number;
}

const EVERY_MS = 2_000;
/** Looks at the log that are left out after a failure. */
const PAUSE = 15;
/** Documents of a transaction in one line. */
const PIECE = 100;

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

/** A file that is being written. */
interface OpenJournal {
  /** When the backup was made after which it begins, in milliseconds since 1970. */
  readonly backup: number;
  /** How many documents its head names as erased. */
  readonly erased: number;
  /** Position in the log up to which it goes. */
  sequence: number;
}

/**
 * Writes what is committed beside the backups, with the uploads it names, a moment later: with the disk of the data folder no more than that
 * moment is lost. It is written anew from the log at each start, after each backup and erasure, and whenever it could not be written:
 * what it has is always all since the second newest backup, so that a damaged newest one does no harm, and nothing that was erased.
 */
export function keepJournal(options: Options): Journal {
  const { dataset, dataDir, folder, report, every = EVERY_MS } = options;
  const { history } = dataset;
  const path = journalPath(folder, dataset.name);
  let file: OpenJournal | undefined;
  let running: Promise<void> | undefined;
  let pause = 0;
  let isStopped = false;

  async function catchUp(): Promise<void> {
    const backup = await secondNewestBackup(folder);
    // Nothing that it could be added to.
    if (backup === undefined) return;
    const isNew = file?.backup !== backup || history.erasedFrom(startOf(backup)).length !== file.erased;
    if (isNew) file = await begin(backup, file === undefined);
    else if (file) await append(file);
  }

  const startOf = (backup: number) => history.sequenceAt(new Date(backup).toISOString());

  async function begin(backup: number, isFirst: boolean): Promise<OpenJournal> {
    await mkdir(journalFolder(folder), { recursive: true, mode: 0o700 });
    if (isFirst) await putOtherAside();
    const sequence = startOf(backup);
    const erased = history.erasedFrom(sequence);
    const begun = { backup, erased: erased.length, sequence };
    const draft = `${path}.part`;
    try {
      const handle = await open(draft, 'w', 0o600);
      try {
        await handle.appendFile(journalLine({ after: { sequence, transactionId: idAt(sequence) }, erased }));
        await appendTo(handle, begun);
      } finally {
        await handle.close();
      }
      await rename(draft, path);
    } catch (error) {
      // On a full disk it would keep the room that other journals and the next backup need.
      await rm(draft, { force: true });
      throw error;
    }
    await removeUploads(folder, dataset.name, backup);
    return begun;
  }

  const idAt = (sequence: number) => history.transactionIdAt(sequence) ?? '';

  /** Before the data was taken back to a backup, more may have been committed than it has now. */
  async function putOtherAside(): Promise<void> {
    if (!existsSync(path)) return;
    for await (const place of readJournal(path)) {
      if (!('timestamp' in place) || idAt(place.sequence) === place.transactionId) continue;
      await rename(path, `${path}.before-${new Date().toISOString().replaceAll(':', '-')}`);
      return;
    }
  }

  async function append(to: OpenJournal): Promise<void> {
    if (history.since(to.sequence, 1).length === 0) return;
    // Where somebody took it away, another is begun.
    const handle = await open(path, constants.O_WRONLY | constants.O_APPEND);
    try {
      await appendTo(handle, to);
    } finally {
      await handle.close();
    }
  }

  /** Returns when it is on disk. */
  async function appendTo(handle: FileHandle, to: OpenJournal): Promise<void> {
    for (const commit of history.pieces(to.sequence, PIECE)) {
      await keepUploads(commit, { dataDir, folder, dataset: dataset.name });
      const { isLast, changes, ...head } = commit;
      const encoded = changes.map(encodeChange);
      await handle.appendFile(journalLine(isLast ? { ...head, changes: encoded } : { piece: encoded }));
      if (isLast) to.sequence = commit.sequence;
    }
    await handle.datasync();
  }

  async function write(): Promise<void> {
    try {
      await catchUp();
      pause = 0;
    } catch (error) {
      file = undefined;
      // A dataset that was closed meanwhile has no log to be read.
      if (isStopped) return;
      if (pause === 0) report('What was committed could not be written beside the backups; it is tried again.', error);
      pause = PAUSE;
    }
  }

  const writeOnce = () => (running ??= write().finally(() => (running = undefined)));
  void writeOnce();
  const timer = setInterval(() => {
    // Never to 0: that is when nothing is wrong.
    if (pause > 1) pause -= 1;
    else void writeOnce();
  }, every);
  timer.unref();
  return {
    async write() {
      // One that is under way may have looked before.
      await running;
      await writeOnce();
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

/**
 * When it was begun, in milliseconds since 1970; the only one where there is one, undefined without any. What lies in the future was made
 * while the clock was wrong.
 */
async function secondNewestBackup(folder: string): Promise<number | undefined> {
  const names = await readdir(folder).catch(() => []);
  const times = names.flatMap((name) => timeOfBackup(name) ?? []).filter((time) => time <= Date.now());
  return times
    .toSorted((one, other) => other - one)
    .slice(0, 2)
    .at(-1);
}
