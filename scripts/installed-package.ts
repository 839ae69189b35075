import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from './settings.ts';

/** A command that runs in the folder of the package. */
export interface Program {
  /** Resolves with all that was printed when the text was. @throws Error when it ends before */
  said(text: string): Promise<string>;
  /** Resolves with what was printed when the command has ended by itself. @throws Error unless it ended well */
  ended(): Promise<string>;
  /** As Ctrl-C: every process of it is told. */
  stop(): Promise<void>;
}

/** The lake's package in a folder that has nothing else of this product, for tests. */
export interface InstalledPackage {
  readonly folder: string;
  /** As on a machine that has nothing of this product. */
  readonly env: Readonly<Record<string, string>>;
  readonly readme: string;
  /** @param command as it is typed in a shell */
  start(command: string, env?: Readonly<Record<string, string>>): Program;
  /** Ends what still runs, and removes the folder. */
  remove(): void;
}

/**
 * Packs the lake and unpacks it as npm does. Packages that it names are this checkout's, by links: nothing is asked of a
 * registry, and one that it forgets to name is missing all the same.
 * @param besides names of packages that a person installs beside it
 */
export function installPackage(besides: readonly string[] = []): InstalledPackage {
  const folder = mkdtempSync(join(tmpdir(), 'content-lake-package-'));
  const modules = join(folder, 'node_modules');
  const installed = join(modules, 'content-lake');
  const env = {
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    TMPDIR: join(folder, 'tmp'),
    HOME: join(folder, 'home'),
    DO_NOT_TRACK: '1',
    npm_config_update_notifier: 'false',
  };
  for (const path of [installed, join(modules, '.bin'), env.TMPDIR, env.HOME]) mkdirSync(path, { recursive: true });
  const packing = [join(root, 'scripts/pack-lake.ts'), '--to', folder];
  const archive = execFileSync(process.execPath, packing, { encoding: 'utf8' }).trim();
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', installed]);
  const { dependencies }: { dependencies: object } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of [...Object.keys(dependencies), ...besides]) {
    const link = join(modules, name);
    mkdirSync(dirname(link), { recursive: true });
    // One that it needs may be installed beside it, too.
    rmSync(link, { force: true });
    symlinkSync(join(root, 'node_modules', name), link);
  }
  symlinkSync(join(installed, 'bin.js'), join(modules, '.bin/content-lake'));
  symlinkSync(join(root, 'node_modules/.bin/sanity'), join(modules, '.bin/sanity'));
  const running = new Set<ChildProcess>();
  return {
    folder,
    env,
    readme: readFileSync(join(installed, 'README.md'), 'utf8'),
    start(command, more) {
      const variables = Object.entries({ ...env, ...more }).map(([name, value]) => `${name}=${value}`);
      // A process group of its own, which a signal reaches as a whole.
      const child = spawn('env', ['-i', ...variables, 'sh', '-c', command], { cwd: folder, detached: true });
      running.add(child);
      void once(child, 'close').then(() => running.delete(child));
      return programOf(command, child);
    },
    remove() {
      for (const child of running) signal(child, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

function programOf(command: string, child: ReturnType<typeof spawn>): Program {
  let printed = '';
  const looks = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      printed += String(text);
      for (const look of looks) look();
    });
  }
  const closed = once(child, 'close');
  return {
    said: (text) =>
      new Promise((done, fail) => {
        const look = () => printed.includes(text) && done(printed);
        looks.add(look);
        look();
        void closed.then(() => fail(new Error(`"${command}" ended without "${text}": ${printed}`)));
      }),
    async ended() {
      const [code] = await closed;
      if (code !== 0) throw new Error(`"${command}" ended with ${code}: ${printed}`);
      return printed;
    },
    async stop() {
      signal(child, 'SIGINT');
      await closed;
    },
  };
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid !== undefined) process.kill(-pid, name);
}
