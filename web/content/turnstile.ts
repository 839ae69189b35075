/**
 * Lets so many tasks run at a time, in the order in which they came. For the site's questions: when everything is read
 * anew, it has one for every page, and the lake answers only some large ones of one client at once.
 */
export function createTurnstile(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The place goes on to whoever waits, so that nobody comes in between.
      if (next) next();
      else running -= 1;
    }
  };
}
