import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, link, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DatabaseSync } from 'node:sqlite';
import { create } from 'tar';
import { assertRoom } from './assert-room.ts';
import { describeFile, filesIn, isDatabase, MANIFEST } from './contents.ts';
import { isStaged, stageName } from './remains.ts';
import { newBackupKey, seal } from './sealing.ts';
import { tryOut } from './try-out.ts';
import { unpackAndVerify } from './unpack.ts';
import type { Dataset } from '../dataset.ts';
import type { Entry, Manifest } from './contents.ts';

/**
 * What can be made anew: derived images, the site's last good copies, the list of an archive from which the folder came, and
 * what belongs to running processes. Messages that the site has not handed over yet cannot.
 */
const LEFT_OUT = [
  /^derived\//,
  /^site\/(?!outbox\/)/,
  /^lake\.lock$/,
  /^(backups|clock)\.json$/,
  /^manifest\.json$/,
  /\.part$/,
  /-(wal|shm|journal)$/,
];

export interface BackupOptions {
  /** Public half of an age key (`age1…`): the archive is encrypted for its holder, and this machine cannot read it. */
  readonly recipient?: string | undefined;
  /** Done to each dataset of the copy in which the backup is tried out. @throws Error when the backup is of no use */
  readonly rehearse?: ((dataset: Dataset) => void) | undefined;
}

export interface Backup {
  readonly manifest: Manifest;
  /** Uploads that the lake itself has lost: their documents are there, their files are not. */
  readonly missing: readonly string[];
}

/**
 * Puts everything a lake keeps into one archive, also while it is being written to: each database as it is at one moment,
 * then the asset files, which are never changed once they exist. Before the archive gets its name it is read back,
 * verified, and a lake is opened on what was in it.
 * @throws Error when something cannot be read or written; nothing is left behind then.
 */
export async function createBackup(dataDir: string, target: string, options: BackupOptions = {}): Promise<Backup> {
  const { recipient, rehearse } = options;
  if (!relative(dataDir, target).startsWith('..')) {
    throw new Error(`${target} is inside the data folder: a backup would hold the backups before it.`);
  }
  // An empty backup would, in time, take the place of those that hold something.
  if (!existsSync(join(dataDir, 'project.db'))) throw new Error(`There is no lake in ${dataDir} to be backed up.`);
  const draft = `${target}.part`;
  // What leaves the machine encrypted must not lie beside it in clear, not even for a minute.
  const stage = recipient === undefined ? `${target}.stage` : join(dataDir, stageName());
  await mkdir(dirname(target), { recursive: true });
  try {
    await rm(stage, { recursive: true, force: true });
    await assertRoom(dataDir, await kept(dataDir), dirname(stage));
    // Passwords' hashes and tokens' hashes are in it.
    await mkdir(stage, { mode: 0o700 });
    const manifest = await stageFiles(dataDir, stage);
    // Opens this one archive for whoever holds it: made for reading it back, and forgotten after that.
    const proof = recipient === undefined ? undefined : await newBackupKey();
    await writeArchive(manifest, { stage, draft, recipients: recipient && proof ? [recipient, proof.recipient] : [] });
    await rm(stage, { recursive: true });
    await unpackAndVerify(draft, stage, proof?.identity);
    const missing = tryOut(stage, manifest, rehearse);
    await rename(draft, target);
    await flush(dirname(target));
    await rm(stage, { recursive: true, force: true });
    return { manifest, missing };
  } catch (error) {
    // What goes wrong here would hide the cause.
    await Promise.allSettled([draft, stage].map((path) => rm(path, { recursive: true, force: true })));
    throw error;
  }
}

interface Writing {
  readonly stage: string;
  readonly draft: string;
  readonly recipients: readonly string[];
}

async function writeArchive(manifest: Manifest, { stage, draft, recipients }: Writing): Promise<void> {
  const paths = [MANIFEST, ...manifest.files.map(({ path }) => path)];
  const archive = Readable.from(create({ cwd: stage, gzip: true, portable: true }, paths));
  const content = recipients.length === 0 ? archive : await seal(archive, recipients);
  await pipeline(content, createWriteStream(draft, { mode: 0o600, flush: true }));
}

async function stageFiles(dataDir: string, stage: string): Promise<Manifest> {
  const createdAt = new Date().toISOString();
  const databases: string[] = [];
  for (const path of await kept(dataDir)) if (await isDatabase(join(dataDir, path))) databases.push(path);
  // The list of datasets first: each dataset on it is then there. Documents before files: each asset they name is too.
  for (const path of databases.sort((a, b) => Number(b === 'project.db') - Number(a === 'project.db'))) {
    await mkdir(dirname(join(stage, path)), { recursive: true });
    snapshot(join(dataDir, path), join(stage, path));
  }
  for (const path of await kept(dataDir)) {
    if (databases.includes(path) || (await isDatabase(join(dataDir, path)))) continue;
    await mkdir(dirname(join(stage, path)), { recursive: true });
    // A link costs no room; across file systems it takes a copy.
    await link(join(dataDir, path), join(stage, path)).catch(() => copyFile(join(dataDir, path), join(stage, path)));
  }
  const files: Entry[] = [];
  for (const path of await filesIn(stage)) files.push(await describeFile(stage, path));
  const manifest: Manifest = { format: 1, createdAt, files };
  await writeFile(join(stage, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function kept(dataDir: string): Promise<readonly string[]> {
  return (await filesIn(dataDir)).filter((path) => !isStaged(path) && !LEFT_OUT.some((pattern) => pattern.test(path)));
}

/** A copy of one moment. It reads beside the writer, which never waits for it. */
function snapshot(from: string, to: string): void {
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
