import { existsSync } from 'node:fs';
import { findCommand, installDebianPackage } from './debian-packages.ts';
import { SetupError } from './settings.ts';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const OTHER_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const ADVICE = 'The browser tests need Chrome or Chromium: install one, or name it in CHROMIUM_PATH.';

function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new SetupError(`CHROMIUM_PATH names ${given}, where there is no file.`);
  }
  return findCommand(COMMANDS) ?? OTHER_PLACES.find((place) => existsSync(place));
}

/**
 * Path of a Chrome or Chromium. On Debian as root one is installed when there is none.
 * @throws SetupError saying what to install
 */
export function ensureChromium(): string {
  const present = findChromium();
  if (present) return present;
  installDebianPackage('chromium', ADVICE);
  const installed = findChromium();
  if (!installed) throw new SetupError(ADVICE);
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
