/** So many at once, and so many more each second. */
export interface Allowance {
  /** False when it is used up. */
  take(): boolean;
}

/** @param now milliseconds, rising */
export function createAllowance(
  most: number,
  perSecond: number,
  now: () => number = () => performance.now(),
): Allowance {
  let left = most;
  let at = now();
  return {
    take() {
      const time = now();
      left = Math.min(most, left + ((time - at) / 1000) * perSecond);
      at = time;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
