import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

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
const MAX_HANDOVERS = 1000;

/** @param now milliseconds, rising */
export function createHandovers(now: () => number = () => performance.now()): Handovers {
  const pending = new LRUCache<string, Handover>({
    max: MAX_HANDOVERS,
    ttl: LIFETIME_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    create(handover) {
      const sid = randomBytes(24).toString('base64url');
      pending.set(sid, handover);
      return sid;
    },
    redeem(sid, origin) {
      const handover = pending.get(sid);
      pending.delete(sid);
      return origin === handover?.origin ? handover : undefined;
    },
  };
}
