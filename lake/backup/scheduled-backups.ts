import { statSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { isTroubled, readBackupState, saveBackupState } from './backup-state.ts';
import { backupName } from './rotation.ts';
import { runBackup } from './run-backup.ts';
import type { BackupSettings } from '../config/settings.ts';
import type { BackupState } from './backup-state.ts';

/** How backups are doing, for whoever has to know. Times in ISO 8601, UTC. */
export interface BackupStatus extends BackupState {
  /** Whether they are made by themselves at all. */
  readonly scheduled: boolean;
  /** Whether a copy leaves the machine, encrypted. */
  readonly sent: boolean;
  /** Whether all of them lie on the disk of the data: gone with it. */
  readonly sameDisk: boolean;
  readonly running: boolean;
  /** See `isTroubled`. */
  readonly troubled: boolean;
}

export interface ScheduledBackups {
  status(): BackupStatus;
  /** Looks from now on, again and again, whether one is due. */
  start(): void;
  stop(): void;
}

interface Options {
  readonly dataDir: string;
  readonly settings: BackupSettings;
  /** Where pictures and files are, when that is not the data folder. */
  readonly originals?: string | undefined;
  /** Told of a backup that failed. */
  readonly report: (message: string, error: unknown) => void;
  readonly now?: () => number;
  /** Milliseconds between looks at the clock. Timers would not notice its jumps. */
  readonly look?: number;
  readonly run?: typeof runBackup;
}

const LOOK_EVERY_MS = 30_000;
const FIRST_RETRY_MS = 15 * 60_000;

/** A lake that was set up just now has nothing to lose yet, and more to do. */
const FIRST_AFTER_MS = 60 * 60_000;

/**
 * Makes backups by the clock while the lake serves. When it was off at the time of one, that is made soon after the start; a
 * new folder has its first after an hour.
 * After a failure it is tried again within a quarter of an hour, later within twice that, at most after the usual interval.
 */
export function scheduledBackups(options: Options): ScheduledBackups {
  const { dataDir, settings, originals, report, now = Date.now, look = LOOK_EVERY_MS, run = runBackup } = options;
  const { scheduled, folder, everyMs, keep, target } = settings;
  const off = new AbortController();
  let state = readBackupState(dataDir);
  let running = false;
  let timer: NodeJS.Timeout | undefined;

  /** With the last backup that somebody made by hand, whose command writes it down. */
  function known(): BackupState {
    const written = readBackupState(dataDir);
    if ((written.success?.at ?? '') > (state.success?.at ?? '')) state = written;
    return state;
  }

  function isDue(): boolean {
    const { success, failure } = known();
    const pause = failure ? Math.min(everyMs, FIRST_RETRY_MS * 2 ** (failure.count - 1)) : everyMs;
    const last = failure ?? success;
    // What lies in the future was written while the clock was wrong.
    if (last === undefined) return Math.abs(now() - madeAt(dataDir)) >= FIRST_AFTER_MS;
    return Math.abs(now() - Date.parse(last.at)) >= pause;
  }

  async function backUp(): Promise<void> {
    running = true;
    const started = now();
    const file = backupName(new Date(started));
    const sentTo = target?.repository;
    const isKnown = sentTo !== undefined && sentTo === known().success?.sentTo;
    const result = await run({ dataDir, file: join(folder, file), originals, keep, target, isKnown }, off.signal);
    running = false;
    if (off.signal.aborted) return;
    const at = new Date(started).toISOString();
    if (result.ok) {
      const { bytes, missing } = result;
      state = { success: { at, file, bytes, duration: now() - started, missing, originals, sentTo } };
    } else {
      const { message } = result;
      const before = known();
      state = { ...before, failure: { at, message, count: (before.failure?.count ?? 0) + 1 } };
      report('A backup failed; it is tried again.', new Error(message));
    }
    try {
      saveBackupState(dataDir, state);
    } catch (error) {
      report('How the backup went could not be written down.', error);
    }
  }

  return {
    status() {
      const found = known();
      const troubled = scheduled && isTroubled(found, everyMs, now());
      const sent = target !== undefined;
      const places = [folder, ...(sent ? [target.repository] : [])];
      const sameDisk = scheduled && places.every((place) => isOneDisk(place, dataDir));
      return { ...found, scheduled, sent, sameDisk, running, troubled };
    },
    start() {
      if (!scheduled) return;
      timer = setInterval(() => {
        if (!running && isDue()) void backUp();
      }, look);
      timer.unref();
    },
    stop() {
      clearInterval(timer);
      off.abort();
    },
  };
}

/** When the first start wrote this file, in milliseconds since 1970; 0 when nobody knows. */
function madeAt(dataDir: string): number {
  return statSync(join(dataDir, 'version.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** A folder that is not there yet is made with the first backup; a repository elsewhere is no folder. */
function isOneDisk(folder: string, dataDir: string): boolean {
  if (!isAbsolute(folder)) return false;
  const disk = (path: string) => statSync(path, { throwIfNoEntry: false })?.dev;
  return (disk(folder) ?? disk(dirname(folder))) === disk(dataDir);
}
