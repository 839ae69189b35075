import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks in a second, in which the kernel counts. */
const ticks = () => Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

interface Stat {
  readonly parent: number;
  readonly used: number;
}

/** Fields of /proc/PID/stat come after the name in brackets, which may hold spaces. */
function statOf(pid: string): Stat | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { parent: Number(fields[1]), used: Number(fields[11]) + Number(fields[12]) };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/** Milliseconds of processor that a process and its descendants have used so far, in user code and in the kernel. */
export function cpuTime(root: number): number {
  const all = new Map<number, Stat>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = statOf(pid);
    if (stat) all.set(Number(pid), stat);
  }
  const belongs = (pid: number): boolean => pid === root || (pid > 1 && belongs(all.get(pid)?.parent ?? 0));
  let used = 0;
  for (const [pid, stat] of all) if (belongs(pid)) used += stat.used;
  return (used * 1000) / ticks();
}
