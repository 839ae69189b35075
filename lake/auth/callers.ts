import { LakeError } from '../errors.ts';
import { createCaller } from './grants.ts';
import { anonymousGrants, ROLES } from './roles.ts';
import type { LakeConfig } from '../config.ts';
import type { Accounts } from './accounts.ts';
import type { Caller } from './caller.ts';
import type { RoleName } from './roles.ts';

/** Resolves who sent a request; see `Lake.callerOf`. */
export function createCallerOf(accounts: Accounts, config: LakeConfig): (request: Request) => Caller {
  const anonymous = createCaller({ userId: null, roles: [], grants: anonymousGrants(config.aclMode) });
  // Callers are immutable, and building one compiles its grants.
  const known = new Map<string, Caller>();

  const withRole = (userId: string, role: RoleName): Caller => {
    const key = `${role} ${userId}`;
    const caller = known.get(key) ?? createCaller({ userId, roles: [role], grants: ROLES[role].grants });
    known.set(key, caller);
    return caller;
  };

  return (request) => {
    const token = bearerToken(request);
    if (token === undefined) return anonymous;
    const holder = accounts.tokens.holderOf(token);
    switch (holder.kind) {
      case 'robot':
        return withRole(holder.robot.id, holder.robot.role);
      case 'user': {
        const user = accounts.users.get(holder.userId);
        if (user) return withRole(user.id, user.role);
        throw notAuthenticated();
      }
      case 'expired':
        throw new LakeError(401, undefined, 'Session expired', { errorCode: 'SIO-401-AEX' });
      case 'unknown':
        throw notAuthenticated();
    }
  };
}

export function bearerToken(request: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

/** The error after which Studio shows its login screen. */
export function notAuthenticated(): LakeError {
  return new LakeError(401, undefined, 'Session not found', { errorCode: 'SIO-401-ANF' });
}
