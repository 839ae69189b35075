import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the product's own code. */
export interface SourceFile {
  /** From the checkout. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

/** `e2e/` holds journeys alone, `docs/` and `deploy/` no code. */
const FOLDERS = ['bench', 'clinic', 'demo', 'lake', 'schemas', 'scripts', 'studio', 'web'];
const SKIPPED_FOLDER = /(^|\/)(node_modules|dist|public|generated|client-suite|fuzz|\.[^/]+)(\/|$)/;
const SKIPPED_FILE = /\.(test|fixture)\.tsx?$|(^|[/-])(testing|fixture)\.tsx?$|\.d\.ts$/;

/** @returns the product's sources: no tests, nothing that only tests use, nothing that a program writes; by path */
export function sourceFiles(root: string): readonly SourceFile[] {
  return FOLDERS.flatMap((folder) => filesBelow(root, folder)).map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0) };
  });
}

function filesBelow(root: string, folder: string): readonly string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return SKIPPED_FOLDER.test(path) ? [] : filesBelow(root, path);
      return /\.(tsx?|mjs)$/.test(entry.name) && !SKIPPED_FILE.test(path) ? [path] : [];
    });
}
