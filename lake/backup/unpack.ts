import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { verifyContents } from './contents.ts';
import { isSealed, unseal } from './sealing.ts';
import type { Manifest } from './contents.ts';

/** Its message is the beginning of a sentence about the archive, and names it. */
export class DamagedArchive extends Error {}

/**
 * Unpacks an archive into a new folder and checks every file in it.
 * @param identity opens an encrypted archive (`AGE-SECRET-KEY-1…`)
 * @throws DamagedArchive when it is damaged or incomplete. @throws Error when it cannot be opened, or there is no room for
 * it. The folder is gone then.
 */
export async function unpackAndVerify(archive: string, folder: string, identity?: string): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const content = await contentOf(archive, identity);
    return await unpack(content, folder).catch((cause: unknown) => {
      throw isOfTheSystem(cause) ? cause : damaged(archive, cause);
    });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function unpack(content: NodeJS.ReadableStream, folder: string): Promise<Manifest> {
  await pipeline(content, extract({ cwd: folder, strict: true }));
  return await verifyContents(folder);
}

function damaged(archive: string, cause: unknown): DamagedArchive {
  const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '');
  return new DamagedArchive(`${archive} is damaged (${reason})`, { cause });
}

/** A full disk is no fault of the archive. */
function isOfTheSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

async function contentOf(archive: string, identity: string | undefined): Promise<NodeJS.ReadableStream> {
  if (!(await isSealed(archive))) return createReadStream(archive);
  if (identity === undefined) throw new Error(`${archive} is encrypted: give the file with its key (--identity FILE).`);
  return unseal(archive, identity);
}
