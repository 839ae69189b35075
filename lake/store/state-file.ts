import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a small file that is as it was or whole, also after a power cut: beside it, flushed, then renamed. Only its owner
 * may read it. Files of any size, and without holding up the process: `writeWhole` in `assets/asset-files.ts`.
 * @throws the file system's error; what was there before stays then
 */
export function writeStateFile(path: string, content: string): void {
  const draft = `${path}.part`;
  writeFileSync(draft, content, { mode: 0o600, flush: true });
  renameSync(draft, path);
  syncFolder(dirname(path));
}

/** A file's name is on disk only when its folder is. Some systems (Windows) cannot do this, and need not. */
function syncFolder(path: string): void {
  let folder: number | undefined;
  try {
    folder = openSync(path, 'r');
    fsyncSync(folder);
  } catch {
    // The content is safe; only a power cut in the next seconds could take the name away.
  } finally {
    if (folder !== undefined) closeSync(folder);
  }
}
