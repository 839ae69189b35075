import { existsSync } from 'node:fs';
import { findCommand, installDebianPackage } from './system-programs.ts';
import { SetupError } from './settings.ts';

/** Chromium without windows: nobody sees them, and they cost a third of the work of a test browser. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const OTHER_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const ADVICE = 'The browser tests need Chrome or Chromium: install one, or name it in CHROMIUM_PATH.';

/**
 * Path of a browser for tests: the one that CHROMIUM_PATH names, Debian's headless Chromium (installed where this is Debian and
 * root runs it), or else a Chrome or Chromium that is there.
 * @throws SetupError saying what to install
 */
export function ensureChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new SetupError(`CHROMIUM_PATH names ${given}, where there is no file.`);
  }
  const present = findCommand([HEADLESS_SHELL]);
  if (present) return present;
  try {
    installDebianPackage(HEADLESS_SHELL, ADVICE);
  } catch (error) {
    const other = findCommand(COMMANDS) ?? OTHER_PLACES.find((place) => existsSync(place));
    if (other) return other;
    throw error;
  }
  const installed = findCommand([HEADLESS_SHELL]);
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
