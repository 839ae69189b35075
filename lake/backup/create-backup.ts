import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { DatabaseSync } from 'node:sqlite';
import { create } from 'tar';
import { isWithin } from '../config/settings.ts';
import { assertRoom } from './assert-room.ts';
import { assertNotCutOff, assertWhole, describeFile, filesIn, filesToKeep, isDatabase, MANIFEST } from './contents.ts';
import { tryOut } from './try-out.ts';
import { unpackAndVerify } from './unpack.ts';
import type { Dataset } from '../dataset.ts';
import type { Entry, Manifest } from './contents.ts';

export interface BackupOptions {
  /** Done to each dataset of the copy in which the backup is tried out. @throws Error when the backup is of no use */
  readonly rehearse?: ((dataset: Dataset) => void) | undefined;
  /** Where pictures and files are, when that is not the data folder: they are left out, and not looked for. */
  readonly originals?: string | undefined;
  /** Given a folder with the backup of the copy, for the time of the call, when the archive has its name. */
  readonly handOver?: ((copy: string) => Promise<void>) | undefined;
}

export interface Backup {
  readonly manifest: Manifest;
  /** Uploads that the lake itself has lost: their documents are there, their files are not. */
  readonly missing: readonly string[];
}

/**
 * Puts everything a lake keeps into one archive, also while it is being written to: each database as it is at one moment,
 * then the asset files that are there, which are never changed once they exist. Before the archive gets its name it is read back,
 * verified, a lake is opened on what was in it, and that is backed up in turn: a restored clinic must be able to.
 * @throws Error when something cannot be read or written; nothing is left behind then. What `handOver` throws: the archive stays
 */
export async function createBackup(dataDir: string, target: string, options: BackupOptions = {}): Promise<Backup> {
  if (isWithin(target, dataDir) && !isWithin(target, join(dataDir, 'backups'))) {
    throw new Error(`${target} is inside the data folder, where only its folder "backups" is not backed up itself.`);
  }
  // An empty backup would, in time, take the place of those that hold something.
  if (!existsSync(join(dataDir, 'project.db'))) throw new Error(`There is no lake in ${dataDir} to be backed up.`);
  assertNotCutOff(dataDir, await readdir(dataDir));
  const draft = `${target}.part`;
  const [stage, copy] = [`${target}.stage`, `${target}.copy`];
  const remove = () =>
    Promise.allSettled([draft, stage, copy].map((path) => rm(path, { recursive: true, force: true })));
  // Passwords' hashes and tokens' hashes are in it.
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  try {
    await remove();
    await assertRoom(dataDir, await filesToKeep(dataDir), dirname(stage));
    const manifest = await stageFiles(dataDir, stage, options.originals);
    await writeArchive(manifest, stage, draft);
    await rm(stage, { recursive: true });
    await unpackAndVerify(draft, stage);
    const missing = await tryOut(stage, manifest, options.rehearse);
    assertSame(manifest, await stageFiles(stage, copy));
    await rename(draft, target);
    await flush(dirname(target));
    await options.handOver?.(copy);
    return { manifest, missing };
  } finally {
    // What goes wrong here would hide the cause.
    await remove();
  }
}

async function writeArchive(manifest: Manifest, stage: string, draft: string): Promise<void> {
  const paths = [MANIFEST, ...manifest.files.map(({ path }) => path)];
  const archive = Readable.from(create({ cwd: stage, gzip: true, portable: true }, paths));
  await writeFile(draft, archive, { mode: 0o600, flush: true });
}

async function stageFiles(dataDir: string, stage: string, originals?: string): Promise<Manifest> {
  const createdAt = new Date().toISOString();
  await mkdir(stage, { mode: 0o700 });
  const databases: string[] = [];
  for (const path of await filesToKeep(dataDir)) if (await isDatabase(join(dataDir, path))) databases.push(path);
  // The list of datasets first: each dataset on it is then there. Documents before files: each asset they name is too.
  for (const path of databases.sort((a, b) => Number(b === 'project.db') - Number(a === 'project.db'))) {
    await mkdir(dirname(join(stage, path)), { recursive: true });
    snapshot(join(dataDir, path), join(stage, path));
  }
  for (const path of await filesToKeep(dataDir)) {
    if (databases.includes(path) || (await isDatabase(join(dataDir, path)))) continue;
    await mkdir(dirname(join(stage, path)), { recursive: true });
    // A link costs no room; across file systems it takes a copy.
    await link(join(dataDir, path), join(stage, path)).catch(() => copyFile(join(dataDir, path), join(stage, path)));
  }
  const files: Entry[] = [];
  for (const path of await filesIn(stage)) files.push(await describeFile(stage, path));
  const manifest: Manifest = { format: 1, createdAt, files, originals };
  assertWhole(stage, manifest);
  await writeFile(join(stage, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Opening a database changes its bytes, and an upgrade what is in it; that documents are all there was seen when it opened. */
function assertSame(before: Manifest, after: Manifest): void {
  const marks = ({ files }: Manifest) => files.map(({ path, sha256, rows }) => (rows ? path : `${path} ${sha256}`));
  const found = new Set(marks(after));
  const lost = marks(before).find((mark) => !found.has(mark));
  if (lost !== undefined || before.files.length !== after.files.length) {
    throw new Error(`A restored copy of this backup could not be backed up again: ${lost ?? 'there are more files'}.`);
  }
}

/** A copy of one moment. It reads beside the writer, which never waits for it. */
export function snapshot(from: string, to: string): void {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}

/** Also for a folder: a file's name is on disk only when its folder is. */
async function flush(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
