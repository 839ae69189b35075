import type { DatabaseSync } from 'node:sqlite';

const held = new WeakMap<DatabaseSync, Promise<unknown>>();

/** Keeps everybody from writing to a database until the work is over, which another thread does to its file. */
export async function holdWrites<Result>(database: DatabaseSync, work: Promise<Result>): Promise<Result> {
  const over = work.then(
    () => undefined,
    () => undefined,
  );
  held.set(database, over);
  try {
    return await work;
  } finally {
    held.delete(database);
  }
}

/** Resolves when the database may be written to; undefined when it may be now. */
export function heldWrites(database: DatabaseSync): Promise<unknown> | undefined {
  return held.get(database);
}
