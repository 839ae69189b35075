import { randomBytes } from 'node:crypto';

/** A finished login on its way from the login page to the app that asked for it. */
interface Handover {
  readonly userId: string;
  /** When the account was last changed: a login from before a new password is worth nothing. */
  readonly userUpdatedAt: string;
  /** Of the app; only it may fetch the token. */
  readonly origin: string;
  /** What was shown to get in, for the log. */
  readonly method: string;
}

/**
 * Hands a finished login from the login page to a Studio on another origin: the page redirects with an id in the URL
 * fragment, Studio trades it for a token. An id works once, for a minute, and only for the origin it was made for.
 */
export interface Handovers {
  create(handover: Handover): string;
  /** Undefined when the id is unknown, used, too old or meant for another origin. */
  redeem(sid: string, origin: string | undefined): Handover | undefined;
}

const LIFETIME_MS = 60_000;

export function createHandovers(now: () => number = Date.now): Handovers {
  const pending = new Map<string, Handover & { expires: number }>();
  return {
    create(handover) {
      for (const [sid, { expires }] of pending) if (expires <= now()) pending.delete(sid);
      const sid = randomBytes(24).toString('base64url');
      pending.set(sid, { ...handover, expires: now() + LIFETIME_MS });
      return sid;
    },
    redeem(sid, origin) {
      const entry = pending.get(sid);
      pending.delete(sid);
      if (!entry || entry.expires <= now()) return undefined;
      return origin === entry.origin ? entry : undefined;
    },
  };
}
