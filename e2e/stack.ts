import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../scripts/build.ts';
import { startLake, startSite, stop, waitFor } from '../scripts/processes.ts';
import { freePort } from './free-port.ts';
import { refreshEverything } from '../scripts/refresh.ts';
import { prepareDataFolder, type Settings } from '../scripts/settings.ts';

export const ADMIN = { email: 'admin@clinica.local', password: 'uma senha so para testes' } as const;

/** A complete product of its own: lake with the demonstration clinic, built Studio and site, on ports nobody uses. */
export interface Stack {
  readonly siteUrl: string;
  readonly lakeUrl: string;
  readonly settings: Settings;
  /** What lake and site printed, for the message of a failing test. */
  log(): string;
  /** Ends the lake without warning (SIGKILL), or politely. */
  stopLake(signal?: NodeJS.Signals): Promise<void>;
  startLake(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a stack on an empty data folder, building Studio and site first where their sources changed. */
export async function startStack(): Promise<Stack> {
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
  const secrets = prepareDataFolder(dataDir);
  const env = { ADMIN_PASSWORD: ADMIN.password };
  let output = '';
  const record = (child: ChildProcess): ChildProcess => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => (output += text.toString()));
    return child;
  };
  let lake: ChildProcess | undefined;
  let site: ChildProcess | undefined;
  const launchLake = async () => {
    lake = record(startLake({ settings, ...secrets, env, stdio: 'pipe' }));
    await waitFor(`${settings.lakeUrl}/v1/ping`, lake);
  };
  const stopAll = async () => {
    if (site) await stop(site);
    if (lake) await stop(lake);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await launchLake();
    await build(settings);
    site = record(startSite({ settings, ...secrets, stdio: 'pipe' }));
    await waitFor(`${settings.siteUrl}/healthz`, site);
    await refreshEverything(settings, secrets.webhookSecret);
  } catch (error) {
    // A process left running would keep the test runner waiting for ever.
    await stopAll();
    throw new Error(`The product did not start. It printed:\n${output}`, { cause: error });
  }
  return {
    siteUrl: settings.siteUrl,
    lakeUrl: settings.lakeUrl,
    settings,
    log: () => output,
    stopLake: async (signal = 'SIGTERM') => {
      if (lake) await stop(lake, signal);
    },
    startLake: launchLake,
    stop: stopAll,
  };
}
