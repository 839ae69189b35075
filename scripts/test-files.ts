import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, SetupError } from './settings.ts';

/** Where unit and integration tests lie, and journeys in the browser. */
export const TEST_FOLDERS = {
  unit: ['bench', 'clinic', 'demo', 'lake', 'schemas', 'scripts', 'studio', 'web'],
  e2e: ['e2e'],
} as const;

/** @returns the test files below these folders, as paths from the checkout */
export function testFiles(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name) && !/node_modules|\.next|public\//.test(name))
      .map((name) => `${folder}/${name}`),
  );
}

/**
 * @param patterns regular expressions; each has to match the path of a file from the checkout
 * @returns the files that match one; without a pattern, none
 * @throws SetupError naming a pattern that is none, or that matches nothing
 */
export function chosenTests(kind: keyof typeof TEST_FOLDERS, patterns: readonly string[]): readonly string[] {
  const files = testFiles(TEST_FOLDERS[kind]);
  const chosen = patterns.flatMap((given) => {
    // As shells and editors complete it.
    const pattern = given.replace(`${root}/`, '').replace(/^\.\//, '');
    const found = files.filter((file) => expression(pattern).test(file));
    if (found.length > 0) return found;
    const other = kind === 'unit' ? 'e2e' : 'unit';
    const isThere = testFiles(TEST_FOLDERS[other]).some((file) => expression(pattern).test(file));
    const hint = isThere ? ` One of "npm run test:${other}" does.` : '';
    throw new SetupError(`No test file of "npm run test:${kind}" matches ${pattern}.${hint}`);
  });
  return [...new Set(chosen)];
}

function expression(pattern: string): RegExp {
  try {
    return new RegExp(pattern);
  } catch {
    throw new SetupError(`${pattern} is no regular expression: write a part of a path, such as lake/store.`);
  }
}
