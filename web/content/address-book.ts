import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Place } from './places.ts';

export interface AddressBook {
  /** Takes down where everything is now. */
  record(places: readonly Pick<Place, 'id' | 'path'>[]): Promise<void>;
  /** The id of what was last seen at a path. */
  whoWasAt(path: string): Promise<string | undefined>;
}

/**
 * Remembers every address under which the site has shown something, so that a changed slug leads on by itself: whoever
 * changed it (Studio, a release, an import) need not think of it, and it works with a hosted project, too.
 *
 * What was never read at an address was never seen there by anybody. A file that cannot be written is reported once;
 * memory still holds.
 */
export function createAddressBook(file: string, warn: (message: string) => void): AddressBook {
  let loading: Promise<Map<string, string>> | undefined;
  let writable = true;

  async function load(): Promise<Map<string, string>> {
    try {
      const entries: unknown = JSON.parse(await readFile(file, 'utf8'));
      return new Map(Object.entries(entries as Record<string, string>));
    } catch {
      return new Map();
    }
  }

  return {
    async record(places) {
      const known = await (loading ??= load());
      const news = places.filter(({ id, path }) => known.get(path) !== id);
      if (news.length === 0) return;
      for (const { id, path } of news) known.set(path, id);
      if (!writable) return;
      const unfinished = `${file}.${process.pid}.tmp`;
      try {
        await mkdir(dirname(file), { recursive: true });
        await writeFile(unfinished, JSON.stringify(Object.fromEntries(known)));
        await rename(unfinished, file);
      } catch (error) {
        writable = false;
        warn(`Changed addresses will not be remembered after a restart: ${String(error)}`);
      }
    },
    whoWasAt: async (path) => (await (loading ??= load())).get(path),
  };
}
