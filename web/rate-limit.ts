export interface RateLimit {
  /** Milliseconds until this address may send again; 0 when it may now. Any other word counts as one address. */
  wait(address: string): number;
  /** Counts something that was sent. */
  count(address: string): void;
}

interface RateLimitOptions {
  /** How many may be sent within the period. */
  readonly most: number;
  /** Milliseconds. */
  readonly period: number;
  readonly now?: () => number;
}

/** Addresses remembered at most; attackers have many. */
const MOST_ADDRESSES = 10_000;

/** A household has a whole /64 network of IPv6: its addresses count as one. */
function householdOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '').toLowerCase();
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const [groups, behind] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - (groups?.length ?? 0) - (behind?.length ?? 0)) }, () => '0');
  return [...(groups ?? []), ...zeros, ...(behind ?? [])].slice(0, 4).join(':');
}

/** How often one address may send, in a sliding window. In memory only: addresses of visitors are not written down. */
export function createRateLimit({ most, period, now = Date.now }: RateLimitOptions): RateLimit {
  const sent = new Map<string, readonly number[]>();
  const recent = (key: string) => (sent.get(key) ?? []).filter((time) => now() - time < period);
  return {
    wait(address) {
      const times = recent(householdOf(address));
      const oldest = times.at(-most);
      return oldest === undefined ? 0 : oldest + period - now();
    },
    count(address) {
      const key = householdOf(address);
      const times = [...recent(key), now()];
      // Deleted first, so that the order of the map is the order of the last message.
      sent.delete(key);
      sent.set(key, times);
      const [first] = sent.keys();
      if (sent.size > MOST_ADDRESSES && first !== undefined) sent.delete(first);
    },
  };
}
