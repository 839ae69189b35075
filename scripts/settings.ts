import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { contentElsewhere, type Elsewhere } from './content-elsewhere.ts';
import { SetupError } from './setup-error.ts';

export { SetupError };

/** Absolute path of the checkout. */
export const root = resolve(import.meta.dirname, '..');

export interface Settings {
  /** The one port a browser needs. */
  readonly port: number;
  readonly lakePort: number;
  readonly dataDir: string;
  /** Password for the first administrator; only used while there is no account. */
  readonly adminPassword: string | undefined;
  readonly siteUrl: string;
  readonly lakeUrl: string;
  /** Who has the content when it is not a lake of this machine: then none is started here. */
  readonly elsewhere?: Elsewhere | undefined;
}

/** What `.env`, or the file that ENV_FILE names, says. */
function settingsFile(): readonly (readonly [name: string, value: string | undefined])[] {
  const file = process.env.ENV_FILE ?? join(root, '.env');
  return existsSync(file) ? Object.entries(parseEnv(readFileSync(file, 'utf8'))) : [];
}

/** Puts what the file of settings says into the environment; what is there already stays. */
export function loadSettings(): void {
  for (const [name, value] of settingsFile()) process.env[name] ??= value;
}

/**
 * Takes every setting of the product out of the environment, for this process and those it starts: a test must not run
 * on somebody's own database, address or password. Where programs are (`…_PATH`) stays.
 */
export function forgetSettings(): void {
  for (const [name, value] of settingsFile()) if (name.endsWith('_PATH')) process.env[name] ??= value;
  const documented = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^(?:# )?([A-Z_]+)=/gm);
  for (const [, name = ''] of documented) if (!name.endsWith('_PATH')) delete process.env[name];
  process.env.ENV_FILE = '';
}

/**
 * Reads the file of settings and the environment (which wins).
 * @throws SetupError naming the variable that cannot be used
 */
export function readSettings(): Settings {
  loadSettings();
  const port = portFrom('PORT', 3000);
  const lakePort = portFrom('LAKE_PORT', 4000);
  const redis = process.env.REDIS_URL;
  if (redis && !/^rediss?:\/\/[^/]/.test(redis)) {
    throw new SetupError('REDIS_URL must be an address such as redis://127.0.0.1:6379, or rediss:// over TLS.');
  }
  if (port === lakePort) throw new SetupError(`PORT and LAKE_PORT are both ${port}; give them different numbers.`);
  return {
    port,
    lakePort,
    dataDir: resolve(root, process.env.DATA_DIR || './.data'),
    adminPassword: process.env.ADMIN_PASSWORD || undefined,
    siteUrl: process.env.SITE_URL || `http://localhost:${port}`,
    lakeUrl: process.env.LAKE_URL || `http://127.0.0.1:${lakePort}`,
    elsewhere: contentElsewhere(process.env),
  };
}

function portFrom(name: string, fallback: number): number {
  const value = process.env[name];
  if (!value) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new SetupError(`${name} must be a port number between 1 and 65535, not "${value}".`);
  }
  return port;
}

/**
 * Creates the data folder on first use and returns the secret that lake and site share for webhooks: LAKE_WEBHOOK_SECRET,
 * which several machines must have in common, or one of the folder's own.
 * @throws SetupError when the folder cannot be written
 */
export function prepareDataFolder(dataDir: string): { readonly webhookSecret: string } {
  const file = join(dataDir, 'secrets.json');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) {
      writeFileSync(file, JSON.stringify({ webhookSecret: randomBytes(32).toString('base64url') }), { mode: 0o600 });
    }
    const secrets: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const shared = process.env.LAKE_WEBHOOK_SECRET;
    if (isSecrets(secrets)) return shared ? { webhookSecret: shared } : secrets;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SetupError(`Cannot use the data folder ${dataDir} (${reason}). Set DATA_DIR to a folder you may write.`);
  }
  throw new SetupError(`${file} is damaged: delete it and start again (webhooks get a new secret, content stays).`);
}

function isSecrets(value: unknown): value is { webhookSecret: string } {
  return (
    typeof value === 'object' && value !== null && 'webhookSecret' in value && typeof value.webhookSecret === 'string'
  );
}
