import { backupCommand, backupKey } from '#lake/cli/backup.ts';
import { readClinicConfig } from '../clinic/lake.ts';
import { readCommandLine } from './command-line.ts';
import { readSettings } from './settings.ts';

const USAGE = `Usage: npm run backup [-- --to FILE] [--data FOLDER]
       npm run -s backup -- --key

Writes everything the lake keeps (documents with their history, files, accounts, messages that wait) into one archive, reads it
back, opens a lake on it and backs that up in turn. The lake may be running and written to meanwhile. Goes into BACKUP_DIR
(DATA_DIR/backups when empty), and from there, encrypted, to BACKUP_TARGET; with --to only into that file. --key shows the key
of what was sent, and makes it before the first time.`;

const { values } = readCommandLine(USAGE, {
  options: {
    to: { type: 'string' },
    data: { type: 'string' },
    key: { type: 'boolean', default: false },
  },
});

async function main(): Promise<string> {
  const settings = readSettings();
  const config = readClinicConfig({ ...process.env, DATA_DIR: values.data ?? settings.dataDir });
  return values.key ? backupKey(config.backup) : await backupCommand({ config, to: values.to });
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
