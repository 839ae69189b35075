import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { writeStateFile } from '../lake/store/state-file.ts';

/** A problem of the machine or the configuration; its message is one line that says what to do. */
export class SetupError extends Error {}

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

/** Every setting there is, by `.env.example`. */
function documentedSettings(): readonly string[] {
  const file = readFileSync(join(root, '.env.example'), 'utf8');
  return Array.from(file.matchAll(/^(?:# )?([A-Z][A-Z\d_]+)=/gm), ([, name = '']) => name);
}

/** What only this product is asked with, and what the lake reads besides. */
const OURS = /^(?:ADMIN|ALARM|BACKUP|CONTACT|LAKE|PREVIEW|SMTP)_(?!COMMAND$)/;

/** What a start says about names in the environment that look like settings and are none; one line each. */
export function adviceAboutNames(env: Environment): readonly string[] {
  const known = documentedSettings();
  const unknown = Object.keys(env).filter((name) => OURS.test(name) && !known.includes(name));
  return unknown.map((name) => `${name} is no setting, so it changes nothing. All settings are in .env.example.`);
}

/**
 * Takes every setting of the product out of the environment, for this process and those it starts: a test must not run
 * on somebody's own database, address or password. Where programs are (`…_PATH`) stays.
 */
export function forgetSettings(): void {
  for (const [name, value] of settingsFile()) if (name.endsWith('_PATH')) process.env[name] ??= value;
  for (const name of documentedSettings()) if (!name.endsWith('_PATH')) delete process.env[name];
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

/** Messages of the contact form say until when they may be kept; the lake itself knows no type of document. */
export const retention = (): string => process.env.LAKE_RETENTION ?? 'message:retentionUntil';

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
 * Creates the data folder on first use and returns the secret that the site signs with: LAKE_WEBHOOK_SECRET, which several
 * sites must have in common, or one of the folder's own.
 * @throws SetupError when the folder cannot be written, or its secret cannot be read
 */
export function prepareDataFolder(dataDir: string): { readonly webhookSecret: string } {
  const file = join(dataDir, 'secrets.json');
  let text: string;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) {
      writeStateFile(file, JSON.stringify({ webhookSecret: randomBytes(32).toString('base64url') }));
    }
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SetupError(`Cannot use the data folder ${dataDir} (${reason}). Set DATA_DIR to a folder you may write.`);
  }
  const own = secretIn(file, text);
  return { webhookSecret: process.env.LAKE_WEBHOOK_SECRET || own };
}

/** It signs grants of previews, and what the contact form gives with itself. @throws SetupError */
function secretIn(file: string, text: string): string {
  try {
    const { webhookSecret } = JSON.parse(text) as { webhookSecret?: unknown };
    if (typeof webhookSecret === 'string') return webhookSecret;
  } catch {
    // Said below.
  }
  throw new SetupError(
    `${file} is damaged. Take the one of a backup; or delete it and start again: content, accounts and messages stay, open previews have to be opened anew, and open contact forms ask once more.`,
  );
}

/** Where the content is, when no lake is to be started here. */
type Elsewhere =
  | {
      readonly kind: 'hosted';
      /** API of the hosting without the project's name, such as `https://api.sanity.io`. */
      readonly apiHost: string;
      readonly projectId: string;
      readonly dataset: string;
    }
  /** A lake on another machine, or one that somebody else keeps running on this one. */
  | { readonly kind: 'lake'; readonly lakeUrl: string };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads SANITY_API_HOST (a hosted Sanity project) and LAKE_URL (a lake that runs already); with neither the lake is ours.
 * @throws SetupError naming the variable that cannot be used
 */
export function contentElsewhere(env: Environment): Elsewhere | undefined {
  if (env.SANITY_API_HOST) return hosted(env.SANITY_API_HOST, env);
  if (!env.LAKE_URL) return undefined;
  if (!/^https?:$/.test(protocolOf(env.LAKE_URL))) {
    throw new SetupError(`LAKE_URL must be an address such as http://10.0.0.5:4000, not "${env.LAKE_URL}".`);
  }
  return { kind: 'lake', lakeUrl: env.LAKE_URL };
}

function hosted(host: string, { SANITY_PROJECT_ID: projectId, SANITY_DATASET: dataset }: Environment): Elsewhere {
  // Project names and the image host are made from this one: "https://<project>.api.…" and "https://cdn.…".
  if (protocolOf(host) !== 'https:' || !/^https:\/\/api\.[^/?#]+\/?$/.test(host)) {
    throw new SetupError(`SANITY_API_HOST must be an address such as https://api.sanity.io, not "${host}".`);
  }
  if (!projectId || !/^[a-z0-9-]+$/.test(projectId)) {
    throw new SetupError(
      'With SANITY_API_HOST set, SANITY_PROJECT_ID must be the id of the hosted project (letters, digits and hyphens).',
    );
  }
  return { kind: 'hosted', apiHost: host.replace(/\/$/, ''), projectId, dataset: dataset || 'production' };
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}

/** What Studio's build reads; it is one static application for one project. */
export function studioEnvironment(elsewhere: Elsewhere | undefined, env: Environment): Record<string, string> {
  const values = {
    SANITY_STUDIO_PROJECT_ID: env.SANITY_PROJECT_ID,
    SANITY_STUDIO_DATASET: env.SANITY_DATASET,
    SANITY_STUDIO_API_HOST: elsewhere?.kind === 'hosted' ? elsewhere.apiHost : undefined,
  };
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** What a start says about content that is not here, and about what still has to be set for it; one line each. */
export function adviceAbout(elsewhere: Elsewhere, env: Environment): readonly string[] {
  const where =
    elsewhere.kind === 'hosted'
      ? `Content is in the project ${elsewhere.projectId} (${elsewhere.dataset}) at ${elsewhere.apiHost}; no lake was started.`
      : `Content is in the lake at ${elsewhere.lakeUrl}; none was started here.`;
  const missing = [
    // A hosted dataset may be public.
    ...(elsewhere.kind === 'lake'
      ? [['READ_TOKEN', 'a private lake shows this site nothing, and there are no pages.']]
      : []),
    ['PREVIEW_TOKEN', 'there is no preview of drafts.'],
    ['CONTACT_TOKEN', 'messages of the contact form wait on disk.'],
  ].flatMap(([name = '', effect = '']) => (env[name] ? [] : [`${name} is not set: ${effect}`]));
  return [where, ...missing];
}
