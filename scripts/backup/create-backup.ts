import { copyFile, link, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { create } from 'tar';
import { describeFile, filesIn, isDatabase, MANIFEST } from './contents.ts';
import { unpackAndVerify } from './unpack.ts';
import type { Entry, Manifest } from './contents.ts';

/** What can be made anew: derived images, the site's last good copies, and what belongs to running processes. */
const LEFT_OUT = [/^derived\//, /^site\//, /^lake\.lock$/, /\.part$/, /-(wal|shm|journal)$/];

/**
 * Puts everything a lake keeps into one archive, also while it is being written to: each database as it is at one moment,
 * then the asset files, which are never changed once they exist. The archive is read back and verified before it gets
 * its name.
 * @throws Error when something cannot be read or written; nothing is left behind then.
 */
export async function createBackup(dataDir: string, target: string): Promise<Manifest> {
  const stage = `${target}.stage`;
  const draft = `${target}.part`;
  await mkdir(dirname(target), { recursive: true });
  try {
    // Passwords' hashes and tokens' hashes are in it.
    await mkdir(stage, { mode: 0o700 });
    const manifest = await stageFiles(dataDir, stage);
    await create({ file: draft, cwd: stage, gzip: true, portable: true, mode: 0o600 }, [
      MANIFEST,
      ...manifest.files.map(({ path }) => path),
    ]);
    await rm(stage, { recursive: true });
    await flush(draft);
    await unpackAndVerify(draft, stage);
    await rename(draft, target);
    await flush(dirname(target));
    return manifest;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
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
  return (await filesIn(dataDir)).filter((path) => !LEFT_OUT.some((pattern) => pattern.test(path)));
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
