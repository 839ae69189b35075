import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
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

/** The first of these commands that is there, installed from Debian's packages where none is. */
function ensureCommand(names: readonly string[], packages: readonly string[], advice: string): string {
  const present = findCommand(names);
  if (present) return present;
  installDebianPackage(packages, advice);
  const installed = findCommand(names);
  if (!installed) throw new SetupError(advice);
  return installed;
}

/**
 * Path of a Java runtime, for the Nu HTML checker (`vnu-jar`).
 * @throws SetupError saying what to install
 */
export function ensureJava(): string {
  const given = process.env.JAVA_PATH;
  if (given && !existsSync(given)) throw new SetupError(`JAVA_PATH names ${given}, where there is no file.`);
  const advice = 'The HTML validator needs Java 11 or newer: install a runtime, or name it in JAVA_PATH.';
  return given || ensureCommand(['java'], ['default-jre-headless'], advice);
}

/** restic, with which copies of backups leave the machine. @throws SetupError saying what to install */
export function ensureRestic(): void {
  ensureCommand(['restic'], ['restic'], 'Tests of backups that leave the machine need restic: install it.');
}

/** Path of Firefox. @throws SetupError saying what to install */
export function ensureFirefox(): string {
  return ensureCommand(['firefox-esr', 'firefox'], ['firefox-esr'], 'Tests in Gecko need Firefox: install it.');
}

/**
 * Path of the smallest browser with WebKit. Its driver, and a screen that nobody sees, are commands.
 * @throws SetupError saying what to install
 */
export function ensureWebKit(): string {
  const advice = 'Tests in WebKit need WebKitGTK’s driver, its MiniBrowser and Xvfb: install them.';
  ensureCommand(['WebKitWebDriver'], ['webkit2gtk-driver', 'xvfb'], advice);
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!browser) throw new SetupError(advice);
  return browser;
}
