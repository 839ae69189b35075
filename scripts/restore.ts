import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fetchCopy } from '#lake/backup/restic.ts';
import { restoreBackup } from '#lake/backup/restore-backup.ts';
import { timeOfBackup } from '#lake/backup/rotation.ts';
import { unpackAndVerify } from '#lake/backup/unpack.ts';
import { readBackupSettings } from '#lake/config/settings.ts';
import { writeStateFile } from '#lake/store/state-file.ts';
import { readCommandLine } from './command-line.ts';
import { readSettings } from './settings.ts';
import type { Manifest } from '#lake/backup/contents.ts';
import type { CopyTarget } from '#lake/config/settings.ts';

const USAGE = `Usage: npm run restore -- --from FILE|latest|SNAPSHOT [--data FOLDER] [--key FILE] [--force]

Verifies a backup and puts it in place of what the data folder holds. The lake must be stopped. Data that is there already is
only replaced with --force, and then moved aside, not deleted. Messages that wait for the lake stay. FILE is an archive, or the
name of one in the folder of backups. "latest" is the newest one: of BACKUP_TARGET when that is set, else of that folder; an id
is that of a snapshot in BACKUP_TARGET, which --key opens on a machine that has not its key (npm run backup -- --key).`;

const SNAPSHOT = /^(?:latest|[0-9a-f]{8,64})$/;

const { values } = readCommandLine(USAGE, {
  options: {
    from: { type: 'string' },
    data: { type: 'string' },
    key: { type: 'string' },
    force: { type: 'boolean', default: false },
  },
});

async function main(): Promise<string> {
  const { from, force } = values;
  if (from === undefined) throw new Error(USAGE);
  const settings = readSettings();
  const dataDir = resolve(values.data ?? settings.dataDir);
  const { folder, target } = readBackupSettings(process.env, dataDir);
  const source = target && SNAPSHOT.test(from) ? copyOf(target, from) : await archiveNamed(from, folder);
  const { manifest, before, waiting } = await restoreBackup(source.unpack, dataDir, { force });
  if (target && values.key !== undefined) writeStateFile(target.keyFile, readFileSync(values.key, 'utf8'));
  return [
    `Restored ${manifest.files.length} files, as they were on ${manifest.createdAt}, from ${source.name} into ${dataDir}.`,
    before === undefined ? 'No data was there before.' : `The data that was there before is in ${before}.`,
    ...(waiting === 0
      ? []
      : [`Messages of visitors that wait for the lake: ${waiting}. They reach it when the site runs.`]),
    'What was erased after that time is there again: erase it once more.',
  ].join('\n');
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
