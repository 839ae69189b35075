import { fork } from 'node:child_process';
import { join } from 'node:path';
import { forkedEnvironment } from '../config/environment.ts';
import type { CopyTarget, Keep } from '../config/settings.ts';

export interface BackupOrder {
  readonly dataDir: string;
  /** The archive. */
  readonly file: string;
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
  return new Promise((resolve) => {
    // Node's flags of this process are not for it: a debugger's port, for instance, is taken.
    const child = fork(MAIN, [JSON.stringify(order)], {
      env: forkedEnvironment(),
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const stop = () => child.kill('SIGKILL');
    signal.addEventListener('abort', stop, { once: true });
    let report: BackupReport | undefined;
    child.once('message', (message) => (report = message as BackupReport));
    child.once('error', (error) => (report ??= { ok: false, message: error.message }));
    child.once('close', (code, killedBy) => {
      signal.removeEventListener('abort', stop);
      resolve(report ?? { ok: false, message: `The process that made it ended (${killedBy ?? `exit code ${code}`}).` });
    });
  });
}
