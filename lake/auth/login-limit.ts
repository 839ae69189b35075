/** Failed logins allowed within the window. Per account the limit is high, so that a stranger cannot easily lock staff out. */
const LIMITS = { pair: 5, address: 20, account: 60 };
const WINDOW = 15 * 60 * 1000;
const MAX_KEYS = 10_000;

export interface LoginLimit {
  /** Seconds until another attempt is allowed; 0 when it is now. */
  waitFor(address: string, account: string): number;
  /** Counts an attempt as failed. Called before the password is checked, so that attempts in parallel count too. */
  attempted(address: string, account: string): void;
  /** Takes the attempt back, and forgives earlier ones of the same person. */
  succeeded(address: string, account: string): void;
}

export function createLoginLimit(now: () => number = Date.now): LoginLimit {
  const failures = new Map<string, number[]>();
  const recent = (key: string) => (failures.get(key) ?? []).filter((time) => time > now() - WINDOW);
  const keysOf = (address: string, account: string) => {
    const name = account.trim().toLowerCase();
    return [
      { key: `pair ${address} ${name}`, limit: LIMITS.pair },
      { key: `address ${address}`, limit: LIMITS.address },
      { key: `account ${name}`, limit: LIMITS.account },
    ];
  };

  return {
    waitFor(address, account) {
      const waits = keysOf(address, account).map(({ key, limit }) => {
        const times = recent(key);
        const deciding = times[times.length - limit];
        return deciding === undefined ? 0 : Math.ceil((deciding + WINDOW - now()) / 1000);
      });
      return Math.max(0, ...waits);
    },
    attempted(address, account) {
      for (const { key } of keysOf(address, account)) {
        failures.set(key, [...recent(key), now()]);
      }
      // Oldest first: a flood of made-up names must not grow memory without end.
      for (const key of failures.keys()) {
        if (failures.size <= MAX_KEYS) break;
        failures.delete(key);
      }
    },
    succeeded(address, account) {
      const [pair, ...others] = keysOf(address, account);
      if (pair) failures.delete(pair.key);
      for (const { key } of others) failures.set(key, recent(key).slice(0, -1));
    },
  };
}
