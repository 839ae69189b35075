import { LakeError } from '../errors.ts';
import { createCaller } from './grants.ts';
import { anonymousGrants, memberGrants, ROLES } from './roles.ts';
import type { Accounts } from './accounts.ts';
import type { Caller, DatasetAccess, Grant } from './caller.ts';
import type { RoleName } from './roles.ts';

/** Resolves who sent a request; see `Lake.callerOf`. */
export function createCallerOf(accounts: Accounts): (request: Request, access: DatasetAccess | null) => Caller {
  const visitors = {
    public: createCaller({ userId: null, roles: [], grants: anonymousGrants('public') }),
    private: createCaller({ userId: null, roles: [], grants: anonymousGrants('private') }),
  };
  // Callers are immutable, and building one compiles its grants.
  const known = new Map<string, Caller>();

  const withRole = (userId: string, role: RoleName, kind: 'user' | 'robot', access: DatasetAccess | null): Caller => {
    const place = access?.profile ?? 'none';
    const key = `${place} ${kind} ${role} ${userId}`;
    const caller = known.get(key) ?? createCaller({ userId, roles: [role], grants: grantsIn(place, role, kind) });
    known.set(key, caller);
    return caller;
  };

  return (request, access) => {
    const token = bearerToken(request);
    if (token === undefined) return visitors[access?.aclMode ?? 'private'];
    const holder = accounts.tokens.holderOf(token);
    switch (holder.kind) {
      case 'robot':
        return withRole(holder.robot.id, holder.robot.role, 'robot', access);
      case 'user': {
        const user = accounts.users.get(holder.userId);
        if (user) return withRole(user.id, user.role, 'user', access);
        throw notAuthenticated();
      }
      case 'expired':
        throw new LakeError(401, undefined, 'Session expired', { errorCode: 'SIO-401-AEX' });
      case 'unknown':
        throw notAuthenticated();
    }
  };
}

/** Everybody who works on the project may comment, readers too; programs only when they may edit anyway. */
function grantsIn(place: DatasetAccess['profile'] | 'none', role: RoleName, kind: 'user' | 'robot'): readonly Grant[] {
  if (place === 'none') return [];
  if (place === 'content') return ROLES[role].grants;
  return kind === 'user' || role === 'administrator' || role === 'editor' ? memberGrants : [];
}

export function bearerToken(request: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

/** The error after which Studio shows its login screen. */
export function notAuthenticated(): LakeError {
  return new LakeError(401, undefined, 'Session not found', { errorCode: 'SIO-401-ANF' });
}
