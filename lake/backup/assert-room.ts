import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** The archive, what was unpacked from it again, and a copy of the databases in that. */
const TIMES = 3;
const MB = 1024 * 1024;

/**
 * A backup must not be what fills the disk that the lake writes to.
 * @param paths files to be backed up, relative to `dataDir`
 * @throws Error when the disk of `folder` has too little room, saying how much is missing
 */
export async function assertRoom(dataDir: string, paths: readonly string[], folder: string): Promise<void> {
  let bytes = 0;
  for (const path of paths) bytes += await sizeOf(join(dataDir, path));
  const { bavail, bsize } = await statfs(folder);
  const needed = bytes * TIMES;
  if (bavail * bsize >= needed) return;
  const [needs, has] = [needed, bavail * bsize].map((size) => Math.ceil(size / MB));
  throw new Error(`A backup needs ${needs} MB of room in ${folder} for a while, and there are ${has} MB.`);
}

/** A file may go away between the listing and this, a temporary one for instance. */
async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch {
    return 0;
  }
}
