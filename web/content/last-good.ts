import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyOf } from '#web/cache/keys.ts';
import type { SharedStore } from '#web/cache/shared-store.ts';
import type { Reading } from './reading.ts';

export interface LastGood {
  /**
   * Keeps a reading in place of the one before it. "There is nothing" is kept only over something: it must not come
   * back once it is withdrawn, but addresses that visitors invent must not fill the disk.
   */
  keep(key: string, reading: Reading<unknown>): Promise<void>;
  find(key: string): Promise<Reading<unknown> | undefined>;
}

/** Seconds; an outage of the lake is over before that, or somebody has looked after the site. */
const A_MONTH = 30 * 24 * 60 * 60;

/**
 * Keeps the newest good reading of every question, in memory and in a folder, so that pages outlive both the lake
 * and a restart of the site.
 *
 * A folder that cannot be written is reported once and does not stop anything: memory still holds.
 * @param folder is made when the first reading is kept
 * @param shared is asked first: an instance that shows what another has read never reads it itself, and its own copy ages
 */
export function createLastGood(
  folder: string,
  warn: (message: string) => void,
  shared: () => Pick<SharedStore, 'get' | 'set'> | undefined = () => undefined,
): LastGood {
  const memory = new Map<string, Reading<unknown>>();
  let writable = true;
  let counter = 0;

  async function find(key: string): Promise<Reading<unknown> | undefined> {
    const told = await shared()?.get(keyOf('last-good', key));
    const newest = told && readingIn(told.toString());
    if (newest) return newest;
    const remembered = memory.get(key);
    if (remembered) return remembered;
    try {
      return readingIn(await readFile(join(folder, `${key}.json`), 'utf8'));
    } catch {
      return undefined;
    }
  }

  return {
    find,
    async keep(key, reading) {
      if (reading.data === null && (await find(key)) === undefined) return;
      const text = JSON.stringify(reading);
      shared()?.set(keyOf('last-good', key), Buffer.from(text), A_MONTH);
      if (memory.get(key)?.revision === reading.revision) return;
      memory.set(key, reading);
      if (!writable) return;
      // Build workers and the server share the folder: a reader must never see half a file.
      const unfinished = join(folder, `${key}.${process.pid}.${(counter += 1)}.tmp`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(unfinished, text);
        await rename(unfinished, join(folder, `${key}.json`));
      } catch (error) {
        writable = false;
        warn(`Pages will not outlive a restart without the lake: ${String(error)}`);
      }
    },
  };
}

function readingIn(text: string): Reading<unknown> | undefined {
  try {
    const reading: unknown = JSON.parse(text);
    return isReading(reading) ? reading : undefined;
  } catch {
    return undefined;
  }
}

function isReading(value: unknown): value is Reading<unknown> {
  return typeof value === 'object' && value !== null && 'data' in value && 'tags' in value && 'revision' in value;
}
