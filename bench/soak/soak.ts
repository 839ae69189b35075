import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { steadyTraffic } from './traffic.ts';
import type { Act } from './traffic.ts';
import type { Span } from './complaints.ts';

/** What a process holds at one moment. */
export interface Held {
  /** Resident memory in MB. */
  readonly memory: number;
  /** Open files, sockets and pipes. */
  readonly handles: number;
}

/** Reads it from Linux; a process that is gone holds nothing. @throws Error on other systems */
export function heldBy(pid: number): Held {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  return { memory: kilobytes / 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
}

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
