import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds after which nobody is working on a draft any more; a backup made by hand may be under way beside ours. */
const ABANDONED = 6 * 60 * 60 * 1000;
const DRAFT = /Z\.tar\.gz\.(?:part|stage|copy|look-[\w-]+)$/;

/** Removes what backups left behind whose process was killed. */
export async function removeRemains(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (DRAFT.test(name) && Date.now() - (await stat(path)).mtimeMs > ABANDONED) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
