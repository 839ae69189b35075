/** Whoever asks for a thing while it is on its way gets the same answer. */
export function shareUnderway<Thing, Result>(
  keyOf: (thing: Thing) => string,
  work: (thing: Thing) => Promise<Result>,
): (thing: Thing) => Promise<Result> {
  const underway = new Map<string, Promise<Result>>();
  return (thing) => {
    const key = keyOf(thing);
    const known = underway.get(key);
    if (known) return known;
    const result = work(thing).finally(() => underway.delete(key));
    underway.set(key, result);
    return result;
  };
}

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
