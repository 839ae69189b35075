import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LakeError } from '../errors.ts';

/** An upload on its way to where it is kept: on the disk, whole. */
export interface Received {
  readonly path: string;
  readonly size: number;
  readonly sha1: string;
}

const incoming = (dataDir: string) => join(dataDir, 'assets', 'incoming');

/** Removes what uploads left that a stop cut off. */
export function removeIncoming(dataDir: string): void {
  rmSync(incoming(dataDir), { recursive: true, force: true });
}

/**
 * Writes an upload to the disk as it comes in, beside where originals are: whatever its size, little of it is in memory. Whoever
 * calls removes it.
 * @throws LakeError 413 as soon as it is larger than `maxBytes`, 503 when the disk refuses; nothing is left then
 */
export async function receiveUpload(
  dataDir: string,
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Received> {
  const folder = incoming(dataDir);
  // In no backup, by the end of its name.
  const path = join(folder, `${randomUUID()}.part`);
  const hash = createHash('sha1');
  let size = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      size += chunk.byteLength;
      if (size > maxBytes) throw tooLarge(maxBytes);
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(path, counted(), { flag: 'wx', flush: true });
    return { path, size, sha1: hash.digest('hex') };
  } catch (error) {
    await rm(path, { force: true }).catch(() => undefined);
    throw isOfTheDisk(error) ? notWritten(error) : error;
  }
}

export function tooLarge(maxBytes: number): LakeError {
  return new LakeError(413, undefined, `The file is larger than ${maxBytes / 1024 / 1024} MB.`);
}

export function notWritten(cause: unknown): LakeError {
  return new LakeError(503, undefined, 'The file could not be written to disk.', { cause });
}

/** What comes in may break off as well. */
function isOfTheDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall !== 'read';
}
