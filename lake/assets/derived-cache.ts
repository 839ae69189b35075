import { createHash, hash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { writeWhole } from './asset-files.ts';
import { limitConcurrency } from '../admission/limit-concurrency.ts';

export interface DerivedCache {
  /**
   * The stored result for the key, or what `make` gives, which is then stored. Equal requests share one `make`. What is
   * stored is read as it is sent: whoever asks for large pictures and reads none holds none in memory.
   * @param source what it is made from, a path of plain names such as `production/abc-100x100.jpg`
   * @param ready waited for before `make` takes one of the few places
   */
  get(source: string, key: string, make: () => Promise<Buffer>, ready?: () => Promise<unknown>): Promise<Blob>;
}

export interface DerivedCacheOptions {
  /** Bytes on disk above which the oldest results are removed. */
  readonly maxBytes?: number;
  /** Results made at the same time; more would only compete for the same processors. */
  readonly parallel?: number;
  /** Requests that may wait for their turn; the next ones are told to come back. */
  readonly maxWaiting?: number;
}

/** One processor stays free for everything that is not pictures. */
const PARALLEL = Math.max(1, availableParallelism() - 1);

/**
 * Keeps derived images on disk. Addresses can be invented without end, so disk, processors and the queue are all bounded:
 * a flood slows new sizes down, and never the sizes that exist.
 */
export function createDerivedCache(folder: string, options: DerivedCacheOptions = {}): DerivedCache {
  const { maxBytes = 1024 ** 3, parallel = PARALLEL, maxWaiting = 200 } = options;
  const limited = limitConcurrency({ parallel, maxWaiting, busy: 'Too many images are being made.' });
  const underway = new Map<string, Promise<Blob>>();
  let written = Infinity;
  // What is left of them takes room for a while, nothing else.
  void removeUnnamed(folder).catch(() => undefined);

  async function produce(path: string, make: () => Promise<Buffer>, ready?: () => Promise<unknown>): Promise<Blob> {
    const known = await storedResult(path);
    if (known) return known;
    await ready?.();
    const made = await limited(make);
    // A full disk must not keep pictures from being shown.
    await writeWhole(path, sealed(made)).catch(() => undefined);
    written += made.byteLength;
    if (written > maxBytes / 10) {
      written = 0;
      await removeOldest(folder, maxBytes).catch(() => undefined);
    }
    return (await storedResult(path)) ?? new Blob([new Uint8Array(made)]);
  }

  return {
    get(source, key, make, ready) {
      const path = join(derivedFrom(folder, source), createHash('sha256').update(key).digest('hex'));
      const known = underway.get(path);
      if (known) return known;
      const result = produce(path, make, ready).finally(() => underway.delete(path));
      underway.set(path, result);
      return result;
    },
  };
}

/** Folder of everything that was made from one source: with the source, all of it goes. */
export function derivedFrom(folder: string, source: string): string {
  return join(folder, BY_SOURCE, source);
}

/** Folder of derived images inside the data folder. */
export const DERIVED = 'derived';
const BY_SOURCE = 'by-source';

/** Removes results that do not say what they were made from, as they were kept once; they are made anew. */
async function removeUnnamed(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) if (name !== BY_SOURCE) await rm(join(folder, name), { recursive: true, force: true });
}

const DIGEST_BYTES = 32;

/** A result stands behind its own digest: browsers keep what they are given for a year, a damaged picture too. */
function sealed(content: Buffer): Buffer {
  return Buffer.concat([hash('sha256', content, 'buffer'), content]);
}

/** Undefined for a file that is not there or not what was written: it is made anew, and written over. */
async function storedResult(path: string): Promise<Blob | undefined> {
  try {
    const file = await openAsBlob(path);
    const content = file.slice(DIGEST_BYTES);
    const digest = createHash('sha256');
    await pipeline(createReadStream(path, { start: DIGEST_BYTES }), digest);
    const written = Buffer.from(await file.slice(0, DIGEST_BYTES).arrayBuffer());
    return content.size > 0 && digest.digest().equals(written) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the files of a folder that were written first, until the others fit. */
export async function removeOldest(folder: string, maxBytes: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const { size, mtimeMs } = await stat(path);
        return { path, size, mtimeMs };
      }),
  );
  let total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (total <= maxBytes) return;
    await rm(path, { force: true });
    total -= size;
  }
}
