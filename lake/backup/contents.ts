import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Dirent } from 'node:fs';

/** Name of the list of contents inside an archive. */
export const MANIFEST = 'manifest.json';

const entrySchema = z.object({
  path: z.string(),
  bytes: z.number(),
  sha256: z.string(),
  /** Rows of each table, for databases. */
  rows: z.record(z.string(), z.number()).optional(),
});
const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  files: z.array(entrySchema),
  /** Where pictures and files are that are not in it. */
  originals: z.string().optional(),
});

export type Entry = z.infer<typeof entrySchema>;
/** What an archive holds; paths are relative to the data folder, with `/`. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Begins the name of a folder with what was unpacked, while it takes the place of what was there. */
export const EXCHANGING = 'exchanging-';

/** @throws Error when a restoration was cut off: what is in the folder is neither what was there nor what was to come */
export function assertNotCutOff(dataDir: string, names: readonly string[]): void {
  if (!names.some((name) => name.startsWith(EXCHANGING))) return;
  throw new Error(`A restoration into ${dataDir} was cut off: run it again first (command: restore).`);
}

/** What belongs to the folder and to running processes, not to what is in it: in no backup, and a restoration leaves it. */
const OWN =
  /^(?:backups|backup\.key|(?:backups|clock)\.json|lake\.lock.*|manifest\.json|(?:before|copying|restoring|exchanging)-.*)$/;
/** What can be made anew, keys of robots among it. */
const REMADE =
  /^(?:arriving|derived|fetched)\/|^site\/(?:last-good\/|replica\.json\.tmp$|[\w-]+-token$)|\.part$|-(?:wal|shm|journal)$/;

/** What stands in a data folder itself and belongs to its contents. */
export async function contentsOf(dataDir: string): Promise<readonly Dirent[]> {
  return (await readdir(dataDir, { withFileTypes: true })).filter(({ name }) => !OWN.test(name));
}

/** Every file that a backup of a data folder holds, as in `filesIn`. */
export async function filesToKeep(dataDir: string): Promise<readonly string[]> {
  const files: string[] = [];
  for (const entry of await contentsOf(dataDir)) {
    const { name } = entry;
    assertNoLink(entry);
    if (entry.isFile()) files.push(name);
    else if (entry.isDirectory()) files.push(...(await filesIn(join(dataDir, name))).map((path) => `${name}/${path}`));
  }
  return files.filter((path) => !REMADE.test(path)).sort();
}

/** Every file below a folder, as sorted relative paths with `/`. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  entries.forEach(assertNoLink);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** What a link leads to would be left out, and nobody would miss it before it is needed. */
function assertNoLink(entry: Dirent): void {
  if (!entry.isSymbolicLink()) return;
  const path = join(entry.parentPath, entry.name);
  throw new Error(
    `${path} is a link, and a backup would not hold what it leads to. Put the folder itself there, or mount it.`,
  );
}

/** @throws Error that names the first dataset which the project has and of which there is no file */
export function assertWhole(folder: string, { files }: Pick<Manifest, 'files'>): void {
  const paths = new Set(files.map(({ path }) => path));
  if (!paths.has('project.db')) return;
  const database = new DatabaseSync(join(folder, 'project.db'), { readOnly: true });
  try {
    const listed = database.prepare(
      "SELECT name FROM dataset WHERE name NOT IN (SELECT value FROM setting WHERE name = 'removing:' || value)",
    );
    const lost = listed.all().find(({ name }) => !paths.has(`datasets/${String(name)}.db`));
    if (lost)
      throw new Error(`The file datasets/${String(lost.name)}.db is missing, and with it the content of that dataset.`);
  } finally {
    database.close();
  }
}

export async function isDatabase(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return bytesRead === 16 && buffer.toString('latin1') === 'SQLite format 3\0';
  } finally {
    await file.close();
  }
}

/** Size, hash and, for a database, row counts of one file. @throws Error when a database is damaged */
export async function describeFile(folder: string, path: string): Promise<Entry> {
  const full = join(folder, path);
  const hash = createHash('sha256');
  await pipeline(createReadStream(full), hash);
  const rows = (await isDatabase(full)) ? checkedRows(full, path) : undefined;
  return { path, bytes: (await stat(full)).size, sha256: hash.digest('hex'), ...(rows && { rows }) };
}

/**
 * Checks an unpacked archive against its own list.
 * @throws Error that names the first file that is missing, unexpected, changed or damaged
 */
export async function verifyContents(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const found = new Set((await filesIn(folder)).filter((path) => path !== MANIFEST));
  const listed = new Set(manifest.files.map(({ path }) => path));
  const unexpected = [...found].find((path) => !listed.has(path));
  if (unexpected !== undefined) throw new Error(`The archive holds a file that is not on its list: ${unexpected}`);
  for (const expected of manifest.files) {
    if (!found.has(expected.path)) throw new Error(`The archive lacks ${expected.path}.`);
    const actual = await describeFile(folder, expected.path);
    if (JSON.stringify(actual) !== JSON.stringify(expected)) {
      throw new Error(`${expected.path} in the archive is not what was backed up.`);
    }
  }
  assertWhole(folder, manifest);
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')));
  } catch (cause) {
    throw new Error('This is not a complete backup: its list of contents is missing or cannot be read.', { cause });
  }
}

function checkedRows(path: string, name: string): Record<string, number> {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const [first] = database.prepare('PRAGMA integrity_check').all();
    if (first?.integrity_check !== 'ok') throw new Error(`${name} is damaged: ${String(first?.integrity_check)}`);
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
    const count = (table: string) =>
      Number(database.prepare(`SELECT count(*) AS n FROM "${table.replaceAll('"', '""')}"`).get()?.n);
    return Object.fromEntries(tables.map((row) => [String(row.name), count(String(row.name))]));
  } finally {
    database.close();
  }
}
