import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LakeError } from '../errors.ts';
import { writeWhole } from './asset-files.ts';

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

/**
 * Keeps derived images on disk. Addresses can be invented without end, so disk, processors and the queue are all bounded:
 * a flood slows new sizes down, and never the sizes that exist.
 */
export function createDerivedCache(folder: string, options: DerivedCacheOptions = {}): DerivedCache {
  const { maxBytes = 1024 ** 3, parallel = 2, maxWaiting = 200 } = options;
  const underway = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let running = 0;
  let written = Infinity;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= parallel) {
      if (waiting.length >= maxWaiting) {
        throw new LakeError(503, undefined, 'Too many images are being made.', { retryAfter: 2 });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  async function produce(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = await readFile(path).catch(() => undefined);
    if (known) return known;
    const made = await inTurn(make);
    // A full disk must not keep pictures from being shown.
    await writeWhole(path, made).catch(() => undefined);
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
