import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createBackup } from './create-backup.ts';
import { sendCopy } from './restic.ts';
import { outdatedBackups } from './rotation.ts';
import { answerOrder } from './run-process.ts';
import type { BackupOrder, BackupReport } from './run-backup.ts';

/** Milliseconds after which nobody is working on a draft any more; a backup made by hand may be under way beside ours. */
const ABANDONED = 6 * 60 * 60 * 1000;
const DRAFT = /Z\.tar\.gz\.(?:part|stage|copy|look-[\w-]+)$/;

/** Removes what backups left behind whose process was killed. */
async function removeRemains(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (DRAFT.test(name) && Date.now() - (await stat(path)).mtimeMs > ABANDONED) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

/** Makes one backup, in a process of its own. */
async function backUp({ dataDir, file, originals, keep, target, isKnown }: BackupOrder): Promise<BackupReport> {
  const folder = dirname(file);
  await removeRemains(folder);
  const handOver = async (copy: string) => {
    // Only now: whatever went wrong before, the old ones are still there.
    for (const name of outdatedBackups(await readdir(folder), keep)) await rm(join(folder, name));
    if (target) await sendCopy(target, copy, { keep, isKnown });
  };
  const { missing } = await createBackup(dataDir, file, { originals, handOver });
  return { ok: true, bytes: (await stat(file)).size, missing: missing.length };
}

await answerOrder((order) => backUp(order as BackupOrder));
