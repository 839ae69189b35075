import { randomBytes } from 'node:crypto';

/**
 * Hands a finished login from the login page to Studio: the page redirects with an id in the URL fragment, Studio trades
 * it for a token. An id works once, for a minute, and only for the origin it was made for.
 */
export interface Handovers {
  create(userId: string, origin: string): string;
  /** The user, or undefined when the id is unknown, used, too old or meant for another origin. */
  redeem(sid: string, origin: string | undefined): string | undefined;
}

const LIFETIME = 60_000;

export function createHandovers(now: () => number = Date.now): Handovers {
  const pending = new Map<string, { userId: string; origin: string; expires: number }>();
  return {
    create(userId, origin) {
      for (const [sid, { expires }] of pending) if (expires <= now()) pending.delete(sid);
      const sid = randomBytes(24).toString('base64url');
      pending.set(sid, { userId, origin, expires: now() + LIFETIME });
      return sid;
    },
    redeem(sid, origin) {
      const entry = pending.get(sid);
      pending.delete(sid);
      if (!entry || entry.expires <= now()) return undefined;
      // Browsers leave Origin out of same-origin GET requests.
      return origin === undefined || origin === entry.origin ? entry.userId : undefined;
    },
  };
}
