import { existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { readBackupState, saveBackupState } from '#lake/backup/backup-state.ts';
import { createBackup } from '#lake/backup/create-backup.ts';
import { ensureKey, sendCopy } from '#lake/backup/restic.ts';
import { openOriginals } from '#lake/assets/originals.ts';
import { backupName } from '#lake/backup/rotation.ts';
import { readFileSettings } from '#lake/config/file-settings.ts';
import { type BackupSettings, readBackupSettings } from '#lake/config/settings.ts';
import { readCommandLine } from './command-line.ts';
import { readSettings } from './settings.ts';

const USAGE = `Usage: npm run backup [-- --to FILE] [--data FOLDER]
       npm run -s backup -- --key

Writes everything the lake keeps (documents with their history, files, accounts, messages that wait) into one archive, reads it
back, opens a lake on it and backs that up in turn. The lake may be running and written to meanwhile. Goes into BACKUP_DIR
(DATA_DIR/backups when empty), and from there, encrypted, to BACKUP_TARGET; with --to only into that file. --key shows the key
of what was sent, and makes it before the first time.`;

const ADVICE = `
Without this key nobody can read the copies that left this machine. Keep it where neither fire nor theft takes it together
with the machine: on paper, or in a password manager. It lies in`;

const { values } = readCommandLine(USAGE, {
  options: {
    to: { type: 'string' },
    data: { type: 'string' },
    key: { type: 'boolean', default: false },
  },
});

async function main(): Promise<string> {
  const settings = readSettings();
  const dataDir = resolve(values.data ?? settings.dataDir);
  const backup = readBackupSettings(process.env, dataDir);
  if (values.key) return showKey(backup);
  if (!existsSync(dataDir)) throw new Error(`There is no folder ${dataDir} to back up; --data names another one.`);
  const target = resolve(values.to ?? join(backup.folder, backupName(new Date())));
  if (existsSync(target)) throw new Error(`${target} exists already; choose another name.`);
  const elsewhere = values.to === undefined ? backup.target : undefined;
  const { elsewhere: originals } = openOriginals({ dataDir, files: readFileSettings(process.env) });
  const started = Date.now();
  const isKnown = readBackupState(dataDir).success?.sentTo === elsewhere?.repository;
  const handOver = elsewhere && ((copy: string) => sendCopy(elsewhere, copy, { keep: backup.keep, isKnown }));
  const { manifest, missing } = await createBackup(dataDir, target, { originals, handOver });
  const { size } = await stat(target);
  // The lake tells administrators of it, and need not make another one soon. What lies elsewhere it cannot look into.
  if (values.to === undefined) {
    const at = new Date(started).toISOString();
    const lasted = { bytes: size, duration: Date.now() - started, missing: missing.length, originals };
    saveBackupState(dataDir, { success: { at, file: basename(target), ...lasted, sentTo: elsewhere?.repository } });
  }
  const lost = missing.length === 0 ? '' : `\nUploads without their file: ${missing.join(', ')}`;
  const left = originals === undefined ? '' : `\nWithout pictures and files: they are in ${originals}.`;
  const megabytes = (size / 1024 / 1024).toFixed(1);
  const sent = elsewhere ? `\nSent, encrypted, to ${elsewhere.repository}.` : '';
  return `${target}\n${manifest.files.length} files, ${megabytes} MB, read back and verified.${sent}${left}${lost}`;
}

function showKey({ target }: BackupSettings): string {
  if (!target) throw new Error('Nothing leaves this machine, so there is no key: set BACKUP_TARGET first.');
  ensureKey(target);
  console.error(`${ADVICE} ${target.keyFile}.\n`);
  return readFileSync(target.keyFile, 'utf8').trim();
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
