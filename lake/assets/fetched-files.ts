import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeOldest } from './derived-cache.ts';

/** Copies on the disk of files that are kept elsewhere. What was not used for longest goes first. */
export interface FetchedFiles {
  /**
   * @param place a path of plain names
   * @param fetch undefined when there is no such file
   * @returns where it lies, for now
   */
  get(place: string, fetch: () => Promise<AsyncIterable<Uint8Array> | undefined>): Promise<string | undefined>;
  /** Takes a file from where it is. */
  take(place: string, path: string): Promise<void>;
  /** A file or a folder. */
  remove(place: string): Promise<void>;
}

/** @param maxBytes what all of them may take together */
export function createFetchedFiles(folder: string, maxBytes: number): FetchedFiles {
  // What was there before is counted with the first one.
  let written = Infinity;

  async function take(place: string, from: string): Promise<void> {
    const path = join(folder, place);
    await mkdir(dirname(path), { recursive: true });
    await rename(from, path);
    written += (await stat(path)).size;
    if (written <= maxBytes / 10) return;
    written = 0;
    await removeOldest(folder, maxBytes);
  }

  return {
    take,
    async get(place, fetch) {
      const path = join(folder, place);
      if (await touch(path)) return path;
      const content = await fetch();
      if (!content) return undefined;
      const draft = join(folder, `${randomUUID()}.part`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(draft, content, { flush: true });
        await take(place, draft);
      } finally {
        await rm(draft, { force: true });
      }
      return path;
    },
    remove: (place) => rm(join(folder, place), { recursive: true, force: true }),
  };
}

/** Gives a file the present time; false when there is none. */
async function touch(path: string): Promise<boolean> {
  const now = new Date();
  return utimes(path, now, now).then(
    () => true,
    () => false,
  );
}
