import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Somebody who has typed the right password and has not shown a second factor yet. */
export interface PendingLogin {
  readonly userId: string;
  /** `confirm`: show the second factor. `enrol`: set one up, because the role requires it. `done`: nothing but to go on. */
  readonly stage: 'confirm' | 'enrol' | 'done';
  /** When the account was last changed: what was typed before a new password counts no longer. */
  readonly userUpdatedAt: string;
}

/**
 * Logins between two steps, under an id that stands in the page's form and nowhere else: no cookie carries it, so that no
 * other page can send it and no page can plant one. Only who knows a password makes one.
 */
export interface PendingLogins {
  start(login: PendingLogin): string;
  /** Undefined when it is unknown or took too long. */
  find(id: string): PendingLogin | undefined;
  end(id: string): void;
}

const LIFETIME_MS = 10 * 60 * 1000;
const MAX_LOGINS = 1000;

export function createPendingLogins(): PendingLogins {
  const pending = new LRUCache<string, PendingLogin>({ max: MAX_LOGINS, ttl: LIFETIME_MS });
  return {
    start(login) {
      const id = randomBytes(24).toString('base64url');
      pending.set(id, login);
      return id;
    },
    find: (id) => pending.get(id),
    end: (id) => void pending.delete(id),
  };
}
