import { mkdir, open, readdir, readFile, rename, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface Entry {
  readonly name: string;
  readonly content: unknown;
}

/** Entries that are on disk until somebody has dealt with them, in the order in which they came. */
export interface DiskQueue {
  /** Resolves when the entry would survive a power cut. @throws Error when it cannot be written */
  add(content: unknown): Promise<void>;
  /** The oldest entry. One that cannot be read is moved aside, not waited for. */
  first(): Promise<Entry | undefined>;
  remove(name: string): Promise<void>;
  /** Keeps an entry that nobody can deal with, out of the way of the others: in `refused/`. */
  setAside(name: string): Promise<void>;
}

const ENDING = '.json';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** @param folder is made when it is first written to; readable for its owner only */
export function openDiskQueue(folder: string, now: () => number = Date.now): DiskQueue {
  const refused = join(folder, 'refused');
  let counter = 0;
  let last = 0;

  /** Names sort as the entries came, also when the clock is set back while this runs. */
  function nextName(): string {
    last = Math.max(last, now());
    counter += 1;
    return `${String(last).padStart(15, '0')}-${String(counter).padStart(9, '0')}-${process.pid}${ENDING}`;
  }

  async function names(): Promise<string[]> {
    try {
      return (await readdir(folder)).filter((name) => name.endsWith(ENDING)).sort();
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  }

  async function setAside(name: string): Promise<void> {
    await mkdir(refused, { recursive: true, mode: 0o700 });
    await rename(join(folder, name), join(refused, name));
  }

  return {
    setAside,
    async add(content) {
      const made = await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = nextName();
      const unfinished = join(folder, `${name}.tmp`);
      const handle = await open(unfinished, 'wx', 0o600);
      try {
        await handle.writeFile(JSON.stringify(content));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, join(folder, name));
      await syncFolder(folder);
      if (made) await syncFolder(dirname(folder));
    },
    async first() {
      for (const name of await names()) {
        try {
          return { name, content: JSON.parse(await readFile(join(folder, name), 'utf8')) as unknown };
        } catch (error) {
          if (!(error instanceof SyntaxError)) throw error;
          await setAside(name);
        }
      }
      return undefined;
    },
    async remove(name) {
      await unlink(join(folder, name));
      await syncFolder(folder);
    },
  };
}
