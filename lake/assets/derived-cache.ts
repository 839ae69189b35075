import { createHash, hash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from './asset-files.ts';
import { createWorkQueue } from './work-queue.ts';

export interface DerivedCache {
  /** The stored result for the key, or what `make` gives, which is then stored. Equal requests share one `make`. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
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
  const queue = createWorkQueue({ parallel, maxWaiting, busy: 'Too many images are being made.' });
  const underway = new Map<string, Promise<Buffer>>();
  let written = Infinity;

  async function produce(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = unsealed(await readFile(path).catch(() => undefined));
    if (known) return known;
    const made = await queue.inTurn(make);
    // A full disk must not keep pictures from being shown.
    await writeWhole(path, sealed(made)).catch(() => undefined);
    written += made.byteLength;
    if (written > maxBytes / 10) {
      written = 0;
      await removeOldest(folder, maxBytes).catch(() => undefined);
    }
    return made;
  }

  return {
    get(key, make) {
      const name = createHash('sha256').update(key).digest('hex');
      const known = underway.get(name);
      if (known) return known;
      const result = produce(join(folder, name.slice(0, 2), name), make).finally(() => underway.delete(name));
      underway.set(name, result);
      return result;
    },
  };
}

const DIGEST_BYTES = 32;

/** A result stands behind its own digest: browsers keep what they are given for a year, a damaged picture too. */
function sealed(content: Buffer): Buffer {
  return Buffer.concat([hash('sha256', content, 'buffer'), content]);
}

/** Undefined for a file that is not what was written: it is made anew, and written over. */
function unsealed(stored: Buffer | undefined): Buffer | undefined {
  if (!stored || stored.byteLength <= DIGEST_BYTES) return undefined;
  const content = stored.subarray(DIGEST_BYTES);
  return hash('sha256', content, 'buffer').equals(stored.subarray(0, DIGEST_BYTES)) ? content : undefined;
}

async function removeOldest(folder: string, maxBytes: number): Promise<void> {
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
