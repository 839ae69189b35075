import { LRUCache } from 'lru-cache';
import { networkOf } from './client-address.ts';

export interface RateLimit {
  /** Milliseconds until this address may send again; 0 when it may now. Any other word counts as one address. */
  wait(address: string): number;
  /** Counts something that was sent. */
  count(address: string): void;
}

interface RateLimitOptions {
  /** How many may be sent within the window. */
  readonly max: number;
  readonly windowMs: number;
  readonly now?: (() => number) | undefined;
}

/** Networks remembered; attackers have many. Who sent longest ago is dropped first. */
const MAX_NETWORKS = 10_000;

/**
 * How often one network may send, in a sliding window. In memory only: addresses of visitors are not written down. Why not
 * by a library: docs/decisions/0016-limits-by-network-in-memory.md.
 */
export function createRateLimit({ max, windowMs, now = () => Date.now() }: RateLimitOptions): RateLimit {
  const sentAt = new LRUCache<string, readonly number[]>({ max: MAX_NETWORKS });
  const recent = (network: string) => (sentAt.peek(network) ?? []).filter((time) => now() - time < windowMs);
  return {
    wait(address) {
      const oldest = recent(networkOf(address)).at(-max);
      return oldest === undefined ? 0 : oldest + windowMs - now();
    },
    count(address) {
      const network = networkOf(address);
      sentAt.set(network, [...recent(network), now()]);
    },
  };
}
