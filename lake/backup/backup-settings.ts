import { resolve } from 'node:path';
import type { Keep } from './rotation.ts';

export interface BackupSettings {
  /** Where scheduled backups go; undefined when there are none. */
  readonly folder: string | undefined;
  /** Milliseconds from one to the next. */
  readonly every: number;
  readonly keep: Keep;
  /** Public half of an age key: backups are encrypted for its holder. */
  readonly recipient: string | undefined;
}

const HOUR = 60 * 60 * 1000;
/** What it looks like; the library that knows more takes a tenth of a second to load, and comes with the first backup. */
const RECIPIENT = /^age1[0-9a-z]{50,2000}$/;

/** @throws Error naming the variable that cannot be used */
export function readBackupSettings(env: Readonly<Record<string, string | undefined>>): BackupSettings {
  const recipient = env.BACKUP_RECIPIENT || undefined;
  if (recipient !== undefined && !RECIPIENT.test(recipient)) {
    throw new Error(`BACKUP_RECIPIENT must be the public half of an age key ("age1…"), not "${recipient}".`);
  }
  return {
    folder: env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : undefined,
    every: numberFrom('BACKUP_EVERY', env.BACKUP_EVERY, { fallback: 24, least: 0.001, most: 24 * 28 }) * HOUR,
    keep: {
      days: Math.floor(numberFrom('BACKUP_KEEP_DAYS', env.BACKUP_KEEP_DAYS, { fallback: 7, least: 1, most: 3650 })),
      weeks: Math.floor(numberFrom('BACKUP_KEEP_WEEKS', env.BACKUP_KEEP_WEEKS, { fallback: 5, least: 0, most: 520 })),
    },
    recipient,
  };
}

interface Range {
  readonly fallback: number;
  readonly least: number;
  readonly most: number;
}

function numberFrom(name: string, text: string | undefined, { fallback, least, most }: Range): number {
  if (!text) return fallback;
  const value = Number(text);
  if (value >= least && value <= most) return value;
  throw new Error(`${name} must be a number between ${least} and ${most}, not "${text}".`);
}
