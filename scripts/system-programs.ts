import { spawnSync } from 'node:child_process';
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

const JAVA_ADVICE = 'The HTML validator needs Java 11 or newer: install a runtime, or name it in JAVA_PATH.';

/**
 * Path of a Java runtime, for the Nu HTML checker (`vnu-jar`). On Debian as root it is installed when there is none.
 * @throws SetupError saying what to install
 */
export function ensureJava(): string {
  const given = process.env.JAVA_PATH;
  if (given && !existsSync(given)) throw new SetupError(`JAVA_PATH names ${given}, where there is no file.`);
  const present = given || findCommand(['java']);
  if (present) return present;
  installDebianPackage('default-jre-headless', JAVA_ADVICE);
  const installed = findCommand(['java']);
  if (!installed) throw new SetupError(JAVA_ADVICE);
  return installed;
}

/** restic, with which copies of backups leave the machine. @throws SetupError saying what to install */
export function ensureRestic(): void {
  if (findCommand(['restic'])) return;
  installDebianPackage('restic', 'Tests of backups that leave the machine need restic: install it.');
}
