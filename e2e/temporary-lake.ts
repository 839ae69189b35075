import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLake, stop, waitFor } from '../scripts/processes.ts';
import { prepareDataFolder, type Settings } from '../scripts/settings.ts';
import { freePort } from './free-port.ts';

export const ADMIN = { email: 'admin@clinica.local', password: 'uma senha so para testes' } as const;

/** A lake with the demonstration clinic on a data folder and a port of its own; the site's port is chosen, not used yet. */
export interface TemporaryLake {
  readonly settings: Settings;
  readonly webhookSecret: string;
  /** What the processes printed, for the message of a failing test. */
  readonly log: () => string;
  /** Adds what another process prints to the log. */
  readonly record: (child: ChildProcess) => ChildProcess;
  /** `env`: variables for the lake beside those that every journey has. */
  readonly start: (env?: Readonly<Record<string, string>>) => Promise<void>;
  readonly pid: () => number | undefined;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Stops it and removes its data. */
  readonly remove: () => Promise<void>;
}

/** Chooses folder and ports; nothing runs before `start`. */
export async function temporaryLake(): Promise<TemporaryLake> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clinic-journey-'));
  const port = await freePort();
  const lakePort = await freePort();
  const settings: Settings = {
    port,
    lakePort,
    dataDir,
    adminPassword: ADMIN.password,
    siteUrl: `http://localhost:${port}`,
    lakeUrl: `http://127.0.0.1:${lakePort}`,
  };
  const { webhookSecret } = prepareDataFolder(dataDir);
  let output = '';
  let lake: ChildProcess | undefined;
  const record = (child: ChildProcess): ChildProcess => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => (output += text.toString()));
    return child;
  };
  const stopLake = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (lake) await stop(lake, signal);
  };
  return {
    settings,
    webhookSecret,
    log: () => output,
    record,
    start: async (more = {}) => {
      const env = { ADMIN_PASSWORD: ADMIN.password, ...more };
      lake = record(startLake({ settings, webhookSecret, env, stdio: 'pipe' }));
      await waitFor(`${settings.lakeUrl}/healthz`, lake);
    },
    pid: () => lake?.pid,
    stop: stopLake,
    remove: async () => {
      await stopLake();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
