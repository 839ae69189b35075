import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { verifyContents } from './contents.ts';
import type { Manifest } from './contents.ts';

/** Its message is the beginning of a sentence about the archive, and names it. */
export class DamagedArchive extends Error {}

/**
 * Unpacks an archive into a new folder and checks every file in it.
 * @throws DamagedArchive when it is damaged or incomplete. @throws Error when there is no room for it. The folder is gone then.
 */
export async function unpackAndVerify(archive: string, folder: string): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await pipeline(createReadStream(archive), extract({ cwd: folder, strict: true }));
    return await verifyContents(folder);
  } catch (cause) {
    // Files of which writing had begun may come into it meanwhile.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    throw isOfTheSystem(cause) ? cause : damaged(archive, cause);
  }
}

function damaged(archive: string, cause: unknown): DamagedArchive {
  const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '');
  return new DamagedArchive(`${archive} is damaged (${reason})`, { cause });
}

/** A full disk is no fault of the archive. */
function isOfTheSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
