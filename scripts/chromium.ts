import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { SetupError } from './settings.ts';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const OTHER_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new SetupError(`CHROMIUM_PATH names ${given}, where there is no file.`);
  }
  for (const command of COMMANDS) {
    const found = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' }).stdout?.trim();
    if (found) return found;
  }
  return OTHER_PLACES.find((place) => existsSync(place));
}

/**
 * Path of a Chrome or Chromium. On Debian as root one is installed when there is none.
 * @throws SetupError saying what to install
 */
export function ensureChromium(): string {
  const present = findChromium();
  if (present) return present;
  const advice = 'The browser tests need Chrome or Chromium: install one, or name it in CHROMIUM_PATH.';
  if (process.getuid?.() !== 0) throw new SetupError(advice);
  console.log("Installing Debian's chromium for the browser tests…");
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const done = spawnSync('apt-get', args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (done.status !== 0)
      throw new SetupError(`${advice} (apt-get ${args[0]}: ${done.stderr || done.error?.message})`);
  }
  const installed = findChromium();
  if (!installed) throw new SetupError(advice);
  return installed;
}

/** Flags that keep a test browser quiet, and let it run as root inside a container. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
