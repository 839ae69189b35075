import type { Grant } from '../caller.ts';
import type { Robot, Robots } from './robots.ts';
import type { Sessions } from './sessions.ts';

export type TokenHolder =
  | { readonly kind: 'user'; readonly userId: string; readonly sessionId: string; readonly expiresAt: string }
  | { readonly kind: 'robot'; readonly robot: Robot }
  | { readonly kind: 'expired' | 'unknown' };

/** Every token there is, whoever holds it: people's sessions and programs. */
export interface Tokens {
  /** A token for a program: a role's name, or grants of its own. @throws Error when they cannot be used. */
  createRobot(label: string, rights: string | readonly Grant[]): { readonly token: string; readonly robot: Robot };
  listRobots(): Robot[];
  getRobot(id: string): Robot | undefined;
  /** False when there is no such token. */
  revokeRobot(id: string): boolean;
  /** @param isUse false for a look that nobody asked for; see `Sessions.find` */
  holderOf(token: string, isUse?: boolean): TokenHolder;
}

export function openTokens(sessions: Sessions, robots: Robots): Tokens {
  return {
    createRobot: (label, rights) => robots.create(label, rights),
    listRobots: () => robots.list(),
    getRobot: (id) => robots.get(id),
    revokeRobot: (id) => robots.revoke(id),
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
