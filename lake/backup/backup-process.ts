/**
 * Makes one backup in a process of its own: copying, hashing and opening databases would keep the lake from answering.
 * Told what to do by its first argument (JSON), and answers with one message.
 */
import { readdir, rm, stat } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { createBackup } from './create-backup.ts';
import { removeRemains } from './remains.ts';
import { sendCopy } from './restic.ts';
import { outdatedBackups } from './rotation.ts';
import type { BackupOrder, BackupReport } from './run-backup.ts';

/** Whoever is waiting for a page comes first. */
const LOW_PRIORITY = 10;

async function backUp({ dataDir, file, keep, target, isKnown }: BackupOrder): Promise<BackupReport> {
  const folder = dirname(file);
  await removeRemains(folder);
  const handOver = async (copy: string) => {
    // Only now: whatever went wrong before, the old ones are still there.
    for (const name of outdatedBackups(await readdir(folder), keep)) await rm(join(folder, name));
    if (target) await sendCopy(target, copy, { keep, isKnown });
  };
  const { missing } = await createBackup(dataDir, file, { handOver });
  return { ok: true, bytes: (await stat(file)).size, missing: missing.length };
}

function lowerPriority(): void {
  try {
    setPriority(LOW_PRIORITY);
  } catch {
    // Not every system lets a process do that; the backup is made all the same.
  }
}

lowerPriority();
// Without the lake nobody waits for it, and the folder may be about to be served by another one.
process.once('disconnect', () => process.exit(1));
const report = await backUp(JSON.parse(process.argv[2] ?? '') as BackupOrder).catch((error: unknown): BackupReport => ({
  ok: false,
  message: error instanceof Error ? error.message : String(error),
}));
process.send?.(report, () => process.exit(0));
