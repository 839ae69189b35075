import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { readConfig } from '#lake/config/config.ts';
import { withDefaults } from '#lake/config/environment.ts';
import { isSmallMachine } from '#lake/config/small-machine.ts';
import { assertNotLost } from '#lake/upgrade/prepare-folder.ts';
import { CLINIC_SETTINGS } from '../clinic/settings.ts';
import { contactToken, previewToken, readToken } from './robot-tokens.ts';
import { retention, root, type Settings, SetupError } from './settings.ts';

/**
 * @param other what the variable could be instead
 * @throws SetupError when something else listens on the port, naming the variable to change
 */
export async function assertPortIsFree(name: string, port: number, other = port + 1): Promise<void> {
  await new Promise<void>((done, fail) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use by another program.`
          : `Port ${port} cannot be used (${error.code ?? error.message}).`;
      fail(new SetupError(`${reason} Stop it, or choose another: ${name}=${other}`));
    });
    probe.listen(port, () => probe.close(() => done()));
  });
}

/**
 * One that it cannot use would end it again and again, or keep a watch waiting for an edit. Before anything is written, and before an account is told that nobody makes.
 * @throws SetupError naming the variable, or saying that the data is lost
 */
export function assertLakeSettings(dataDir: string): void {
  try {
    const env = withDefaults({ ...process.env, DATA_DIR: dataDir }, CLINIC_SETTINGS);
    assertNotLost(dataDir, readConfig(env).backup.folder);
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error));
  }
}

interface ServiceOptions {
  readonly settings: Settings;
  readonly webhookSecret: string;
  /** Reload on source changes. */
  readonly dev?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** `inherit` shows output; `pipe` lets the caller read it. */
  readonly stdio?: 'inherit' | 'pipe';
}

/**
 * V8 collects garbage when the heap has grown by so much since the last time. By default that is a multiple, which a burst
 * of large answers turns into memory that is not given back.
 */
const HEAP_GROWTH = '--heap-growing-percent=20';
/** Where memory is scarce, what is young gets a twelfth of its usual room: it is collected more often. */
const SMALL_HEAP = '--max-semi-space-size=2';
const MEMORY_FLAGS = isSmallMachine() ? [HEAP_GROWTH, SMALL_HEAP] : [HEAP_GROWTH];
/** Next to nothing of an answer lives on: with a third of it the lake takes 50 MB less, for 3 % more of the processor. */
const LAKE_HEAP = '--max-semi-space-size=8';
export const LAKE_FLAGS: readonly string[] = isSmallMachine() ? MEMORY_FLAGS : [...MEMORY_FLAGS, LAKE_HEAP];

/** Starts the Content Lake. It serves on `settings.lakePort` of the loopback interface. */
export function startLake(options: ServiceOptions): ChildProcess {
  const env = { LAKE_RETENTION: retention(), ...options.env };
  const flags = options.dev ? ['--watch-preserve-output', '--watch'] : LAKE_FLAGS;
  return service(['scripts/lake.ts'], { ...options, env }, flags);
}

/** Starts the site (built, or from source with `dev`) on `settings.port`, with the tokens of its pages, its contact form and its preview. */
export function startSite(options: ServiceOptions): ChildProcess {
  const { dataDir, elsewhere } = options.settings;
  // Content elsewhere has tokens of its own, which only its owner can make.
  const isEmbedded = elsewhere === undefined;
  const tokens = {
    CONTACT_TOKEN: process.env.CONTACT_TOKEN || (isEmbedded ? contactToken(dataDir) : ''),
    READ_TOKEN: process.env.READ_TOKEN || (isEmbedded ? readToken(dataDir) : ''),
    PREVIEW_TOKEN: process.env.PREVIEW_TOKEN || (isEmbedded ? previewToken(dataDir) : ''),
  };
  // Next's server code looks whether there is a localStorage, which Node announces as experimental.
  const flags = ['--disable-warning=ExperimentalWarning', ...(options.dev ? [] : MEMORY_FLAGS)];
  // Node reads next.config.ts by itself: without this Next loads its compiler (100 MB) for that file alone.
  const env = { ...tokens, __NEXT_NODE_NATIVE_TS_LOADER_ENABLED: 'true', ...options.env };
  return service(['web/server.ts', ...(options.dev ? ['--dev'] : [])], { ...options, env }, flags);
}

function service(args: string[], options: ServiceOptions, nodeFlags: readonly string[]): ChildProcess {
  const { settings, webhookSecret, stdio = 'inherit' } = options;
  return spawn(process.execPath, [...nodeFlags, join(root, args[0] ?? ''), ...args.slice(1)], {
    cwd: root,
    // Own process group: Ctrl-C must reach the supervisor alone, which then stops its services in order. The channel
    // tells a service that its supervisor is gone, however it died, so that none is left behind holding a port.
    detached: true,
    stdio: options.dev ? ['ignore', stdio, stdio] : ['ignore', stdio, stdio, 'ipc'],
    env: {
      ...process.env,
      LAKE_LOG_LEVEL: process.env.LAKE_LOG_LEVEL || 'warn',
      NODE_ENV: options.dev ? 'development' : 'production',
      PORT: String(settings.port),
      LAKE_PORT: String(settings.lakePort),
      DATA_DIR: settings.dataDir,
      SITE_URL: settings.siteUrl,
      LAKE_URL: settings.lakeUrl,
      LAKE_WEBHOOK_SECRET: webhookSecret,
      ...options.env,
    },
  });
}

/** Waits until the address answers with a status below 500. @throws SetupError after `timeout` milliseconds */
export async function waitFor(url: string, child: ChildProcess, timeout = 60_000): Promise<void> {
  const deadline = Date.now() + timeout;
  while (Date.now() < deadline) {
    if (hasExited(child)) throw new SetupError(`The process that serves ${url} stopped; the lines above say why.`);
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
      await response.body?.cancel();
      if (response.status < 500) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new SetupError(`${url} did not answer within ${timeout / 1000} s.`);
}

export function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Asks a process to end, and after `patience` milliseconds makes it. Resolves when it is gone. */
export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM', patience = 5_000): Promise<void> {
  if (hasExited(child)) return;
  await new Promise<void>((done) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.once('exit', () => {
      clearTimeout(timer);
      done();
    });
    child.kill(signal);
  });
}
