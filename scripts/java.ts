import { existsSync } from 'node:fs';
import { findCommand, installDebianPackage } from './debian-packages.ts';
import { SetupError } from './settings.ts';

const ADVICE = 'The HTML validator needs Java 11 or newer: install a runtime, or name it in JAVA_PATH.';

function findJava(): string | undefined {
  const given = process.env.JAVA_PATH;
  if (given && !existsSync(given)) throw new SetupError(`JAVA_PATH names ${given}, where there is no file.`);
  return given ?? findCommand(['java']);
}

/**
 * Path of a Java runtime, for the Nu HTML checker (`vnu-jar`). On Debian as root one is installed when there is none.
 * @throws SetupError saying what to install
 */
export function ensureJava(): string {
  const present = findJava();
  if (present) return present;
  installDebianPackage('default-jre-headless', ADVICE);
  const installed = findJava();
  if (!installed) throw new SetupError(ADVICE);
  return installed;
}
