import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Makes sure that one process at a time serves a data folder: documents live in memory, and a second writer would not see
 * the first one's. The lock belongs to the process, so it is gone when the process is, however it ended.
 * @throws Error when another process holds it, or when the folder cannot be written.
 */
export function lockData(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'lake.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    throw new Error(`Another lake is using ${dataDir}. Stop it, or choose another folder with --data.`, { cause });
  }
  return { release: () => lock.close() };
}

/** Whether a lake is using the folder now. */
export function isDataLocked(dataDir: string): boolean {
  try {
    lockData(dataDir).release();
    return false;
  } catch {
    return true;
  }
}
