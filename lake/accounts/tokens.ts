import type { Robot, Robots } from '../auth/robots.ts';
import type { Sessions } from './sessions.ts';

type TokenHolder =
  | { readonly kind: 'user'; readonly userId: string; readonly sessionId: string; readonly expiresAt: string }
  | { readonly kind: 'robot'; readonly robot: Robot }
  | { readonly kind: 'expired' | 'unknown' };

/** Every token there is, whoever holds it: people's sessions and programs. */
export interface Tokens {
  /** @param isUse false for a look that nobody asked for; see `Sessions.find` */
  holderOf(token: string, isUse?: boolean): TokenHolder;
}

export function openTokens(sessions: Sessions, robots: Robots): Tokens {
  return {
    holderOf(token, isUse) {
      const session = sessions.find(token, isUse);
      if (session) {
        const { userId, id: sessionId, expiresAt, expired } = session;
        return expired ? { kind: 'expired' } : { kind: 'user', userId, sessionId, expiresAt };
      }
      const robot = robots.find(token);
      if (!robot) return { kind: 'unknown' };
      const { expired, ...rest } = robot;
      return expired ? { kind: 'expired' } : { kind: 'robot', robot: rest };
    },
  };
}
