import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { SetupError } from './settings.ts';

/** The first of these commands that the PATH has. */
export function findCommand(names: readonly string[]): string | undefined {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim();
    if (found) return found;
  }
  return undefined;
}

/**
 * Installs packages on Debian, as root.
 * @param advice what to tell somebody on whose machine this is not possible
 * @throws SetupError with that advice
 */
export function installDebianPackage(name: string | readonly string[], advice: string): void {
  const names = [name].flat();
  if (process.getuid?.() !== 0) throw new SetupError(advice);
  console.log(`Installing Debian's ${names.join(', ')} for the tests…`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    const done = spawnSync('apt-get', args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (done.status !== 0)
      throw new SetupError(`${advice} (apt-get ${args[0]}: ${done.stderr || done.error?.message})`);
  }
}

interface Program {
  /** Names of the command, the first that is there is taken. */
  readonly commands: readonly string[];
  /** Environment variable with the path of one. */
  readonly variable: string;
  readonly debianPackage: string;
  /** What to tell somebody on whose machine it cannot be installed. */
  readonly advice: string;
}

/** @returns its path; on Debian as root it is installed when there is none. @throws SetupError saying what to install */
function ensureProgram({ commands, variable, debianPackage, advice }: Program): string {
  const given = process.env[variable];
  if (given && !existsSync(given)) throw new SetupError(`${variable} names ${given}, where there is no file.`);
  const present = given || findCommand(commands);
  if (present) return present;
  installDebianPackage(debianPackage, advice);
  const installed = findCommand(commands);
  if (!installed) throw new SetupError(advice);
  return installed;
}

/** A Java runtime, for the Nu HTML checker (`vnu-jar`). @throws SetupError saying what to install */
export function ensureJava(): string {
  return ensureProgram({
    commands: ['java'],
    variable: 'JAVA_PATH',
    debianPackage: 'default-jre-headless',
    advice: 'The HTML validator needs Java 11 or newer: install a runtime, or name it in JAVA_PATH.',
  });
}

/** A Redis server. @throws SetupError saying what to install */
export function ensureRedis(): string {
  return ensureProgram({
    commands: ['redis-server', 'valkey-server'],
    variable: 'REDIS_SERVER_PATH',
    debianPackage: 'redis-server',
    advice: 'Tests of the shared cache need Redis: install redis-server, or name it in REDIS_SERVER_PATH.',
  });
}

/** Starts one that keeps nothing on disk, for this machine alone. */
export function startRedis(port: number): ChildProcess {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return spawn(ensureRedis(), options, { stdio: 'ignore' });
}

/** restic, with which copies of backups leave the machine. @throws SetupError saying what to install */
export function ensureRestic(): void {
  if (findCommand(['restic'])) return;
  installDebianPackage('restic', 'Tests of backups that leave the machine need restic: install it.');
}
