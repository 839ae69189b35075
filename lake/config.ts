import { resolve } from 'node:path';
import { readAdmissionLimits } from './admission/limits.ts';
import { readAuthSettings } from './auth/auth-settings.ts';
import { readBackupSettings } from './backup/backup-settings.ts';
import { readRetention } from './schedule/retention.ts';
import { readWriteLimits } from './transaction/limits.ts';
import type { AdmissionLimits } from './admission/limits.ts';
import type { AuthSettings } from './auth/auth-settings.ts';
import type { BackupSettings } from './backup/backup-settings.ts';
import type { RetentionRule } from './schedule/retention.ts';
import type { WriteLimits } from './transaction/limits.ts';

export interface LakeConfig {
  readonly port: number;
  /** Folder that holds everything the lake keeps. */
  readonly dataDir: string;
  /** The one project this lake serves, and its main dataset. */
  readonly projectId: string;
  readonly dataset: string;
  /** Whether anonymous callers read published documents. */
  readonly aclMode: 'public' | 'private';
  /** Where a browser reaches the lake; asset documents carry it in their `url`. No trailing slash. */
  readonly publicUrl: string;
  /** Origins whose pages may call the lake with credentials; the lake's own origin is always among them. */
  readonly allowedOrigins: readonly string[];
  /** Receiver of the signed webhook after each commit, when both are set. */
  readonly webhook: { readonly url: string; readonly secret: string } | undefined;
  /** Hosts (`host`, `host:port`, or `*` for all) that registered webhooks may reach although they are not on the public internet. */
  readonly webhookHosts: readonly string[];
  readonly writeLimits: WriteLimits;
  readonly admission: AdmissionLimits;
  readonly backup: BackupSettings;
  /** What is erased when its time is over; empty: nothing ever is. */
  readonly retention: readonly RetentionRule[];
  readonly auth: AuthSettings;
}

const DEFAULT_PORT = 4000;
const DEFAULT_SITE_PORT = 3000;

/**
 * Reads the lake's configuration from environment variables; see `.env.example` for each one.
 * @throws Error naming the variable when a value cannot be used.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): LakeConfig {
  const port = portOf('LAKE_PORT', env.LAKE_PORT, DEFAULT_PORT);
  const sitePort = portOf('PORT', env.PORT, DEFAULT_SITE_PORT);
  const siteUrl = (env.SITE_URL || `http://localhost:${sitePort}`).replace(/\/$/, '');
  const aclMode = env.LAKE_ACL_MODE ?? 'public';
  if (aclMode !== 'public' && aclMode !== 'private') {
    throw new Error(`LAKE_ACL_MODE must be "public" or "private", not "${aclMode}".`);
  }
  return {
    port,
    dataDir: resolve(env.DATA_DIR ?? './.data'),
    projectId: env.SANITY_PROJECT_ID || 'clinica',
    dataset: env.SANITY_DATASET || 'production',
    aclMode,
    publicUrl: (env.LAKE_PUBLIC_URL || `${siteUrl}/lake`).replace(/\/$/, ''),
    allowedOrigins: [originOf('SITE_URL', siteUrl), ...originsIn('LAKE_ALLOWED_ORIGINS', env.LAKE_ALLOWED_ORIGINS)],
    webhook: env.LAKE_WEBHOOK_SECRET
      ? { url: env.LAKE_WEBHOOK_URL || `http://127.0.0.1:${sitePort}/api/revalidate`, secret: env.LAKE_WEBHOOK_SECRET }
      : undefined,
    webhookHosts: listIn(env.LAKE_WEBHOOK_HOSTS),
    writeLimits: readWriteLimits(env),
    admission: readAdmissionLimits(env),
    backup: readBackupSettings(env),
    retention: readRetention(env.LAKE_RETENTION ?? ''),
    auth: readAuthSettings(env, siteUrl),
  };
}

function listIn(list = ''): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function originsIn(name: string, list?: string): string[] {
  return listIn(list).map((address) => originOf(name, address));
}

/** As browsers write it: a trailing slash, a path or capitals would make the comparison fail without a word. */
function originOf(name: string, address: string): string {
  const origin = URL.canParse(address) ? new URL(address).origin : 'null';
  if (origin === 'null') throw new Error(`${name} must hold addresses like "https://example.com", not "${address}".`);
  return origin;
}

function portOf(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`${name} must be a port number between 0 and 65535, not "${value}".`);
  }
  return port;
}
