import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reading } from './reading.ts';

export interface LastGood {
  /**
   * Keeps a reading in place of the one before it. "There is nothing" is kept only over something: it must not come
   * back once it is withdrawn, but addresses that visitors invent must not fill the disk.
   */
  keep(key: string, reading: Reading<unknown>): Promise<void>;
  find(key: string): Promise<Reading<unknown> | undefined>;
}

/**
 * Keeps the newest good reading of every question, in memory and in a folder, so that pages outlive both the lake
 * and a restart of the site.
 *
 * A folder that cannot be written is reported once and does not stop anything: memory still holds.
 * @param folder is made when the first reading is kept
 */
export function createLastGood(folder: string, warn: (message: string) => void): LastGood {
  const memory = new Map<string, Reading<unknown>>();
  let writable = true;
  let counter = 0;

  async function find(key: string): Promise<Reading<unknown> | undefined> {
    const remembered = memory.get(key);
    if (remembered) return remembered;
    try {
      const reading: unknown = JSON.parse(await readFile(join(folder, `${key}.json`), 'utf8'));
      return isReading(reading) ? reading : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    find,
    async keep(key, reading) {
      if (memory.get(key)?.revision === reading.revision) return;
      if (reading.data === null && (await find(key)) === undefined) return;
      memory.set(key, reading);
      if (!writable) return;
      // Build workers and the server share the folder: a reader must never see half a file.
      const unfinished = join(folder, `${key}.${process.pid}.${(counter += 1)}.tmp`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(unfinished, JSON.stringify(reading));
        await rename(unfinished, join(folder, `${key}.json`));
      } catch (error) {
        writable = false;
        warn(`Pages will not outlive a restart without the lake: ${String(error)}`);
      }
    },
  };
}

function isReading(value: unknown): value is Reading<unknown> {
  return typeof value === 'object' && value !== null && 'data' in value && 'tags' in value && 'revision' in value;
}
