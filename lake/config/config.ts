import { resolve } from 'node:path';
import { readAdmissionLimits, readWriteLimits } from './limits.ts';
import { listIn, originOf, readNumber } from './environment.ts';
import {
  readCommand,
  readLanguage,
  readTimeZone,
  readAuthSettings,
  readBackupSettings,
  readRetention,
} from './settings.ts';
import { readFileSettings } from './file-settings.ts';
import { defaultRoles } from './roles.ts';
import type { AdmissionLimits, WriteLimits } from './limits.ts';
import type { Environment } from './environment.ts';
import type { Language, AuthSettings, BackupSettings, RetentionRule } from './settings.ts';
import type { Roles } from './roles.ts';
import type { FileSettings } from './file-settings.ts';

/** Rules of a product about content, beside what the environment sets. */
export interface ContentRules {
  readonly roles: Roles;
  /**
   * Address (`file:`) of a module whose default export is a `Validate`: what may be written beside grants. A module and no
   * function, because the thread that does large transactions loads it, too.
   */
  readonly validate: string | undefined;
  /** Ids of documents that are erased with one, such as requests about it; by their published ids. */
  readonly erasedWith: (publishedId: string) => readonly string[];
}

export interface LakeConfig extends ContentRules {
  readonly port: number;
  /** The interface that it listens on. */
  readonly host: string;
  /** Folder that holds everything the lake keeps. */
  readonly dataDir: string;
  /** The one project this lake serves, and its main dataset. */
  readonly projectId: string;
  readonly dataset: string;
  /** Whether anonymous callers read published documents. */
  readonly aclMode: 'public' | 'private';
  /** Where a browser reaches the lake. No trailing slash. */
  readonly publicUrl: string;
  /** Where it reaches pictures and files; asset documents carry it in their `url`. No trailing slash. */
  readonly assetUrl: string;
  /** Origins whose pages may call the lake with credentials; the lake's own origin is always among them. */
  readonly allowedOrigins: readonly string[];
  /** Hosts (`host`, `host:port`, or `*` for all) that registered webhooks may reach although they are not on the public internet. */
  readonly webhookHosts: readonly string[];
  readonly writeLimits: WriteLimits;
  readonly admission: AdmissionLimits;
  readonly backup: BackupSettings;
  readonly files: FileSettings;
  /** What is erased when its time is over; empty: nothing ever is. */
  readonly retention: readonly RetentionRule[];
  readonly auth: AuthSettings;
  /** Of pages and mails. */
  readonly language: Language;
  /** In which they tell times. */
  readonly timeZone: string;
  /** How people call the command of the lake. */
  readonly command: string;
}

/**
 * Reads the lake's configuration from environment variables; see `.env.example` for each one.
 * @throws Error naming the variable when a value cannot be used.
 */
export function readConfig(env: Environment, rules: Partial<ContentRules> = {}): LakeConfig {
  const rule = { fallback: 4000, least: 0, most: 65_535, isWhole: true, what: 'a port number' };
  const port = readNumber(env, 'LAKE_PORT', rule);
  const host = env.LAKE_HOST || '127.0.0.1';
  const siteUrl = addressIn(env.SITE_URL);
  // Without a site the lake stands alone.
  const publicUrl = addressIn(env.LAKE_PUBLIC_URL) ?? (siteUrl ? `${siteUrl}/lake` : ownAddress(host, port));
  const aclMode = env.LAKE_ACL_MODE || 'private';
  if (aclMode !== 'public' && aclMode !== 'private') {
    throw new Error(`LAKE_ACL_MODE must be "public" or "private", not "${aclMode}".`);
  }
  const dataDir = resolve(env.DATA_DIR ?? './.data');
  const projectId = env.SANITY_PROJECT_ID || 'clinica';
  if (!PROJECT_ID.test(projectId)) {
    throw new Error(`SANITY_PROJECT_ID must be letters, digits and "-", not "${projectId}".`);
  }
  const dataset = env.SANITY_DATASET || 'production';
  assertDatasetName(dataset);
  const language = readLanguage(env);
  const { roles = defaultRoles(language) } = rules;
  if (!Object.hasOwn(Object(roles), 'administrator')) throw new Error('"roles" needs one called "administrator".');
  return {
    roles,
    validate: rules.validate,
    erasedWith: rules.erasedWith ?? (() => []),
    port,
    host,
    dataDir,
    projectId,
    dataset,
    aclMode,
    publicUrl,
    assetUrl: addressIn(env.LAKE_ASSET_URL) ?? publicUrl,
    allowedOrigins: [
      siteUrl ? originOf('SITE_URL', siteUrl) : originOf('LAKE_PUBLIC_URL', publicUrl),
      ...listIn(env.LAKE_ALLOWED_ORIGINS).map((address) => originOf('LAKE_ALLOWED_ORIGINS', address)),
    ],
    webhookHosts: listIn(env.LAKE_WEBHOOK_HOSTS),
    writeLimits: readWriteLimits(env),
    admission: readAdmissionLimits(env),
    backup: readBackupSettings(env, dataDir),
    files: readFileSettings(env),
    retention: readRetention(env.LAKE_RETENTION ?? ''),
    auth: readAuthSettings(env, siteUrl ?? publicUrl),
    language,
    timeZone: readTimeZone(env),
    command: readCommand(env),
  };
}

/** A part of host names. */
const PROJECT_ID = /^[a-zA-Z0-9-]+$/;

/** Names of datasets become names of files: nothing else may pass. */
export const DATASET_NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/;
const COMMENTS = '-comments';

/** The name of one that has another for its comments. @throws Error */
export function assertDatasetName(name: string): void {
  if (DATASET_NAME.test(name + COMMENTS)) return;
  throw new Error(`"${name}" cannot be the name of a dataset: 1 to 55 small letters, digits, "_" or "-".`);
}

function addressIn(text = ''): string | undefined {
  return text.replace(/\/$/, '') || undefined;
}

/** Of this machine by its name: browsers keep passkeys for no number. */
function ownAddress(host: string, port: number): string {
  const isHere = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host);
  return `http://${isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The Studio of a lake that stands below a site, as this product's does; undefined where the lake stands elsewhere. */
export function studioAddress(publicUrl: string): URL | undefined {
  const { origin, pathname } = new URL(publicUrl);
  return pathname === '/lake' ? new URL('/studio', origin) : undefined;
}
