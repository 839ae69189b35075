import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createBackup } from '#lake/backup/create-backup.ts';
import { backupName } from '#lake/backup/rotation.ts';
import { readBackupSettings } from '#lake/config/settings.ts';
import { readCommandLine } from './command-line.ts';
import { readSettings } from './settings.ts';

const USAGE = `Usage: npm run backup [-- --to FILE] [--data FOLDER]

Writes everything the lake keeps (documents with their history, files, accounts, messages that wait) into one archive, reads it
back, opens a lake on it and backs that up in turn. The lake may be running and written to meanwhile. Goes into BACKUP_DIR
(DATA_DIR/backups when empty), or with --to into that file.`;

const { values } = readCommandLine(USAGE, {
  options: {
    to: { type: 'string' },
    data: { type: 'string' },
  },
});

async function main(): Promise<string> {
  const settings = readSettings();
  const dataDir = resolve(values.data ?? settings.dataDir);
  const backup = readBackupSettings(process.env, dataDir);
  if (!existsSync(dataDir)) throw new Error(`There is no folder ${dataDir} to back up; --data names another one.`);
  const target = resolve(values.to ?? join(backup.folder, backupName(new Date())));
  if (existsSync(target)) throw new Error(`${target} exists already; choose another name.`);
  const { manifest, missing } = await createBackup(dataDir, target);
  const { size } = await stat(target);
  const lost = missing.length === 0 ? '' : `\nUploads without their file: ${missing.join(', ')}`;
  const megabytes = (size / 1024 / 1024).toFixed(1);
  return `${target}\n${manifest.files.length} files, ${megabytes} MB, read back and verified.${lost}`;
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
