import { existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { openOriginals } from '../assets/originals.ts';
import { readBackupState, saveBackupState } from '../backup/backup-state.ts';
import { createBackup } from '../backup/create-backup.ts';
import { ensureKey, sendCopy } from '../backup/restic.ts';
import { backupName } from '../backup/rotation.ts';
import type { LakeConfig } from '../config/config.ts';

export interface BackupOptions {
  readonly config: Pick<LakeConfig, 'dataDir' | 'backup' | 'files'>;
  /** The archive; without it one goes into the folder of backups, and from there to where copies go. */
  readonly to: string | undefined;
}

/**
 * `backup`: one archive of everything, read back and tried out. The lake may be running.
 * @returns what was done, for people
 * @throws Error in plain words
 */
export async function backupCommand({ config, to }: BackupOptions): Promise<string> {
  const { dataDir, backup } = config;
  if (!existsSync(dataDir)) throw new Error(`There is no folder ${dataDir} to back up; --data names another one.`);
  const target = resolve(to ?? join(backup.folder, backupName(new Date())));
  if (existsSync(target)) throw new Error(`${target} exists already; choose another name.`);
  const elsewhere = to === undefined ? backup.target : undefined;
  const { elsewhere: originals } = openOriginals(config);
  const started = Date.now();
  const isKnown = readBackupState(dataDir).success?.sentTo === elsewhere?.repository;
  const handOver = elsewhere && ((copy: string) => sendCopy(elsewhere, copy, { keep: backup.keep, isKnown }));
  const { manifest, missing } = await createBackup(dataDir, target, { originals, handOver });
  const { size } = await stat(target);
  // The lake tells administrators of it, and need not make another one soon. What lies elsewhere it cannot look into.
  if (to === undefined) {
    const at = new Date(started).toISOString();
    const lasted = { bytes: size, duration: Date.now() - started, missing: missing.length, originals };
    saveBackupState(dataDir, { success: { at, file: basename(target), ...lasted, sentTo: elsewhere?.repository } });
  }
  return [
    target,
    `${manifest.files.length} files, ${(size / 1024 / 1024).toFixed(1)} MB, read back and verified.`,
    ...(elsewhere ? [`Sent, encrypted, to ${elsewhere.repository}.`] : []),
    ...(originals === undefined ? [] : [`Without pictures and files: they are in ${originals}.`]),
    ...(missing.length === 0 ? [] : [`Uploads without their file: ${missing.join(', ')}`]),
  ].join('\n');
}

/** `backup --key`: the key of what is sent elsewhere, made before the first time. @throws Error when nothing is */
export function backupKey({ target }: LakeConfig['backup']): string {
  if (!target) throw new Error('Nothing leaves this machine, so there is no key: set BACKUP_TARGET first.');
  ensureKey(target);
  console.error(`${ADVICE} ${target.keyFile}.\n`);
  return readFileSync(target.keyFile, 'utf8').trim();
}

const ADVICE = `
Without this key nobody can read the copies that left this machine. Keep it where neither fire nor theft takes it together
with the machine: on paper, or in a password manager. It lies in`;
