import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { root, type Settings } from '../../scripts/settings.ts';
import { hasExited, stop } from '../../scripts/processes.ts';

export type Part = 'site' | 'lake';

/** The product as `npm start` runs it: a supervisor with its two processes. */
export interface Supervised {
  /** Ends one of the processes without warning, or sends it another signal. One that ends is started again. */
  kill(part: Part, signal?: NodeJS.Signals): void;
  /** Since when all processes answer: milliseconds since the epoch; undefined while one of them does not. */
  answeringSince(): number | undefined;
  /** Resolves when all answer. @throws Error when they do not within the time against hanging */
  answering(): Promise<void>;
  log(): string;
  stop(): Promise<void>;
}

const PROGRAMS = { site: 'web/server.ts', lake: 'scripts/lake.ts' } as const;
const LOOK_MS = 50;
/** Against what hangs. */
const LONGEST_WAIT_MS = 240_000;

/** Settings of a product of its own: on ports that nobody uses. */
export async function settingsIn(dataDir: string): Promise<Settings> {
  const [port, lakePort] = [await freePort(), await freePort()];
  return {
    port,
    lakePort,
    dataDir,
    adminPassword: 'uma senha so para testes',
    siteUrl: `http://localhost:${port}`,
    lakeUrl: `http://127.0.0.1:${lakePort}`,
  };
}

/**
 * Starts the supervisor on a data folder of its own; the product is built already.
 * @param env variables for it and what it starts
 * @param parts who has to answer
 */
export async function startSupervised(
  settings: Settings,
  env: Readonly<Record<string, string>> = {},
  parts: readonly Part[] = ['site', 'lake'],
): Promise<Supervised> {
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(settings.port),
      LAKE_PORT: String(settings.lakePort),
      DATA_DIR: settings.dataDir,
      ADMIN_PASSWORD: settings.adminPassword,
      ...env,
    },
  });
  // Whatever ends this process, nothing is left behind.
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const addresses = { site: `${settings.siteUrl}/healthz`, lake: `${settings.lakeUrl}/healthz` };
  const health = watch(parts.map((part) => addresses[part]));
  const supervised: Supervised = {
    kill(part, signal = 'SIGKILL') {
      const pid = childOf(child, PROGRAMS[part]);
      if (pid === undefined) return;
      health.lost();
      process.kill(pid, signal);
    },
    answeringSince: health.since,
    answering: () =>
      until(
        () => health.since() !== undefined && !hasExited(child),
        () => output,
      ),
    log: () => output,
    async stop() {
      health.stop();
      process.off('exit', endWithUs);
      await stop(child, 'SIGTERM', 20_000);
    },
  };
  try {
    await until(
      () => output.includes('Ctrl-C stops everything.') || hasExited(child),
      () => output,
    );
    await supervised.answering();
  } catch (error) {
    await supervised.stop();
    throw error;
  }
  return supervised;
}

/** Asks again and again whether all addresses answer. */
function watch(urls: readonly string[]) {
  let since: number | undefined;
  let stopped = false;
  let losses = 0;
  async function look(): Promise<void> {
    const before = losses;
    const answers = await Promise.all(urls.map(isAnswering));
    if (answers.includes(false)) since = undefined;
    // What answered may have been killed meanwhile.
    else if (before === losses) since ??= Date.now();
    if (!stopped) setTimeout(() => void look(), LOOK_MS);
  }
  void look();
  return {
    since: () => since,
    lost() {
      losses += 1;
      since = undefined;
    },
    stop: () => (stopped = true),
  };
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    return false;
  }
}

/** The supervisor's child that runs a program, as Linux tells it. */
function childOf({ pid }: ChildProcess, program: string): number | undefined {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  return children.find((child) => {
    try {
      return readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(program);
    } catch {
      return false;
    }
  });
}

async function until(isSo: () => boolean, log: () => string): Promise<void> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`The product does not answer. It printed:\n${log()}`);
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
}
