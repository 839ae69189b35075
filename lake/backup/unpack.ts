import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { verifyContents } from './contents.ts';
import { isSealed, unseal } from './sealing.ts';
import type { Manifest } from './contents.ts';

/**
 * Unpacks an archive into a new folder and checks every file in it.
 * @param identity opens an encrypted archive (`AGE-SECRET-KEY-1…`)
 * @throws Error when the archive is damaged or incomplete, or cannot be opened; the folder is gone then.
 */
export async function unpackAndVerify(archive: string, folder: string, identity?: string): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await pipeline(await contentOf(archive, identity), extract({ cwd: folder, strict: true }));
    return await verifyContents(folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function contentOf(archive: string, identity: string | undefined): Promise<NodeJS.ReadableStream> {
  if (!(await isSealed(archive))) return createReadStream(archive);
  if (identity === undefined) throw new Error(`${archive} is encrypted: give the file with its key (--identity FILE).`);
  return unseal(archive, identity);
}
