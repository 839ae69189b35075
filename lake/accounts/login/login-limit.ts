import { networkOf } from '../../admission/client-address.ts';

/** Who tries something that can be guessed. */
export interface Attempt {
  /** Network address of the person. */
  readonly address: string;
  /** Name of the account, as typed. */
  readonly account: string;
  /** The browser, when the account has signed in from it before; see `DeviceCookies`. */
  readonly device: string | undefined;
}

/** Failures allowed within the window. */
export interface AttemptLimits {
  /** Of one account from one network, or from one browser that is known. */
  readonly perPair: number;
  /** Of all accounts from one network, known browsers aside. */
  readonly perNetwork: number;
}

const LIMITS: AttemptLimits = { perPair: 5, perNetwork: 20 };
const WINDOW_MS = 15 * 60 * 1000;
const MAX_KEYS = 10_000;
/** No account has a longer one (`users.ts`), and strangers would fill the memory with theirs. */
const MAX_NAME_CHARACTERS = 254;

/**
 * Nothing is counted by name alone: names are known to everybody, and whoever uses up such a count locks the owner out. A
 * browser that is known counts for itself, so that not even its own network can lock it out.
 */
export function createLoginLimit(now: () => number = Date.now, limits: AttemptLimits = LIMITS) {
  const failures = new Map<string, number[]>();
  const recent = (key: string) => (failures.get(key) ?? []).filter((time) => time > now() - WINDOW_MS);
  const keysOf = ({ address, account, device }: Attempt) => {
    const name = account.trim().toLowerCase().slice(0, MAX_NAME_CHARACTERS);
    if (device !== undefined) return [{ key: `device ${device} ${name}`, limit: limits.perPair }];
    const network = networkOf(address);
    return [
      { key: `pair ${network} ${name}`, limit: limits.perPair },
      { key: `network ${network}`, limit: limits.perNetwork },
    ];
  };

  const told = new Map<string, number>();
  const waitsOf = (attempt: Attempt) =>
    keysOf(attempt).map(({ key, limit }) => {
      const times = recent(key);
      const deciding = times[times.length - limit];
      return { key, wait: deciding === undefined ? 0 : deciding + WINDOW_MS - now() };
    });

  return {
    /** Seconds until another attempt is allowed; 0 when it is now. */
    waitFor: (attempt: Attempt) => Math.ceil(Math.max(...waitsOf(attempt).map(({ wait }) => wait)) / 1000),
    /**
     * Whether an attempt that has to wait meets a limit nobody was told of yet. The log notes that once: a flood of attempts
     * must not fill it, nor the disk with it.
     */
    isNews(attempt: Attempt) {
      for (const [key, end] of told) if (end <= now()) told.delete(key);
      const news = waitsOf(attempt).filter(({ key, wait }) => wait > 0 && !told.has(key));
      for (const { key, wait } of news) told.set(key, now() + wait);
      return news.length > 0;
    },
    /** Counts an attempt as failed. Called before the password is checked, so that attempts in parallel count too. */
    attempted(attempt: Attempt) {
      for (const { key } of keysOf(attempt)) failures.set(key, [...recent(key), now()]);
      // Oldest first: a flood of made-up names must not grow memory without end.
      for (const key of failures.keys()) {
        if (failures.size <= MAX_KEYS) break;
        failures.delete(key);
      }
    },
    /** Takes the attempt back, and forgives earlier ones of the same person. */
    succeeded(attempt: Attempt) {
      const [pair, ...others] = keysOf(attempt);
      if (pair) failures.delete(pair.key);
      for (const { key } of others) failures.set(key, recent(key).slice(0, -1));
    },
  };
}
