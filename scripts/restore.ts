import { restoreCommand } from '#lake/cli/restore.ts';
import { contentMigrations } from '#schemas/migrations/index.ts';
import { readClinicConfig } from '../clinic/lake.ts';
import { readCommandLine } from './command-line.ts';
import { readSettings, retention } from './settings.ts';

const USAGE = `Usage: npm run restore -- --from FILE|latest|SNAPSHOT [--at MOMENT] [--data FOLDER] [--key FILE] [--force]
       npm run restore -- --at MOMENT [--data FOLDER]

Verifies a backup and puts it in place of what the data folder holds. The lake must be stopped. Data that is there already is
only replaced with --force, and then moved aside, not deleted. Messages that wait for the lake stay. FILE is an archive, or the
name of one in the folder of backups. "latest" is the newest one: of BACKUP_TARGET when that is set, else of that folder; an id
is that of a snapshot in BACKUP_TARGET, which --key opens on a machine that has not its key (npm run backup -- --key). To
"latest" is added what the journal in the folder of backups has of the time afterwards; a backup that is named is put in place as it is.

--at brings content back to how it was at a moment, as 2026-11-20T14:03:00-04:00: of the backup, or without --from of the data
folder itself. What was written since stays in the history. Messages of visitors, accounts, comments, releases and uploads stay.`;

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
  const { from, at, data, key, force } = values;
  const settings = readSettings();
  const DATA_DIR = data ?? settings.dataDir;
  const config = readClinicConfig({ ...process.env, DATA_DIR, LAKE_RETENTION: retention() });
  if (from === undefined && at === undefined) throw new Error(USAGE);
  return await restoreCommand({ config, migrations: contentMigrations, from, at, key, force });
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
