import { join } from 'node:path';
import { LakeError } from '../errors.ts';
import { inPlace } from '../store/in-place.ts';
import type { Datasets } from './open-datasets.ts';

/**
 * Tells which files of the data folder the next start would not find as they are open here: the folder was removed or
 * replaced, or its disk was taken away. Paths are relative to it.
 */
export function lostFiles(dataDir: string, datasets: Datasets): () => readonly string[] {
  const others = ['accounts.db', 'project.db'].map((path) => ({ path, isInPlace: inPlace(join(dataDir, path)) }));
  return () => [
    ...others.filter(({ isInPlace }) => !isInPlace()).map(({ path }) => path),
    ...datasets.names().flatMap((name) => (datasets.get(name).isInPlace() ? [] : [`datasets/${name}.db`])),
  ];
}

export const LOST =
  'The data folder of the lake is gone or was replaced while it ran. Nothing is written; reads go on.';

/** @throws LakeError 503 when what is written now would be lost */
export function assertNothingLost(lost: () => readonly string[]): void {
  if (lost().length > 0) throw new LakeError(503, undefined, LOST, { retryAfter: LOOK_EVERY_MS / 1000 });
}

const LOOK_EVERY_MS = 2000;

/**
 * Looks again and again.
 * @param tell told which files are lost, when that begins; and none, when it is over
 * @returns what ends it
 */
export function watchFiles(lost: () => readonly string[], tell: (files: readonly string[]) => void): () => void {
  let known = 0;
  const timer = setInterval(() => {
    const files = lost();
    if (files.length > 0 !== known > 0) tell(files);
    known = files.length;
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
