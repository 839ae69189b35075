import { join } from 'node:path';
import { runProcess } from './run-process.ts';
import type { CopyTarget, Keep } from '../config/settings.ts';

export interface BackupOrder {
  readonly dataDir: string;
  /** The archive. */
  readonly file: string;
  /** Where pictures and files are that are left out. */
  readonly originals: string | undefined;
  readonly keep: Keep;
  /** Where a copy is sent to. */
  readonly target: CopyTarget | undefined;
  /** Whether it has had one before. */
  readonly isKnown: boolean;
}

/** What the process that makes a backup answers. */
export type BackupReport =
  | { readonly ok: true; readonly bytes: number; readonly missing: number }
  | { readonly ok: false; readonly message: string };

const MAIN = join(import.meta.dirname, 'backup-process.ts');

/**
 * Makes one backup in a process of its own and removes those that are no longer kept.
 * @param signal ends it; what was half done is removed by the next one
 */
export function runBackup(order: BackupOrder, signal: AbortSignal): Promise<BackupReport> {
  return runProcess<BackupReport>(MAIN, order, signal);
}
