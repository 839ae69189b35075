import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keyOf, type SharedStore } from '#web/cache/shared-store.ts';
import {
  type CopyName,
  type Copy,
  copiesIn,
  copyIn,
  idsIn,
  readCopy,
  removeLeftovers,
  without,
  writeCopy,
} from './copy.ts';
import { createFit } from './fit.ts';
import type { Reading } from './reading.ts';

export interface LastGood {
  /**
   * Keeps a reading in place of the one before it. "There is nothing" is kept only over something: it must not come
   * back once it is withdrawn, but addresses that visitors invent must not fill the disk.
   */
  keep(of: CopyName, reading: Reading<unknown>): Promise<void>;
  /** The best copy there is: what was kept last, else what the build carries. */
  find(of: CopyName): Promise<Reading<unknown> | undefined>;
  /** Removes what was left behind: a file that a process left half written may name somebody who was withdrawn since. */
  removeLeftovers(): Promise<void>;
  /** Takes over what other instances have read: the own folder must not be older than what they show. */
  takeOver(): Promise<void>;
}

interface LastGoodOptions {
  /** Is made when the first reading is kept. */
  readonly folder: string;
  /** Copies that came with the build, made by the very questions of this version; never written. */
  readonly carried?: string;
  /** Name of the copy that lists everything there is: what is no longer in it leaves every copy. */
  readonly directory?: string;
  /**
   * Name of the copy that says whose content it is, and what in it says so: a build may have been made beside other content
   * (the demonstration's, on the machine that builds), and then carries nothing for this folder.
   */
  readonly owner?: { readonly name: string; readonly of: (data: unknown) => unknown };
  readonly warn: (message: string) => void;
  /** Is asked first: an instance that shows what another has read never reads it itself, and its own copy ages. */
  readonly shared?: () => Pick<SharedStore, 'get' | 'set' | 'remove' | 'removeMade'> | undefined;
  /** Told when something was withdrawn: what was made of the copies may still show it. */
  readonly onWithdrawn?: () => void;
}

/** Seconds; an outage of the lake is over before that, or somebody has looked after the site. */
const A_MONTH = 30 * 24 * 60 * 60;

/**
 * Keeps the newest good reading of every question, in memory and in a folder, so that pages outlive both the lake
 * and a restart of the site. What is withdrawn leaves them all, at once and without the lake.
 *
 * A folder that cannot be written is reported once and does not stop anything: memory still holds.
 */
export function createLastGood(options: LastGoodOptions): LastGood {
  const { folder, carried, directory, owner, warn, shared = () => undefined, onWithdrawn } = options;
  const memory = new Map<string, Copy>();
  const fits = createFit(carried);
  let writable = true;

  /** The newest copy of a name, whatever version of the site made it. */
  async function newest(name: string): Promise<Copy | undefined> {
    const told = copyIn((await shared()?.get(keyOf('last-good', name)))?.toString());
    const own = memory.get(name) ?? (await readCopy(folder, name));
    if (!told || (told.revision === own?.revision && told.shape === own.shape)) return own;
    await put(name, told, own);
    return told;
  }

  async function put(name: string, copy: Copy, before: Copy | undefined): Promise<void> {
    memory.set(name, copy);
    if (name === directory) await withdraw(missingIn(copy, before));
    if (!writable) return;
    try {
      await writeCopy(folder, name, copy);
    } catch (error) {
      writable = false;
      warn(`Pages will not outlive a restart without the lake: ${String(error)}`);
    }
  }

  async function drop(name: string): Promise<void> {
    memory.delete(name);
    shared()?.remove(keyOf('last-good', name));
    await rm(join(folder, `${name}.json`), { force: true });
  }

  async function withdraw(ids: ReadonlySet<string>): Promise<void> {
    if (ids.size === 0) return;
    const names = new Set([...memory.keys(), ...(await copiesIn(folder))]);
    for (const name of names) {
      const copy = name === directory ? undefined : (memory.get(name) ?? (await readCopy(folder, name)));
      const left = copy && without(copy, ids);
      if (!copy || left === copy) continue;
      if (left === undefined) await drop(name);
      else {
        shared()?.set(keyOf('last-good', name), Buffer.from(JSON.stringify(left)), A_MONTH);
        await put(name, left, copy);
      }
    }
    shared()?.removeMade();
    onWithdrawn?.();
  }

  /** What came with the build, without what was withdrawn since. */
  async function fromTheBuild(name: string): Promise<Copy | undefined> {
    const copy = carried && (await readCopy(carried, name));
    if (!copy || !directory) return copy || undefined;
    if (owner && !(await isOfTheSameOwner(owner, carried))) return undefined;
    const [then, now] = [await readCopy(carried, directory), await newest(directory)];
    return now ? without(copy, missingIn(now, then)) : copy;
  }

  async function isOfTheSameOwner({ name, of }: NonNullable<typeof owner>, build: string): Promise<boolean> {
    const own = await newest(name);
    return own === undefined || of(own.data) === of((await readCopy(build, name))?.data);
  }

  async function best({ name, shape }: CopyName): Promise<Copy | undefined> {
    const kept = await newest(name);
    // What another version of the site kept is newer than what came with this one, if this one can show it.
    const isGood = kept !== undefined && (kept.shape === shape || (await fits(name, kept)));
    return isGood ? kept : await fromTheBuild(name);
  }

  return {
    async find(of) {
      const copy = await best(of);
      return copy && { data: copy.data, tags: copy.tags, revision: copy.revision };
    },
    async keep({ name, shape }, reading) {
      const before = memory.get(name) ?? (await readCopy(folder, name));
      const isFirst = before === undefined && (await newest(name)) === undefined;
      if (reading.data === null && isFirst) return;
      const copy: Copy = { ...reading, shape };
      shared()?.set(keyOf('last-good', name), Buffer.from(JSON.stringify(copy)), A_MONTH);
      if (before?.revision !== reading.revision || before.shape !== shape) await put(name, copy, before);
    },
    removeLeftovers: () => removeLeftovers(folder),
    async takeOver() {
      if (!shared()) return;
      // First what tells what is withdrawn.
      if (directory) await newest(directory);
      for (const name of await copiesIn(folder)) await newest(name);
    },
  };
}

function missingIn(now: Copy, before: Copy | undefined): ReadonlySet<string> {
  const here = idsIn(now.data);
  return new Set([...idsIn(before?.data)].filter((id) => !here.has(id)));
}
