import { readdirSync, readFileSync } from 'node:fs';

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
