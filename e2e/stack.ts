import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../scripts/build.ts';
import { startSite, stop, waitFor } from '../scripts/processes.ts';
import type { Settings } from '../scripts/settings.ts';
import { temporaryLake } from './temporary-lake.ts';

const MOVABLE_CLOCK = pathToFileURL(join(import.meta.dirname, 'faults/movable-clock.ts')).href;

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

/** Whose site can be stopped by itself, too. */
export interface WholeStack extends Stack {
  /** Ends the site without warning (SIGKILL), or politely. */
  stopSite(signal?: NodeJS.Signals): Promise<void>;
  startSite(): Promise<void>;
  sitePid(): number;
  /** For the site, so many milliseconds pass at once (`movesClock`). There is no way back: its clock is ahead of the lake's then. */
  letPass(milliseconds: number): void;
  lakePid(): number;
}

interface StackOptions {
  /** Whether `letPass` is used. */
  readonly movesClock?: boolean;
  /** Variables of the site beside those that every journey has. */
  readonly env?: Readonly<Record<string, string>>;
  /** Variables of the lake beside those that every journey has. */
  readonly lakeEnv?: Readonly<Record<string, string>>;
  /** What the site asks instead of the lake itself, given the lake's port: an address. */
  readonly between?: (lakePort: number) => Promise<string>;
}

/** Starts a stack on an empty data folder, building Studio and site first where their sources changed. */
export async function startStack({ between, env, lakeEnv, movesClock }: StackOptions = {}): Promise<WholeStack> {
  const lake = await temporaryLake();
  const { settings, webhookSecret } = lake;
  const siteSettings = between ? { ...settings, lakeUrl: await between(settings.lakePort) } : settings;
  const siteEnv = { ...env, ...(movesClock ? { NODE_OPTIONS: `--import=${MOVABLE_CLOCK}` } : {}) };
  let site: ChildProcess | undefined;
  const stopSite = async (signal?: NodeJS.Signals) => {
    if (site) await stop(site, signal);
  };
  const launchSite = async () => {
    site = lake.record(startSite({ settings: siteSettings, webhookSecret, stdio: 'pipe', env: siteEnv }));
    await waitFor(`${settings.siteUrl}/healthz`, site);
  };
  const stopAll = async () => {
    await stopSite();
    await lake.remove();
  };
  try {
    await lake.start(lakeEnv);
    await build(settings);
    await launchSite();
  } catch (error) {
    // A process left running would keep the test runner waiting for ever.
    await stopAll();
    throw new Error(`The product did not start. It printed:\n${lake.log()}`, { cause: error });
  }
  return {
    siteUrl: settings.siteUrl,
    lakeUrl: settings.lakeUrl,
    settings,
    log: lake.log,
    stopLake: lake.stop,
    startLake: lake.start,
    stopSite,
    startSite: launchSite,
    sitePid: () => site?.pid ?? 0,
    letPass: (milliseconds) => void site?.send({ passed: milliseconds }),
    lakePid: () => lake.pid() ?? 0,
    stop: stopAll,
  };
}
