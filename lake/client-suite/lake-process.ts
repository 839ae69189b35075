/**
 * A real lake process, started from the command line on an empty folder, and the real `@sanity/client` pointed at it with
 * a robot token that the command line made (L2).
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ClientError, createClient, type SanityClient } from '@sanity/client';
import type { Environment } from '../config/environment.ts';
import { freePort } from '../../e2e/free-port.ts';

const main = resolve(import.meta.dirname, '../../scripts/lake.ts');

export interface LakeProcess {
  /** Holds an administrator's token and reads everything as stored. */
  readonly client: SanityClient;
  readonly anonymous: SanityClient;
  readonly url: string;
  /** The administrator's. */
  readonly token: string;
  /** SIGKILL, as a power cut would, and a new start on the same folder and port. */
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

async function launch(folder: string, port: number, more: Environment): Promise<ChildProcess> {
  const lake = spawn(process.execPath, [main, '--port', String(port), '--data', folder, '--no-seed'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ADMIN_PASSWORD: 'so para testes',
      LAKE_ACL_MODE: 'public',
      ...more,
    },
  });
  const died = once(lake, 'exit').then(() => {
    throw new Error('The lake stopped before it was ready; its message is above.');
  });
  await Promise.race([once(lake, 'message'), died]);
  died.catch(() => {});
  return lake;
}

async function end(lake: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = lake.exitCode === null && lake.signalCode === null ? once(lake, 'exit') : undefined;
  lake.kill(signal);
  await gone;
}

/** @param env variables of the lake's own, besides those of every test */
export async function startLakeProcess(env: Environment = {}): Promise<LakeProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'lake-client-'));
  const port = await freePort();
  let lake = await launch(folder, port, env);
  const printed = execFileSync(
    process.execPath,
    [main, 'token', 'create', '--role', 'administrator', '--label', 'ci', '--data', folder],
    { encoding: 'utf8' },
  );
  const token = /^\S{30,}$/m.exec(printed)?.[0];
  if (!token) throw new Error(`No token in what the command printed: ${printed}`);
  const url = `http://127.0.0.1:${port}`;
  const shared = {
    projectId: 'clinica',
    dataset: 'production',
    apiHost: url,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
  };
  return {
    client: createClient({ ...shared, token, perspective: 'raw' }),
    anonymous: createClient(shared),
    url,
    token,
    async killAndRestart() {
      await end(lake, 'SIGKILL');
      lake = await launch(folder, port, env);
    },
    async stop() {
      await end(lake, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The error that a call must end with. @throws Error when it succeeds */
export async function failureOf(call: Promise<unknown>): Promise<ClientError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ClientError) return error;
    throw error;
  }
  throw new Error('The call succeeded.');
}
