import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/**
 * Tells from now on whether a path still leads to the file that it leads to now. One that was removed, or whose disk was
 * taken away, can be written to for as long as it is open, and all of that is lost at the end.
 */
export function inPlace(path: string): () => boolean {
  const opened = identityOf(path);
  return () => opened !== undefined && identityOf(path) === opened;
}

function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}

const places = new WeakMap<DatabaseSync, () => boolean>();

/** Notes where the file of a database lies, which has just been opened. */
export function keepPlace(database: DatabaseSync): void {
  const path = database.location();
  if (path !== null) places.set(database, inPlace(path));
}

/** Whether the next start would find what is written to the database now. */
export function isInPlace(database: DatabaseSync): boolean {
  return places.get(database)?.() !== false;
}
