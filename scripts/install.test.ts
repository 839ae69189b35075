/** There is one way to install: `npm ci` refuses a lock file whose optional binaries of other platforms are not served. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

/** What each line that calls npm to install says after `npm`. */
function installs(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/^\s*(?:#|\/\/).*$/gm, '');
  return [...text.matchAll(/npm(?:'\s*,\s*\[')?\s*(ci|install)\b/g)].map(([, way = '']) => way);
}

it('V19: machines and images install in the same way', () => {
  expect(installs('scripts/bootstrap.mjs')).toEqual(['install']);
  expect(installs('deploy/Dockerfile')).toEqual(['install', 'install']);
});
