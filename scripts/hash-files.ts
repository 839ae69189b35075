import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Results of builds and tools, and tests: neither makes what is built another one. */
const IGNORED = /^(node_modules|dist|coverage|\..*|next-env\.d\.ts|.+\.test\.tsx?)$/;
const IGNORED_PATHS = new Set(['web/public/studio']);

/**
 * One hash over names and contents of files.
 * @param base folder that the paths are relative to
 * @param paths files, or folders that are read with everything below them; missing ones count as empty
 */
export async function hashFiles(base: string, paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesBelow(base, path)) {
      hash.update(`${file}\0`);
      hash.update(await readFile(join(base, file)));
    }
  }
  return hash.digest('hex');
}

async function filesBelow(base: string, path: string): Promise<string[]> {
  const absolute = join(base, path);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [path];
  const files: string[] = [];
  const entries = await readdir(absolute, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inner = `${path}/${entry.name}`;
    if (IGNORED.test(entry.name) || IGNORED_PATHS.has(inner)) continue;
    if (entry.isDirectory()) files.push(...(await filesBelow(base, inner)));
    else if (entry.isFile()) files.push(inner);
  }
  return files;
}
