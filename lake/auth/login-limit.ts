import { networkOf } from './network-of.ts';

/** Failed logins allowed within the window. Per account the limit is high, so that a stranger cannot easily lock staff out. */
const LIMITS = { pair: 5, address: 20, account: 60 };
const WINDOW = 15 * 60 * 1000;
const MAX_KEYS = 10_000;

export interface LoginLimit {
  /** Seconds until another attempt is allowed; 0 when it is now. */
  waitFor(address: string, account: string): number;
  /**
   * Whether an attempt that has to wait meets a limit nobody was told of yet. The log notes that once: a flood of attempts
   * must not fill it, nor the disk with it.
   */
  isNews(address: string, account: string): boolean;
  /** Counts an attempt as failed. Called before the password is checked, so that attempts in parallel count too. */
  attempted(address: string, account: string): void;
  /** Takes the attempt back, and forgives earlier ones of the same person. */
  succeeded(address: string, account: string): void;
}

export function createLoginLimit(now: () => number = Date.now): LoginLimit {
  const failures = new Map<string, number[]>();
  const recent = (key: string) => (failures.get(key) ?? []).filter((time) => time > now() - WINDOW);
  const keysOf = (from: string, account: string) => {
    const address = networkOf(from);
    const name = account.trim().toLowerCase();
    return [
      { key: `pair ${address} ${name}`, limit: LIMITS.pair },
      { key: `address ${address}`, limit: LIMITS.address },
      { key: `account ${name}`, limit: LIMITS.account },
    ];
  };

  const told = new Map<string, number>();
  const waitsOf = (address: string, account: string) =>
    keysOf(address, account).map(({ key, limit }) => {
      const times = recent(key);
      const deciding = times[times.length - limit];
      return { key, wait: deciding === undefined ? 0 : deciding + WINDOW - now() };
    });

  return {
    waitFor: (address, account) => Math.ceil(Math.max(...waitsOf(address, account).map(({ wait }) => wait)) / 1000),
    isNews(address, account) {
      for (const [key, end] of told) if (end <= now()) told.delete(key);
      const news = waitsOf(address, account).filter(({ key, wait }) => wait > 0 && !told.has(key));
      for (const { key, wait } of news) told.set(key, now() + wait);
      return news.length > 0;
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
