import type { BucketLimits } from '../config/limits.ts';

/** A token bucket: so much at once, and so much more each second. It may be overdrawn, by work whose cost shows afterwards. */
export interface Bucket {
  /** What is left; negative when more was spent than there was. */
  left(): number;
  spend(amount: number): void;
  /** Spends 1 if there is that much. @returns whether there was */
  take(): boolean;
  /** Milliseconds until more than `amount` is left; 0 when there is. */
  waitFor(amount: number): number;
}

/** @param now milliseconds, rising */
export function createBucket({ most, perSecond }: BucketLimits, now: () => number): Bucket {
  let amountThen = most;
  let then = now();
  const leftAt = (time: number) => Math.min(most, amountThen + ((time - then) / 1000) * perSecond);
  const left = () => leftAt(now());
  const spend = (amount: number) => {
    const time = now();
    amountThen = leftAt(time) - amount;
    then = time;
  };
  return {
    left,
    spend,
    take() {
      if (left() < 1) return false;
      spend(1);
      return true;
    },
    waitFor: (amount) => Math.max(0, Math.ceil(((amount - left()) / perSecond) * 1000)),
  };
}
