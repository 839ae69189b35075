import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { forkedEnvironment } from '../config/environment.ts';

/** Whoever is waiting for a page comes first. */
const LOW_PRIORITY = 10;

export interface Failed {
  readonly ok: false;
  readonly message: string;
}

/**
 * Has a process of its own do something with a backup: copying, hashing and opening databases would keep the lake from answering.
 * It is told what by its first argument (JSON), and answers with one message.
 * @param signal ends it
 */
export function runProcess<Report>(main: string, order: object, signal: AbortSignal): Promise<Report | Failed> {
  return new Promise((resolve) => {
    // Node's flags of this process are not for it: a debugger's port, for instance, is taken.
    const child = fork(main, [JSON.stringify(order)], {
      env: forkedEnvironment(),
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const stop = () => child.kill('SIGKILL');
    signal.addEventListener('abort', stop, { once: true });
    let report: Report | Failed | undefined;
    child.once('message', (message) => (report = message as Report));
    child.once('error', (error) => (report ??= { ok: false, message: error.message }));
    child.once('close', (code, killedBy) => {
      signal.removeEventListener('abort', stop);
      resolve(report ?? { ok: false, message: `The process that made it ended (${killedBy ?? `exit code ${code}`}).` });
    });
  });
}

/** What such a process does. @throws what the work throws becomes the answer */
export async function answerOrder(work: (order: unknown) => Promise<object>): Promise<void> {
  lowerPriority();
  // Without the lake nobody waits for it, and the folder may be about to be served by another one.
  process.once('disconnect', () => process.exit(1));
  const report = await work(JSON.parse(process.argv[2] ?? '')).catch((error: unknown): Failed => ({
    ok: false,
    message: error instanceof Error ? error.message : String(error),
  }));
  process.send?.(report, () => process.exit(0));
}

function lowerPriority(): void {
  try {
    setPriority(LOW_PRIORITY);
  } catch {
    // Not every system lets a process do that; the backup is made all the same.
  }
}
