import { mkdir, rm } from 'node:fs/promises';
import { extract } from 'tar';
import { verifyContents } from './contents.ts';
import type { Manifest } from './contents.ts';

/**
 * Unpacks an archive into a new folder and checks every file in it.
 * @throws Error when the archive is damaged or incomplete; the folder is gone then.
 */
export async function unpackAndVerify(archive: string, folder: string): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await extract({ file: archive, cwd: folder, strict: true });
    return await verifyContents(folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
