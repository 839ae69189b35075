import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { assertNotCutOff } from '#lake/backup/contents.ts';
import { fetchCopy } from '#lake/backup/restic.ts';
import { replayJournal } from '#lake/backup/journal/replay-journal.ts';
import { restoreBackup } from '#lake/backup/restore-backup.ts';
import { rewindFile } from '#lake/backup/rewind.ts';
import { timeOfBackup } from '#lake/backup/rotation.ts';
import { unpackAndVerify } from '#lake/backup/unpack.ts';
import { readBackupSettings, readRetention } from '#lake/config/settings.ts';
import { lockData } from '#lake/store/data-lock.ts';
import { writeStateFile } from '#lake/store/state-file.ts';
import { contentMigrations } from '#schemas/migrations/index.ts';
import { readCommandLine } from './command-line.ts';
import { readSettings, retention } from './settings.ts';
import type { Manifest } from '#lake/backup/contents.ts';
import type { CopyTarget } from '#lake/config/settings.ts';

const USAGE = `Usage: npm run restore -- --from FILE|latest|SNAPSHOT [--at MOMENT] [--data FOLDER] [--key FILE] [--force]
       npm run restore -- --at MOMENT [--data FOLDER]

Verifies a backup and puts it in place of what the data folder holds. The lake must be stopped. Data that is there already is
only replaced with --force, and then moved aside, not deleted. Messages that wait for the lake stay. FILE is an archive, or the
name of one in the folder of backups. "latest" is the newest one: of BACKUP_TARGET when that is set, else of that folder; an id
is that of a snapshot in BACKUP_TARGET, which --key opens on a machine that has not its key (npm run backup -- --key). To
"latest" is added what the journal in the folder of backups has of the time afterwards; a backup that is named is put in place as it is.

--at brings content back to how it was at a moment, as 2026-11-20T14:03:00-04:00: of the backup, or without --from of the data
folder itself. What was written since stays in the history. Messages of visitors, accounts, comments, releases and uploads stay.`;

const SNAPSHOT = /^(?:latest|[0-9a-f]{8,64})$/;

const { values } = readCommandLine(USAGE, {
  options: {
    from: { type: 'string' },
    at: { type: 'string' },
    data: { type: 'string' },
    key: { type: 'string' },
    force: { type: 'boolean', default: false },
  },
});

async function main(): Promise<string> {
  const { from, force, at } = values;
  const settings = readSettings();
  const dataDir = resolve(values.data ?? settings.dataDir);
  const moment = at === undefined ? undefined : momentIn(at);
  if (from === undefined && moment === undefined) throw new Error(USAGE);
  if (from === undefined) return rewindInPlace(dataDir, String(moment));
  const { folder, target } = readBackupSettings(process.env, dataDir);
  const source = target && SNAPSHOT.test(from) ? copyOf(target, from) : await archiveNamed(from, folder);
  const told: string[] = [];
  const unpack = async (fresh: string) => {
    const manifest = await source.unpack(fresh);
    if (from === 'latest') told.push(...(await addJournals(folder, fresh, manifest)));
    if (moment !== undefined) told.push(...rewindFolder(fresh, moment));
    return manifest;
  };
  const { manifest, before, waiting } = await restoreBackup(unpack, dataDir, { force });
  if (target && values.key !== undefined) writeStateFile(target.keyFile, readFileSync(values.key, 'utf8'));
  return [
    `Restored ${manifest.files.length} files, as they were on ${manifest.createdAt}, from ${source.name} into ${dataDir}.`,
    ...told,
    before === undefined ? 'No data was there before.' : `The data that was there before is in ${before}.`,
    ...(waiting === 0
      ? []
      : [`Messages of visitors that wait for the lake: ${waiting}. They reach it when the site runs.`]),
    'What was erased for good after the backup (npm run erase) is there again, unless the journal knew of it: erase it once more.',
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

function rewindInPlace(dataDir: string, moment: string): string {
  if (!existsSync(dataDir)) throw new Error(`There is no data in ${dataDir}. Take a backup as well: --from latest.`);
  const lock = lockData(dataDir);
  try {
    assertNotCutOff(dataDir, readdirSync(dataDir));
    return rewindFolder(dataDir, moment).join('\n');
  } finally {
    lock.release();
  }
}

function rewindFolder(folder: string, moment: string): readonly string[] {
  const keep = readRetention(retention()).map(({ type }) => type);
  const dataset = process.env.SANITY_DATASET || 'production';
  const done = rewindFile(folder, dataset, moment, { keep, migrations: contentMigrations });
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
  return told;
}

interface Source {
  readonly name: string;
  readonly unpack: (folder: string) => Promise<Manifest>;
}

function copyOf(target: CopyTarget, snapshot: string): Source {
  const opened = values.key === undefined ? target : { ...target, keyFile: resolve(values.key) };
  return {
    name: `${snapshot} in ${target.repository}`,
    unpack: (folder) => fetchCopy(opened, snapshot, folder),
  };
}

async function archiveNamed(name: string, folder: string): Promise<Source> {
  const names = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.tar.gz')).sort();
  const newest = names.filter((file) => timeOfBackup(file) !== undefined).at(-1);
  const wanted = name === 'latest' ? newest : name;
  const found = wanted && [resolve(wanted), resolve(folder, wanted)].find((path) => existsSync(path));
  if (found) return { name: found, unpack: (unpacked) => unpackAndVerify(found, unpacked) };
  const list = names.length === 0 ? 'none' : names.join('\n  ');
  const hint = SNAPSHOT.test(name) ? ' BACKUP_TARGET, which may have it, is not set.' : '';
  throw new Error(`There is no backup ${name}.${hint} In ${folder} there are:\n  ${list}`);
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
