import { randomBytes } from 'node:crypto';

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

export function createPendingLogins(now: () => number = Date.now): PendingLogins {
  const pending = new Map<string, PendingLogin & { readonly expires: number }>();
  return {
    start(login) {
      for (const [id, { expires }] of pending) {
        if (expires > now() && pending.size < MAX_LOGINS) break;
        pending.delete(id);
      }
      const id = randomBytes(24).toString('base64url');
      pending.set(id, { ...login, expires: now() + LIFETIME_MS });
      return id;
    },
    find(id) {
      const login = pending.get(id);
      return login && login.expires > now() ? login : undefined;
    },
    end: (id) => void pending.delete(id),
  };
}
