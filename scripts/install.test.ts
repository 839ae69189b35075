/** There is one way to install: `npm ci` refuses a lock file whose optional binaries of other platforms are not served. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

/** What each line that calls npm to install says after `npm`. */
function installs(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/^\s*(?:#|\/\/).*$/gm, '');
  return [...text.matchAll(/npm(?:'\s*,\s*\[')?\s*(ci|install)\b/g)].map(([, way = '']) => way);
}

it('V19: machines and releases install in the same way', () => {
  expect(installs('scripts/bootstrap.mjs')).toEqual(['install']);
  expect(installs('scripts/release.ts')).toEqual(['install']);
});

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Where Node looks for what a package needs: beside it, and in each folder above. */
function isLocked(packages: Readonly<Record<string, LockedPackage>>, from: string, name: string): boolean {
  if (packages[from ? `${from}/node_modules/${name}` : `node_modules/${name}`]) return true;
  return from !== '' && isLocked(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

it('the lock file names the binaries of every platform: else an installation writes into it', () => {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(lock.packages, path, name)),
  );
  expect(missing).toEqual([]);
});
