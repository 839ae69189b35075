import type { HoldingLimits } from '../config/limits.ts';
import type { Stranger } from './client-address.ts';

/** Counts what is held open: it costs for as long as somebody holds it, not only when it is asked for. */
export interface Holdings {
  hasRoom(stranger: Stranger): boolean;
  /** Counts one more. @returns what counts it off again; calling it twice does nothing more */
  take(stranger: Stranger): () => void;
}

/** Remembers only networks that hold something, so that the table is never longer than `total`. */
export function createHoldings({ total, perNetwork }: HoldingLimits): Holdings {
  const held = new Map<string, number>();
  let count = 0;
  return {
    hasRoom: ({ network, isMany }) => count < total && (isMany || (held.get(network) ?? 0) < perNetwork),
    take({ network }) {
      count += 1;
      held.set(network, (held.get(network) ?? 0) + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        count -= 1;
        const left = (held.get(network) ?? 1) - 1;
        if (left > 0) held.set(network, left);
        else held.delete(network);
      };
    },
  };
}
