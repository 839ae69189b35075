import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { keyOf, type SharedStore } from '#web/cache/shared-store.ts';
import type { Place } from './places.ts';

export interface AddressBook {
  /**
   * Takes down where everything is now. What is nowhere any more is forgotten: an address can name a person, and has
   * nowhere to lead.
   */
  record(places: readonly Pick<Place, 'id' | 'path'>[]): Promise<void>;
  /** The id of what was last seen at a path. */
  findByFormerPath(path: string): Promise<string | undefined>;
}

/** Seconds: search engines and links on other sites take their time. */
const TEN_YEARS = 10 * 365 * 24 * 60 * 60;

/**
 * Remembers every address under which the site has shown something, so that a changed slug leads on by itself: whoever
 * changed it (Studio, a release, an import) need not think of it, and it works with a hosted project, too.
 *
 * What was never read at an address was never seen there by anybody. A file that cannot be written is reported once;
 * memory still holds.
 *
 * @param shared knows what other instances have seen
 */
export function createAddressBook(
  file: string,
  warn: (message: string) => void,
  shared: () => Pick<SharedStore, 'get' | 'set' | 'remove'> | undefined = () => undefined,
): AddressBook {
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
      const present = new Set(places.map(({ id }) => id));
      const gone = [...known].flatMap(([path, id]) => (present.has(id) ? [] : [path]));
      if (news.length + gone.length === 0) return;
      for (const path of gone) {
        known.delete(path);
        shared()?.remove(keyOf('address', path));
      }
      for (const { id, path } of news) {
        known.set(path, id);
        shared()?.set(keyOf('address', path), Buffer.from(id), TEN_YEARS);
      }
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
    async findByFormerPath(path) {
      const known = await (loading ??= load());
      return known.get(path) ?? (await shared()?.get(keyOf('address', path)))?.toString();
    },
  };
}
