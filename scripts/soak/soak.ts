import { setTimeout as pause } from 'node:timers/promises';
import { heldBy } from './held.ts';
import { steadyTraffic, type Act } from './traffic.ts';
import type { Span } from './verdict.ts';

interface Options {
  readonly acts: readonly Act[];
  /** Requests a second. */
  readonly rate: number;
  readonly seconds: number;
  /** Looks at the processes, evenly spread. */
  readonly looks: number;
  readonly pids: Readonly<Record<string, number>>;
  readonly onSpan?: (span: Span) => void;
}

/** Keeps processes busy at a steady rate and looks at them again and again. */
export async function soak({ acts, rate, seconds, looks, pids, onSpan }: Options): Promise<readonly Span[]> {
  const traffic = steadyTraffic(acts, rate);
  const spans: Span[] = [];
  const each = seconds / looks;
  try {
    for (let look = 0; look < looks; look += 1) {
      await pause(each * 1000);
      const held = Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, heldBy(pid)]));
      const span = { seconds: each, ...traffic.take(), held };
      spans.push(span);
      onSpan?.(span);
    }
  } finally {
    await traffic.stop();
  }
  return spans;
}
