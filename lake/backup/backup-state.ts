import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeStateFile } from '../store/state-file.ts';

/** Name of the file in the data folder that remembers how backups went, those that were made by hand included. */
const STATE_FILE = 'backups.json';

const successSchema = z.object({
  /** ISO 8601, UTC, as all times here. */
  at: z.string(),
  file: z.string(),
  bytes: z.number(),
  /** How long it took, verification included, in milliseconds. */
  duration: z.number(),
  /** Uploads whose file the lake has lost. */
  missing: z.number(),
  /** Where pictures and files are that are not in it. */
  originals: z.string().optional(),
  /** Repository that has a copy. */
  sentTo: z.string().optional(),
});
const stateSchema = z.object({
  success: successSchema.optional(),
  /** Of the last attempts; absent after one that worked. */
  failure: z.object({ at: z.string(), message: z.string(), count: z.number() }).optional(),
});

export type BackupState = z.infer<typeof stateSchema>;

/** What is remembered; nothing when there is no such file, or it cannot be read: then the next backup is due. */
export function readBackupState(dataDir: string): BackupState {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(join(dataDir, STATE_FILE), 'utf8')));
  } catch {
    return {};
  }
}

/** Whether there is something to mend: the last one failed, or the last good one is older than two intervals. */
export function isTroubled({ success, failure }: BackupState, everyMs: number, now = Date.now()): boolean {
  return failure !== undefined || (success !== undefined && now - Date.parse(success.at) > 2 * everyMs);
}

/** @throws the file system's error; what was there before stays then */
export function saveBackupState(dataDir: string, state: BackupState): void {
  writeStateFile(join(dataDir, STATE_FILE), JSON.stringify(state));
}

/** The next backup is due then. */
export function forgetBackups(dataDir: string): void {
  rmSync(join(dataDir, STATE_FILE), { force: true });
}
