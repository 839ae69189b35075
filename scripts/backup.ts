import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createBackup } from '#lake/backup/create-backup.ts';
import { backupName } from '#lake/backup/rotation.ts';
import { assertRecipient, newBackupKey } from '#lake/backup/sealing.ts';
import { readCommandLine } from './command-line.ts';
import { readSettings } from './settings.ts';

const USAGE = `Usage: npm run backup [-- --to FILE] [--data FOLDER] [--recipient age1…]
       npm run backup -- --new-key

Writes everything the lake keeps (documents with their history, files, accounts) into one archive, reads it back and opens
a lake on it. The lake may be running and written to meanwhile. Goes into BACKUP_DIR, or beside the data folder; with a
recipient (or BACKUP_RECIPIENT) only the holder of its secret key can read it. --new-key makes such a pair of keys.`;

const { values } = readCommandLine(USAGE, {
  options: {
    to: { type: 'string' },
    data: { type: 'string' },
    recipient: { type: 'string' },
    'new-key': { type: 'boolean' },
  },
});

async function main(): Promise<string> {
  if (values['new-key']) return newKey();
  // Also reads .env, which may say where backups go and for whom.
  const settings = readSettings();
  const dataDir = resolve(values.data ?? settings.dataDir);
  const recipient = values.recipient ?? (process.env.BACKUP_RECIPIENT || undefined);
  if (recipient !== undefined) assertRecipient(recipient);
  const folder = process.env.BACKUP_DIR || `${dataDir}-backups`;
  const target = resolve(values.to ?? join(folder, backupName(new Date(), recipient !== undefined)));
  if (await stat(target).catch(() => undefined)) throw new Error(`${target} exists already; choose another name.`);
  const { manifest, missing } = await createBackup(dataDir, target, { recipient });
  const { size } = await stat(target);
  const lost = missing.length === 0 ? '' : `\nUploads without their file: ${missing.join(', ')}`;
  const megabytes = (size / 1024 / 1024).toFixed(1);
  return `${target}\n${manifest.files.length} files, ${megabytes} MB, read back and verified.${lost}`;
}

async function newKey(): Promise<string> {
  const { identity, recipient } = await newBackupKey();
  return `# Opens backups made for ${recipient}. Keep it away from the machine that makes them.\n${identity}`;
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
