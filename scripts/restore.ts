import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { restoreBackup } from '#lake/backup/restore-backup.ts';
import { timeOfBackup } from '#lake/backup/rotation.ts';
import { unpackAndVerify } from '#lake/backup/unpack.ts';
import { readBackupSettings } from '#lake/config/settings.ts';
import { readCommandLine } from './command-line.ts';
import { readSettings } from './settings.ts';

const USAGE = `Usage: npm run restore -- --from FILE|latest [--data FOLDER] [--force]

Verifies a backup and puts it in place of what the data folder holds. The lake must be stopped. Data that is there already is
only replaced with --force, and then moved aside, not deleted. Messages that wait for the lake stay. FILE is an archive, or the
name of one in the folder of backups; "latest" is the newest one there.`;

const { values } = readCommandLine(USAGE, {
  options: {
    from: { type: 'string' },
    data: { type: 'string' },
    force: { type: 'boolean', default: false },
  },
});

async function main(): Promise<string> {
  const { from, force } = values;
  if (from === undefined) throw new Error(USAGE);
  const settings = readSettings();
  const dataDir = resolve(values.data ?? settings.dataDir);
  const { folder } = readBackupSettings(process.env, dataDir);
  const archive = await archiveNamed(from, folder);
  const { manifest, before, waiting } = await restoreBackup((fresh) => unpackAndVerify(archive, fresh), dataDir, {
    force,
  });
  return [
    `Restored ${manifest.files.length} files, as they were on ${manifest.createdAt}, from ${archive} into ${dataDir}.`,
    before === undefined ? 'No data was there before.' : `The data that was there before is in ${before}.`,
    ...(waiting === 0
      ? []
      : [`Messages of visitors that wait for the lake: ${waiting}. They reach it when the site runs.`]),
    'What was erased after that time is there again: erase it once more.',
  ].join('\n');
}

async function archiveNamed(name: string, folder: string): Promise<string> {
  const names = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.tar.gz')).sort();
  const newest = names.filter((file) => timeOfBackup(file) !== undefined).at(-1);
  const wanted = name === 'latest' ? newest : name;
  const found = wanted && [resolve(wanted), resolve(folder, wanted)].find((path) => existsSync(path));
  if (found) return found;
  const list = names.length === 0 ? 'none' : names.join('\n  ');
  throw new Error(`There is no backup ${name}. In ${folder} there are:\n  ${list}`);
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
