/** Random numbers that come again with their seed. */
export interface Randomness {
  /** A whole number from 0 on, below the limit. */
  below(limit: number): number;
  /** One of several; there must be one. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/**
 * Numbers that look random and follow from the seed alone (a linear congruential generator, Numerical Recipes).
 * @param seed whole number
 */
export function randomness(seed: number): Randomness {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { below, pick: (items) => items[below(items.length)] ?? items[0] };
}
