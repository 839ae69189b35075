import { LakeError } from '../errors.ts';

/**
 * How much work one visitor may cause. Addresses of pictures can be invented without end, and each new one has to be made:
 * without a budget, one stranger would keep everybody else's pictures waiting for as long as he likes.
 */
export interface RenderBudget {
  /** @throws LakeError 429 when this visitor has used up his share. */
  check(visitor: string): void;
  /** Notes what a picture has cost. */
  spend(visitor: string, ms: number): void;
}

/** A gallery of two hundred new pictures fits in; then a tenth of one processor goes on. */
const BURST_MS = 30_000;
const REFILL = 0.1;
const MAX_VISITORS = 10_000;

export function createRenderBudget(now: () => number = Date.now): RenderBudget {
  const accounts = new Map<string, { left: number; at: number }>();
  const leftOf = (visitor: string) => {
    const account = accounts.get(visitor);
    return account ? Math.min(BURST_MS, account.left + (now() - account.at) * REFILL) : BURST_MS;
  };
  return {
    check(visitor) {
      const left = leftOf(visitor);
      if (left > 0) return;
      const retryAfter = Math.ceil((1000 - left) / REFILL / 1000);
      throw new LakeError(429, undefined, 'Too many new pictures at once.', { retryAfter });
    },
    spend(visitor, ms) {
      const left = leftOf(visitor) - ms;
      accounts.delete(visitor);
      accounts.set(visitor, { left, at: now() });
      // Oldest first: a flood of addresses must not grow memory without end.
      for (const key of accounts.keys()) {
        if (accounts.size <= MAX_VISITORS) break;
        accounts.delete(key);
      }
    },
  };
}
