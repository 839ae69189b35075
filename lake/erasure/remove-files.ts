import { readdirSync, rmSync, statSync } from 'node:fs';

/** Removes a file; returns how many there were. At once, so that nothing happens between the check and the end of it. */
export function removeFile(path: string): number {
  const isThere = statSync(path, { throwIfNoEntry: false }) !== undefined;
  rmSync(path, { force: true });
  return isThere ? 1 : 0;
}

/** Removes a folder with everything in it; returns how many files there were. */
export function removeFolder(path: string): number {
  if (!statSync(path, { throwIfNoEntry: false })) return 0;
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  rmSync(path, { recursive: true, force: true });
  return files.length;
}
