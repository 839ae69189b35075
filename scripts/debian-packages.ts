import { spawnSync } from 'node:child_process';
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
