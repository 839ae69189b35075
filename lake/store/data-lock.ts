import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Makes sure that one process at a time serves a data folder: documents live in memory, and a second writer would not see
 * the first one's. The lock belongs to the process, so it is gone when the process is, however it ended.
 * @throws Error when another process holds it, or when the folder cannot be written.
 */
export function lockData(dataDir: string): { release(): void } {
  // Accounts are in it.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'lake.lock');
  const lock = new DatabaseSync(path);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    const said = isBusy(cause)
      ? `Another lake is using ${dataDir}. Stop it, or choose another folder with --data.`
      : `The lock ${path} cannot be used (${cause instanceof Error ? cause.message : String(cause)}). It holds no content: mend that, or delete the file.`;
    throw new Error(said, { cause });
  }
  return { release: () => lock.close() };
}

/** Whether a lake is using the folder now. */
export function isDataLocked(dataDir: string): boolean {
  try {
    lockData(dataDir).release();
    return false;
  } catch (error) {
    if (error instanceof Error && isBusy(error.cause)) return true;
    throw error;
  }
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
