import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

/** A test that a page of docs/ names; without a name, the whole file. */
export type NamedTest = readonly [file: string, name: string | undefined];

/** What a text names: `file` › _name_, or a file alone. */
export function testsIn(text: string): readonly NamedTest[] {
  const named = [...text.matchAll(/`([\w./-]+\.test\.tsx?)`(?: › _(.+?)_(?=[;. ]))?/g)];
  return named.map(([, file = '', name]) => [file, name] as const);
}

/** Source of a test, in which its name is found as it stands on the page, whichever quotes the source uses. */
export function sourceOf(file: string): string {
  return readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'");
}
