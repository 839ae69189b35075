import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { openAccounts } from '#lake/accounts/accounts.ts';

const main = resolve(import.meta.dirname, '../../scripts/lake.ts');

/** A lake process on a folder of its own, to be killed and started again. */
export interface LakeChild {
  readonly url: string;
  readonly token: string;
  readonly dataset: string;
  /** Starts it and waits until it serves. @throws Error when it does not */
  start(): Promise<void>;
  readonly pid: number | undefined;
  /** SIGKILL: nothing in the process gets a chance to finish. */
  kill(): Promise<void>;
}

interface LakeChildOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** Kilobytes that a file of the lake may have, as `ulimit -f` sets them. The soft limit alone, so that it can be lifted. */
  readonly largestFile?: number | undefined;
}

export function createLakeChild(
  folder: string,
  port: number,
  { settings, largestFile }: LakeChildOptions = {},
): LakeChild {
  const env = {
    ...process.env,
    ENV_FILE: '',
    ...settings,
    ADMIN_PASSWORD: 'somente para testes',
    SANITY_DATASET: 'production',
  };
  // As a first start would.
  openAccounts(folder).close();
  const args = ['token', 'create', '--role', 'administrator', '--label', 'storm', '--data', folder];
  const printed = execFileSync(process.execPath, [main, ...args], { encoding: 'utf8', env });
  const token = /^\S{30,}$/m.exec(printed)?.[0];
  if (token === undefined) throw new Error(`No token in what the command printed: ${printed}`);
  let child: ChildProcess | undefined;

  return {
    url: `http://127.0.0.1:${port}/v2025-02-19`,
    token,
    dataset: join(folder, 'datasets', 'production.db'),
    get pid() {
      return child?.pid;
    },
    async start() {
      const command = [process.execPath, main, '--port', String(port), '--data', folder, '--no-seed'];
      const limited = ['sh', '-c', `ulimit -S -f ${largestFile}; exec "$@"`, 'sh', ...command];
      const [program = '', ...args] = largestFile === undefined ? command : limited;
      const lake = spawn(program, args, {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env,
      });
      child = lake;
      const died = once(lake, 'exit').then(() => {
        throw new Error('The lake stopped before it was ready; its message is above.');
      });
      await Promise.race([once(lake, 'message'), died]);
      died.catch(() => undefined);
    },
    async kill() {
      const lake = child;
      child = undefined;
      if (!lake || lake.exitCode !== null || lake.signalCode !== null) return;
      const gone = once(lake, 'exit');
      lake.kill('SIGKILL');
      await gone;
    },
  };
}
