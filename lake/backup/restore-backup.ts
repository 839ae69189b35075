import { existsSync } from 'node:fs';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { lockData } from '../store/data-lock.ts';
import { MANIFEST } from './contents.ts';
import { DamagedArchive, unpackAndVerify } from './unpack.ts';
import type { Manifest } from './contents.ts';

const RESTORING = '.restoring-';

export interface RestoreOptions {
  /** Moves data that is there aside. */
  readonly force: boolean;
  /** Opens an encrypted archive. */
  readonly identity?: string | undefined;
}

export interface Restored {
  readonly manifest: Manifest;
  /** Where the data that was there before lies now. */
  readonly before: string | undefined;
}

/**
 * Puts the contents of an archive in place of a data folder. The archive is verified first, and what was there is kept
 * beside it: nothing is deleted.
 * @throws Error when the archive is damaged, the folder is in use, or holds data and `force` is not given; nothing has
 * changed then.
 */
export async function restoreBackup(archive: string, dataDir: string, options: RestoreOptions): Promise<Restored> {
  const { force, identity } = options;
  if (!existsSync(archive)) throw new Error(`There is no file ${archive}.`);
  const isEmpty = !existsSync(dataDir) || (await readdir(dataDir)).every((name) => name === 'lake.lock');
  if (!isEmpty && !force) {
    throw new Error(`${dataDir} holds data. With --force it is moved aside (not deleted) and replaced by the backup.`);
  }
  const lock = lockData(dataDir);
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const fresh = `${dataDir}${RESTORING}${stamp}`;
  const before = `${dataDir}.before-${stamp}`;
  try {
    await removeUnpacked(dataDir);
    const manifest = await unpackAndVerify(archive, fresh, identity).catch((cause: unknown) => {
      if (!(cause instanceof DamagedArchive)) throw cause;
      throw new Error(
        `${cause.message}. Nothing was changed. Copy it anew from where it is kept, or take an older one.`,
        {
          cause,
        },
      );
    });
    await rm(join(fresh, MANIFEST));
    await keepWaiting(dataDir, fresh);
    await exchange(dataDir, fresh, before);
    if (isEmpty) await rm(before, { recursive: true });
    return { manifest, before: isEmpty ? undefined : before };
  } finally {
    await rm(fresh, { recursive: true, force: true });
    lock.release();
  }
}

/** Everything the lake keeps, in clear: left behind by a restoration that was killed. The lock says that none is under way. */
async function removeUnpacked(dataDir: string): Promise<void> {
  const folder = dirname(dataDir);
  for (const name of await readdir(folder)) {
    if (name.startsWith(basename(dataDir) + RESTORING)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** What visitors wrote while the lake was away waits for it in the folder that is replaced; it is newer than the archive's. */
async function keepWaiting(dataDir: string, fresh: string): Promise<void> {
  const outbox = join('site', 'outbox');
  if (!existsSync(join(dataDir, outbox))) return;
  await rm(join(fresh, outbox), { recursive: true, force: true });
  await cp(join(dataDir, outbox), join(fresh, outbox), { recursive: true });
}

async function exchange(dataDir: string, fresh: string, before: string): Promise<void> {
  try {
    await rename(dataDir, before);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${dataDir} cannot be moved aside (${reason}). If something is mounted there, restore into a folder beneath it with --data and point DATA_DIR to that.`,
      { cause },
    );
  }
  try {
    await rename(fresh, dataDir);
  } catch (error) {
    await rename(before, dataDir);
    throw error;
  }
}
