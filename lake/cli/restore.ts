import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { assertNotCutOff } from '../backup/contents.ts';
import { journaled } from '../backup/journal/journal-file.ts';
import { replayJournal } from '../backup/journal/replay-journal.ts';
import { fetchCopy } from '../backup/restic.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { rewindFile } from '../backup/rewind.ts';
import { timeOfBackup } from '../backup/rotation.ts';
import { unpackAndVerify } from '../backup/unpack.ts';
import { lockData } from '../store/data-lock.ts';
import { writeStateFile } from '../store/state-file.ts';
import type { Manifest } from '../backup/contents.ts';
import type { LakeConfig } from '../config/config.ts';
import type { CopyTarget } from '../config/settings.ts';
import type { ContentMigration } from '../upgrade/carry-over.ts';

export interface RestoreOptions {
  readonly config: Pick<LakeConfig, 'dataDir' | 'dataset' | 'backup' | 'files' | 'retention'>;
  readonly migrations: readonly ContentMigration[];
  /** An archive, the name of one in the folder of backups, `latest`, or a snapshot of the copies elsewhere. */
  readonly from: string | undefined;
  /** A moment, ISO 8601. */
  readonly at: string | undefined;
  /** File with the key of the copies elsewhere. */
  readonly key?: string | undefined;
  readonly force: boolean;
}

const SNAPSHOT = /^(?:latest|[0-9a-f]{8,64})$/;

/**
 * `restore`: puts a backup in place, or brings content back to a moment, of a backup or of the data folder itself.
 * @returns what was done, for people
 * @throws Error in plain words
 */
export async function restoreCommand(options: RestoreOptions): Promise<string> {
  const { from, at, key, force, config } = options;
  const { dataDir, backup } = config;
  const { folder, target } = backup;
  const moment = at === undefined ? undefined : momentIn(at);
  if (from === undefined) {
    if (moment === undefined) throw new Error('Say what to restore: --from FILE|latest, --at MOMENT, or both.');
    return rewindInPlace(options, moment);
  }
  const source = target && SNAPSHOT.test(from) ? copyOf(target, from, key) : await archiveNamed(from, folder);
  const told: string[] = [];
  const unpack = async (fresh: string) => {
    const manifest = await source.unpack(fresh);
    if (from === 'latest') told.push(...(await addJournals(folder, fresh, manifest)));
    if (moment !== undefined) told.push(...(await rewindFolder(fresh, moment, options)));
    return manifest;
  };
  const { manifest, before, waiting } = await restoreBackup(unpack, dataDir, { force });
  if (target && key !== undefined) writeStateFile(target.keyFile, readFileSync(key, 'utf8'));
  return [
    `Restored ${manifest.files.length} files, as they were on ${manifest.createdAt}, from ${source.name} into ${dataDir}.`,
    ...told,
    ...(manifest.originals === undefined
      ? []
      : [`Pictures and files are not in it: they are in ${manifest.originals} (LAKE_FILES).`]),
    before === undefined ? 'No data was there before.' : `The data that was there before is in ${before}.`,
    ...(waiting === 0
      ? []
      : [`Messages of visitors that wait for the lake: ${waiting}. They reach it when the site runs.`]),
    'What was erased for good after the backup (command: erase) is there again, unless the journal knew of it: erase it once more.',
  ].join('\n');
}

/** ISO 8601, UTC. @throws Error when it cannot be read, or is not over */
function momentIn(text: string): string {
  const [, day = ''] = /^(\d{4}-\d\d-\d\d)T/.exec(text) ?? [];
  const isDay = new Date(Date.parse(`${day}T00:00Z`) || 0).toISOString().startsWith(day);
  const time =
    isDay && /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(time)) throw new Error(`--at has no moment: "${text}". Write it as 2026-11-20T14:03:00-04:00.`);
  if (time > Date.now()) throw new Error(`--at lies ahead: ${text}.`);
  return new Date(time).toISOString();
}

async function rewindInPlace(options: RestoreOptions, moment: string): Promise<string> {
  const { dataDir } = options.config;
  if (!existsSync(dataDir)) throw new Error(`There is no data in ${dataDir}. Take a backup as well: --from latest.`);
  const lock = lockData(dataDir);
  try {
    assertNotCutOff(dataDir, readdirSync(dataDir));
    return (await rewindFolder(dataDir, moment, options)).join('\n');
  } finally {
    lock.release();
  }
}

async function rewindFolder(
  folder: string,
  moment: string,
  { config, migrations }: RestoreOptions,
): Promise<readonly string[]> {
  const keep = config.retention.map(({ type }) => type);
  const done = await rewindFile(folder, config.dataset, moment, { keep, migrations, files: config.files });
  return [
    `Content is as it was on ${moment}. Documents changed back: ${done.changed}. There again: ${done.back}. Gone, since they came later: ${done.gone}.`,
    ...(done.left.length === 0
      ? []
      : [`Left as it is, since it referred to what was erased: ${done.left.join(', ')}.`]),
    ...(done.lost.length === 0 ? [] : [`Without their file: ${done.lost.join(', ')}. A backup may have it.`]),
    'What was written since is in the history, and a later moment brings it back.',
  ];
}

/** @returns what was done, as sentences */
async function addJournals(folder: string, fresh: string, { files }: Manifest): Promise<readonly string[]> {
  const told: string[] = [];
  for (const { path } of files) {
    const name = /^datasets\/([^/]+)\.db$/.exec(path)?.[1];
    if (name === undefined) continue;
    const { transactions, until, fits } = await replayJournal(folder, fresh, name);
    if (transactions > 0) told.push(`"${name}" has what was committed afterwards, until ${until}.`);
    if (!fits) told.push(`The rest of the journal of "${name}" does not go on from this backup: it was left out.`);
  }
  const known = new Set(files.map(({ path }) => path));
  const others = (await journaled(folder)).filter((name) => !known.has(`datasets/${name}.db`));
  return [...told, ...others.map((name) => `"${name}" has a journal and is not in this backup: it was left out.`)];
}

interface Source {
  readonly name: string;
  readonly unpack: (folder: string) => Promise<Manifest>;
}

function copyOf(target: CopyTarget, snapshot: string, key: string | undefined): Source {
  const opened = key === undefined ? target : { ...target, keyFile: resolve(key) };
  return {
    name: `${snapshot} in ${target.repository}`,
    unpack: (folder) => fetchCopy(opened, snapshot, folder),
  };
}

async function archiveNamed(name: string, folder: string): Promise<Source> {
  const names = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.tar.gz')).sort();
  const wanted = name === 'latest' ? newestOf(names, folder) : name;
  const found = wanted && [resolve(wanted), resolve(folder, wanted)].find((path) => existsSync(path));
  if (found) return { name: found, unpack: (unpacked) => unpackAndVerify(found, unpacked) };
  const list = names.length === 0 ? 'none' : names.join('\n  ');
  const hint = SNAPSHOT.test(name) ? ' BACKUP_TARGET, which may have it, is not set.' : '';
  throw new Error(`There is no backup ${name}.${hint} In ${folder} there are:\n  ${list}`);
}

/**
 * @param names in order
 * @throws Error where a clock was or is wrong: what seems the newest may be far from it
 */
function newestOf(names: readonly string[], folder: string): string | undefined {
  const newest = names.findLast((file) => timeOfBackup(file) !== undefined);
  if (newest === undefined || (timeOfBackup(newest) ?? 0) <= Date.now()) return newest;
  throw new Error(
    `${newest} in ${folder} lies ahead: here it is ${new Date().toISOString()}. Set the clock right; if it is, that one is from a day when it was wrong: move it away.`,
  );
}
