import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { tokenCommand } from '../cli/token.ts';
import type { ChildProcess } from 'node:child_process';
import type { Role, Who } from './visit.ts';

const main = resolve(import.meta.dirname, '../../scripts/lake.ts');
const ROLES: readonly Role[] = ['viewer', 'editor', 'administrator'];
/** From here on a line of the log is something that somebody has to look at. */
const ERROR_LEVEL = 50;
const MAX_ERRORS = 1000;

/** A lake as people start it, on a folder of its own and with the demonstration in it. */
export interface FuzzedLake {
  readonly port: number;
  /** What its log holds of errors, as JSON or as it was printed. */
  readonly errors: readonly string[];
  /** Undefined for nobody. @throws Error for grants that no token can have */
  tokenOf(who: Who): string | undefined;
  /** Called when it ends without being asked to. */
  onExit: (reason: string) => void;
  start(): Promise<void>;
  /** Also when it does not answer any more. */
  kill(): Promise<void>;
  /** Ends it and forgets its folder. */
  remove(): Promise<void>;
}

/** @param env beside the environment of this process */
export function createFuzzedLake(env: Readonly<Record<string, string>>): FuzzedLake {
  const around = mkdtempSync(join(tmpdir(), 'lake-fuzz-'));
  const folder = join(around, 'data');
  const create = (options: { role?: string; grants?: readonly string[] }) =>
    tokenCommand('create', undefined, {
      dataDir: folder,
      role: undefined,
      label: 'fuzz',
      ...options,
    });
  const tokens = new Map<string, string>(ROLES.map((role) => [role, create({ role })]));
  const errors: string[] = [];
  let child: ChildProcess | undefined;
  let port = 0;

  function note(line: string): void {
    if (errors.length < MAX_ERRORS && isError(line)) errors.push(line);
  }

  const lake: FuzzedLake = {
    get port() {
      return port;
    },
    errors,
    onExit: () => undefined,
    tokenOf(who) {
      if (who === 'anonymous') return undefined;
      const key = typeof who === 'string' ? who : JSON.stringify(who.grants);
      const token = tokens.get(key) ?? (typeof who === 'string' ? undefined : create({ grants: who.grants }));
      if (token !== undefined) tokens.set(key, token);
      return token;
    },
    async start() {
      const started = spawn(process.execPath, [main, '--port', '0', '--data', folder], {
        env: {
          ...process.env,
          ENV_FILE: '',
          ADMIN_PASSWORD: 'so para testes',
          LAKE_LOG_LEVEL: 'error',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      child = started;
      if (started.stdout) createInterface({ input: started.stdout }).on('line', note);
      // What Node prints of an uncaught error has many lines, and comes at once.
      started.stderr?.setEncoding('utf8').on('data', note);
      const died = once(started, 'exit').then(() => {
        throw new Error(`The lake stopped before it was ready: ${errors.slice(-3).join('\n')}`);
      });
      const [message] = (await Promise.race([once(started, 'message'), died])) as [{ port: number }];
      died.catch(() => undefined);
      port = message.port;
      started.once('exit', (code, signal) => {
        if (child !== started) return;
        child = undefined;
        lake.onExit(`code ${code}, signal ${signal}`);
      });
    },
    async kill() {
      const running = child;
      child = undefined;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const gone = once(running, 'exit');
      running.kill('SIGKILL');
      await gone;
    },
    async remove() {
      await lake.kill();
      rmSync(around, { recursive: true, force: true });
    },
  };
  return lake;
}

/** Of pictures without end, which are refused afterwards. */
const OF_LIBVIPS = /GLib-GObject-CRITICAL/;

/** A lake that has too much to do says so, and that is in order; one that cannot write has a cause. */
function isError(text: string): boolean {
  if (!text.startsWith('{')) return text.trim() !== '' && !OF_LIBVIPS.test(text);
  const level = Number(/"level":(\d+)/.exec(text)?.[1]);
  const isBusy = text.includes('"status":503') && !text.includes('caused by:');
  return level >= ERROR_LEVEL && !isBusy;
}
