import { pino } from 'pino';
import { assertDatasetName, readConfig } from './config/config.ts';
import { STANDALONE } from './config/environment.ts';
import { assertDefinition } from './definition.ts';
import { runLake } from './run-lake.ts';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { LakeDefinition } from './definition.ts';

export interface LakeOptions extends LakeDefinition {
  /** Folder that holds everything the lake keeps; made when it is not there. One lake uses it at a time. */
  readonly dir: string;
  readonly projectId: string;
  /** Made when they are not there. The first is the main one. */
  readonly datasets: readonly [main: string, ...others: string[]];
  /** Where browsers reach the lake: `https://lake.example.com`. Studios of other origins are named in `settings`. */
  readonly url: string;
  /** Of the first account; otherwise one is made and given back. */
  readonly adminPassword?: string;
}

export interface ContentLake {
  /**
   * Answers a request. Without `env`, which `@hono/node-server` gives, the header `x-forwarded-for` says who asks.
   */
  readonly fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
  /** Answers WebSockets: `server.on('upgrade', lake.upgrade)`. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Of the first account, when it was made just now; it is kept nowhere. */
  readonly firstAccount: { readonly email: string; readonly password: string } | undefined;
  /** A token for a program: `administrator`, `editor`, `viewer` … It cannot be shown again. */
  readonly createToken: (role: string, label: string) => string;
  /** Ends streams, sockets and everything that runs beside requests. Stop the server first. */
  close(): Promise<void>;
}

/**
 * Opens a lake within this process. Warnings and errors go to standard output as lines of JSON.
 * @throws Error when an option or the folder cannot be used
 */
export async function createLake(options: LakeOptions): Promise<ContentLake> {
  const { dir, projectId, datasets, url, adminPassword, ...definition } = options;
  if (!dir || !projectId || !Array.isArray(datasets) || datasets[0] === undefined)
    throw new Error('createLake needs "dir", "projectId" and "datasets", a list of names.');
  // Before anything is made: the password of the first account is told once.
  datasets.forEach(assertDatasetName);
  const [main, ...others] = datasets;
  assertDefinition(definition, 'createLake');
  const env = { ...STANDALONE, ...definition.settings };
  const given = { DATA_DIR: dir, SANITY_PROJECT_ID: projectId, SANITY_DATASET: main, LAKE_PUBLIC_URL: url };
  const config = readConfig({ ...env, ...given }, definition);
  const logger = pino({ level: env.LAKE_LOG_LEVEL ?? 'warn' });
  const { lake, accounts, newPassword, ...running } = await runLake({ config, logger, definition, adminPassword });
  for (const name of others) {
    if (lake.datasets.names().includes(name)) continue;
    lake.datasets.create(name, { aclMode: config.aclMode, profile: 'content' });
  }
  return {
    ...running,
    firstAccount: newPassword === undefined ? undefined : { email: config.auth.firstEmail, password: newPassword },
    createToken: (role, label) => accounts.robots.create(label, role).token,
  };
}

export { LakeError } from './errors.ts';
export type { Authenticate, Person, Proof } from './auth/authentication.ts';
export type { Grant, Role, Roles } from './config/roles.ts';
export type { OutsideAccounts } from './auth/outside-accounts.ts';
export type { Extension, LakeDefinition } from './definition.ts';
export type { Proposal, Validate, Verdict } from './transaction/validate.ts';
