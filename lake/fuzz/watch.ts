import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 500;

interface Watched {
  readonly port: number;
  /** Resolves when the lake serves: it may have to be started anew. */
  readonly ready: () => Promise<void>;
  /** Grows with each new start. */
  readonly restarts: () => number;
}

/** Asks for the lake's health until the signal says that it is enough. */
export async function watchHealth(
  lake: Watched,
  hungAfterMs: number,
  onHung: () => Promise<void>,
  { signal }: AbortController,
): Promise<void> {
  while (!signal.aborted) {
    await lake.ready();
    const before = lake.restarts();
    const isHung = await isLate(lake.port, hungAfterMs);
    if (isHung && lake.restarts() === before && !signal.aborted) await onHung();
    await pause(LOOK_EVERY_MS);
  }
}

/** Asks something again and again, and tells how many milliseconds it took unless the lake was started anew meanwhile. */
export async function timeAnswers(
  lake: Watched,
  everyMs: number,
  ask: () => Promise<unknown>,
  onAnswer: (ms: number) => void,
  { signal }: AbortController,
): Promise<void> {
  while (!signal.aborted) {
    await lake.ready();
    const [before, begun] = [lake.restarts(), performance.now()];
    await ask();
    if (lake.restarts() === before) onAnswer(performance.now() - begun);
    await pause(everyMs);
  }
}

function isLate(port: number, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get({ host: '127.0.0.1', port, path: '/healthz', timeout: patienceMs, agent: false }, (answer) => {
      answer.resume();
      answer.on('error', () => resolve(false));
      answer.on('end', () => resolve(false));
    });
    asked.on('timeout', () => {
      resolve(true);
      asked.destroy();
    });
    asked.on('error', () => resolve(false));
  });
}
