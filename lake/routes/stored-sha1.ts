import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Files never change, so each is read once; more than these are read again. */
const MAX_KNOWN = 1000;
const known = new Map<string, string>();

/**
 * SHA-1 of a stored file, in hex. An image's name holds that of the upload, which may have lost metadata since.
 * @throws the file system's error
 */
export async function storedSha1(path: string): Promise<string> {
  const found = known.get(path);
  if (found !== undefined) return found;
  const hash = createHash('sha1');
  await pipeline(createReadStream(path), hash);
  const sha1 = hash.digest('hex');
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(path, sha1);
  return sha1;
}
