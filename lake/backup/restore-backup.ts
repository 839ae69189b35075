import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { forgetBackups } from './backup-state.ts';
import { lockData } from '../store/data-lock.ts';
import { contentsOf, EXCHANGING, MANIFEST } from './contents.ts';
import { DamagedArchive } from './unpack.ts';
import type { Manifest } from './contents.ts';

const RESTORING = 'restoring-';
/** What the site keeps stays where it is, and what the backup has beside it is added: messages may be waiting in it. */
const SITE = 'site';
/** A start makes it before it finds that the content is missing, and says to restore. */
const SECRETS = 'secrets.json';
const OUTBOX = join('outbox', 'outbox.db');

export interface Restored {
  readonly manifest: Manifest;
  /** Where the data that was there before lies now. */
  readonly before: string | undefined;
  /** Messages of visitors that wait for the lake. */
  readonly waiting: number;
}

/**
 * Puts what was in a backup in place of what a data folder holds, within the folder: it may be a mounted disk, or all that
 * may be written. What was there is kept in a folder of it: nothing is deleted.
 * @param unpack puts the contents of the backup into a new folder, and verifies them
 * @param force moves data that is there aside
 * @throws Error when the backup is damaged, the folder is in use, or holds data and `force` is not given; nothing has
 * changed then.
 */
export async function restoreBackup(
  unpack: (folder: string) => Promise<Manifest>,
  dataDir: string,
  { force }: { readonly force: boolean },
): Promise<Restored> {
  if (!force && existsSync(dataDir) && (await replaced(dataDir)).some((name) => name !== SECRETS)) {
    throw new Error(`${dataDir} holds data. With --force it is moved aside (not deleted) and replaced by the backup.`);
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockData(dataDir);
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const fresh = join(dataDir, RESTORING + stamp);
  try {
    await removeUnpacked(dataDir, RESTORING);
    const manifest = await unpack(fresh).catch((cause: unknown) => {
      if (!(cause instanceof DamagedArchive)) throw cause;
      throw new Error(
        `${cause.message}. Nothing was changed. Copy it anew from where it is kept, or take an older one.`,
        { cause },
      );
    });
    await rm(join(fresh, MANIFEST));
    const waiting = await joinSites(join(fresh, SITE), join(dataDir, SITE));
    const before = join(dataDir, `before-${stamp}`);
    const isEmpty = await exchange(dataDir, fresh, before);
    // Not before: one that was cut off keeps a lake from starting on what it left.
    await removeUnpacked(dataDir, EXCHANGING);
    // A backup is due: the newest there is may have what was taken back just now.
    forgetBackups(dataDir);
    return { manifest, before: isEmpty ? undefined : before, waiting };
  } finally {
    await rm(fresh, { recursive: true, force: true });
    lock.release();
  }
}

/** What gives way to a backup. */
async function replaced(dataDir: string): Promise<readonly string[]> {
  return (await contentsOf(dataDir)).map(({ name }) => name).filter((name) => name !== SITE);
}

/** Everything the lake keeps, in clear: left behind by a restoration that was killed. The lock says that none is under way. */
async function removeUnpacked(dataDir: string, prefix: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(prefix)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

/**
 * The site may be running, and have messages that came while the lake was away. Delivering one twice does no harm.
 * @returns how many messages wait then
 */
async function joinSites(fresh: string, present: string): Promise<number> {
  const [restored, waiting] = [join(fresh, OUTBOX), join(present, OUTBOX)];
  if (existsSync(restored) && existsSync(waiting)) withOutbox(waiting, (outbox) => addMessages(outbox, restored));
  if (existsSync(fresh)) await cp(fresh, present, { recursive: true, force: false });
  const count = existsSync(waiting) ? withOutbox(waiting, countMessages) : 0;
  for (const folder of [fresh, join(present, 'last-good')]) await rm(folder, { recursive: true, force: true });
  return count;
}

function withOutbox<T>(path: string, work: (outbox: DatabaseSync) => T): T {
  const outbox = new DatabaseSync(path, { timeout: 5000 });
  try {
    return work(outbox);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The messages that wait in ${path} cannot be read (${reason}). Move that file away first.`, {
      cause,
    });
  } finally {
    outbox.close();
  }
}

/** The table is that of `web/contact/queue.ts`. */
function addMessages(outbox: DatabaseSync, from: string): void {
  outbox.prepare('ATTACH ? AS restored').run(from);
  outbox.exec(`INSERT INTO main.entry (queue, content, refused)
    SELECT queue, content, refused FROM restored.entry WHERE content NOT IN (SELECT content FROM main.entry) ORDER BY id`);
}

function countMessages(outbox: DatabaseSync): number {
  const row = outbox.prepare("SELECT count(*) AS n FROM entry WHERE queue = 'messages' AND refused = 0").get();
  return Number(row?.n);
}

/**
 * Killed in the middle, it leaves the folder whose name says so: no lake starts on what is there then, and the next
 * restoration moves that aside as well.
 * @returns whether nothing was there before
 */
async function exchange(dataDir: string, fresh: string, before: string): Promise<boolean> {
  const entering = fresh.replace(RESTORING, EXCHANGING);
  const old = await replaced(dataDir);
  const moves = [
    [fresh, entering],
    ...old.map((name) => [join(dataDir, name), join(before, name)]),
    ...(await readdir(fresh)).map((name) => [join(entering, name), join(dataDir, name)]),
  ] as const;
  const done: (readonly string[])[] = [];
  if (old.length > 0) await mkdir(before, { mode: 0o700 });
  try {
    for (const move of moves) {
      await rename(move[0] ?? '', move[1] ?? '');
      done.unshift(move);
    }
  } catch (error) {
    for (const [from = '', to = ''] of done) await rename(to, from);
    throw error;
  }
  return old.length === 0;
}
