import { join, resolve, sep } from 'node:path';
import { listIn, readNumber } from './environment.ts';
import type { Environment } from './environment.ts';

/** Milliseconds without a request after which a session ends. */
export interface IdleLimits {
  readonly administratorMs: number;
  readonly othersMs: number;
}

/** A mail server, and who its mails come from. */
interface MailSettings {
  /** Such as `smtps://user:password@mail.example.com`. */
  readonly smtpUrl: string;
  readonly from: string;
}

export interface AuthSettings {
  /** What the site is called on pages, in authenticator apps and e-mails; nobody's password may contain it. */
  readonly siteName: string;
  /** Name of the host that passkeys belong to; undefined where browsers allow none (an address of numbers). */
  readonly passkeyHost: string | undefined;
  readonly idle: IdleLimits;
  /** Of the administrator who is made where there is no account yet. */
  readonly firstEmail: string;
  /** Undefined: links are shown to whoever makes them, and nobody can ask for one. */
  readonly mail: MailSettings | undefined;
}

const HOUR_MS = 60 * 60 * 1000;
/** Nobody reads what is answered. */
const NO_REPLY: Readonly<Record<Language, string>> = { en: 'no-reply', 'pt-BR': 'nao-responda' };

/** How people sign in. @throws Error naming the variable when a value cannot be used */
export function readAuthSettings(env: Environment, siteUrl: string): AuthSettings {
  const hours = (name: string, fallback: number) =>
    readNumber(env, name, { fallback, least: 1, most: 720, what: 'a number of hours' }) * HOUR_MS;
  const host = URL.canParse(siteUrl) ? new URL(siteUrl).hostname : '';
  const noReply = NO_REPLY[readLanguage(env)];
  return {
    siteName: env.LAKE_SITE_NAME?.trim() || 'Content Lake',
    passkeyHost: /^[\d.]+$|^\[|^$/.test(host) ? undefined : host,
    idle: {
      administratorMs: hours('LAKE_IDLE_HOURS_ADMINISTRATOR', 12),
      othersMs: hours('LAKE_IDLE_HOURS', 168),
    },
    firstEmail: env.ADMIN_EMAIL || 'admin@example.com',
    mail: env.SMTP_URL ? { smtpUrl: env.SMTP_URL, from: env.CONTACT_FROM || `${noReply}@${host}` } : undefined,
  };
}

/** Names that nobody's password may contain: the site's, and that of the host without what every host has. */
export function namesOf({ siteName, passkeyHost = '' }: AuthSettings): readonly string[] {
  const [host = ''] = passkeyHost.replace(/^www\./, '').split('.');
  return [siteName, host].filter((name) => name !== 'localhost');
}

/** How many backups are kept: the newest of each of the last days and of each of the last weeks that have one. */
export interface Keep {
  readonly days: number;
  readonly weeks: number;
}

/** Where copies go that leave the machine, encrypted. */
export interface CopyTarget {
  /** A repository of restic: `sftp:user@host:/path`, `s3:https://host/bucket`, a folder. */
  readonly repository: string;
  /** File with the key without which nobody reads them. */
  readonly keyFile: string;
}

export interface BackupSettings {
  /** Whether they are made by the clock. */
  readonly scheduled: boolean;
  readonly folder: string;
  /** Milliseconds from one to the next. */
  readonly everyMs: number;
  readonly keep: Keep;
  readonly target: CopyTarget | undefined;
}

/** @throws Error naming the variable that cannot be used */
export function readBackupSettings(env: Environment, dataDir: string): BackupSettings {
  const scheduled = env.BACKUP_DIR !== 'off';
  const target = env.BACKUP_TARGET;
  if (target && !scheduled) throw new Error('BACKUP_TARGET is set, but with BACKUP_DIR=off there is nothing to send.');
  // What looks like neither a scheme nor a host is a folder here.
  const repository = target && (/^[a-z0-9]+:/.test(target) ? target : resolve(target));
  if (repository && isWithin(repository, dataDir)) {
    throw new Error(`BACKUP_TARGET must be outside of the data folder ${dataDir}: it would be lost with it.`);
  }
  const keyFile = resolve(env.RESTIC_PASSWORD_FILE || join(dataDir, 'backup.key'));
  return {
    scheduled,
    folder: scheduled && env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : join(dataDir, 'backups'),
    everyMs: readNumber(env, 'BACKUP_EVERY', { fallback: 24, least: 0.001, most: 24 * 28 }) * HOUR_MS,
    keep: {
      days: Math.floor(readNumber(env, 'BACKUP_KEEP_DAYS', { fallback: 7, least: 1, most: 3650 })),
      weeks: Math.floor(readNumber(env, 'BACKUP_KEEP_WEEKS', { fallback: 5, least: 0, most: 520 })),
    },
    target: repository ? { repository, keyFile } : undefined,
  };
}

/** Whether a path is a folder or somewhere below it. */
export function isWithin(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`);
}

/** Documents of a type are erased when the day or moment in one of their attributes is over. */
export interface RetentionRule {
  readonly type: string;
  readonly attribute: string;
}

/**
 * Reads rules as they are configured: `type:attribute`, several with commas between them; empty for none.
 * @throws Error naming what cannot be read
 */
export function readRetention(text: string): readonly RetentionRule[] {
  return listIn(text).map((rule) => {
    const [, type, attribute] = /^([\w.-]+):([a-zA-Z_]\w*)$/.exec(rule) ?? [];
    if (type !== undefined && attribute !== undefined) return { type, attribute };
    throw new Error(`LAKE_RETENTION must hold rules like "type:attribute", not "${rule}".`);
  });
}

/** Languages that pages and mails can be in, as browsers name them. */
const LANGUAGES = ['en', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];

/** @throws Error naming the variable */
export function readLanguage({ LAKE_LANGUAGE }: Environment): Language {
  const language = LANGUAGES.find((one) => one === (LAKE_LANGUAGE || 'en'));
  if (language) return language;
  throw new Error(`LAKE_LANGUAGE must be ${LANGUAGES.map((one) => `"${one}"`).join(' or ')}, not "${LAKE_LANGUAGE}".`);
}

/** How people call the command of the lake, as pages and messages name it. */
export const readCommand = ({ LAKE_COMMAND }: Environment): string => LAKE_COMMAND || 'npx content-lake';

/** @throws Error naming the variable */
export function readTimeZone({ LAKE_TIME_ZONE }: Environment): string {
  const timeZone = LAKE_TIME_ZONE || 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    throw new Error(`LAKE_TIME_ZONE must be a time zone such as "UTC" or "Europe/Lisbon", not "${timeZone}".`);
  }
}
