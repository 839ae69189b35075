import { createRateLimit } from '../rate-limit.ts';

/** What keeps a form from being flooded. In memory, as `RateLimit` is. */
export interface Brakes {
  /** Why a message from this address is not taken now, and for how many milliseconds. */
  waitFor(address: string): { readonly ms: number; readonly isForAll: boolean } | undefined;
  /** Counts a message that was taken. */
  count(address: string): void;
  /** True once an hour: staff are told that the form takes nothing more, and not again with each message. */
  mayTellStaff(): boolean;
}

const WINDOW_MS = 10 * 60_000;
/** Messages of one network; many people may share one (mobile networks). */
const OF_NETWORK = 10;
/** Of all together: a clinic gets as many in a day. */
const OF_ALL = 60;
/** A word that is no address: everybody counts as one. */
const ALL = 'all';

interface BrakesOptions {
  readonly ofNetwork?: number;
  readonly ofAll?: number;
  readonly now?: () => number;
}

export function createBrakes({ ofNetwork = OF_NETWORK, ofAll = OF_ALL, now }: BrakesOptions = {}): Brakes {
  const network = createRateLimit({ max: ofNetwork, windowMs: WINDOW_MS, now });
  const all = createRateLimit({ max: ofAll, windowMs: WINDOW_MS, now });
  const told = createRateLimit({ max: 1, windowMs: 6 * WINDOW_MS, now });
  return {
    waitFor(address) {
      const own = network.wait(address);
      if (own > 0) return { ms: own, isForAll: false };
      const common = all.wait(ALL);
      return common > 0 ? { ms: common, isForAll: true } : undefined;
    },
    count(address) {
      network.count(address);
      all.count(ALL);
    },
    mayTellStaff() {
      if (told.wait(ALL) > 0) return false;
      told.count(ALL);
      return true;
    },
  };
}
