import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const STAGE = /^backup-(\d+)\.stage$/;
/** Milliseconds after which nobody is working on a draft any more; a backup made by hand may be under way beside ours. */
const ABANDONED = 6 * 60 * 60 * 1000;
const DRAFT = /Z\.tar\.gz(?:\.age)?\.(?:part|stage)$/;

/** Name of the folder in the data folder in which a process puts a backup together that is to be encrypted. */
export function stageName(pid = process.pid): string {
  return `backup-${pid}.stage`;
}

/** Whether a path relative to the data folder belongs to a backup that is being made. */
export function isStaged(path: string): boolean {
  return STAGE.test(path.split('/')[0] ?? '');
}

/** Removes what backups left behind whose process was killed. */
export async function removeRemains(dataDir: string, folder: string): Promise<void> {
  for (const name of await namesIn(dataDir)) {
    const pid = STAGE.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(dataDir, name), { recursive: true, force: true });
  }
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    if (DRAFT.test(name) && Date.now() - (await stat(path)).mtimeMs > ABANDONED) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch(() => []);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
