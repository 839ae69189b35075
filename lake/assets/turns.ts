/** Does the work when what was asked for before, about the same thing, is done. */
export type InTurn<Thing> = <Result>(thing: Thing, work: () => Promise<Result>) => Promise<Result>;

export function createTurns<Thing>(keyOf: (thing: Thing) => string): InTurn<Thing> {
  const last = new Map<string, Promise<unknown>>();
  return async (thing, work) => {
    const key = keyOf(thing);
    const mine = (last.get(key) ?? Promise.resolve()).then(work);
    // The next one does not care how this one ends.
    const done = mine.catch(() => undefined);
    last.set(key, done);
    try {
      return await mine;
    } finally {
      if (last.get(key) === done) last.delete(key);
    }
  };
}
