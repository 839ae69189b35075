import { LakeError } from '../errors.ts';
import { createCaller } from '../caller.ts';
import {
  ANONYMOUS_GRANTS,
  COMMENTING_ROLES,
  groupGrant,
  memberGrants,
  memberListGrant,
  previewGrant,
  ROLES,
} from './roles.ts';
import { sessionCookie } from '../accounts/session-cookie.ts';
import type { LakeConfig } from '../config/config.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Caller, DatasetAccess, Grant } from '../caller.ts';
import type { Robot } from './robots.ts';
import type { RoleName } from './roles.ts';
import type { TokenHolder } from '../accounts/tokens.ts';
import type { User } from '../accounts/users.ts';

type Place = DatasetAccess['profile'] | 'none';

/** Resolves who sent a request; see `Lake.callerOf`. */
export function createCallerOf(
  accounts: Accounts,
  config: LakeConfig,
): (request: Request, access: DatasetAccess | null) => Caller {
  const visitor = createCaller({ userId: null, roles: [], grants: ANONYMOUS_GRANTS });
  const nobody = createCaller({ userId: null, roles: [], grants: [] });
  // Callers are immutable, and building one compiles its grants. Robots never change, and their ids are never used again.
  const known = new Map<string, Caller>();

  const cached = (key: string, options: Parameters<typeof createCaller>[0]): Caller => {
    const caller = known.get(key) ?? createCaller(options);
    known.set(key, caller);
    return caller;
  };
  const person = ({ id, role, name }: User, place: Place) =>
    cached(`${place} user ${role} ${id} ${name}`, {
      userId: id,
      name,
      roles: [role],
      grants: grantsOfPerson(place, role),
    });
  const program = (robot: Robot, place: Place) =>
    cached(`${place} robot ${robot.id}`, {
      userId: robot.id,
      name: robot.label,
      roles: robot.role ? [robot.role] : [],
      grants: grantsOfProgram(place, robot),
    });

  // A stream asks again for its caller now and then: only the first time is it somebody's use of the session.
  const asked = new WeakSet<Request>();

  return (request, access) => {
    const place = access?.profile ?? 'none';
    const token = bearerToken(request);
    const isUse = !asked.has(request);
    asked.add(request);
    if (token === undefined) {
      const holder = holderOfCookie(request, accounts, config, isUse);
      const user = userOf(accounts, holder);
      if (user) return person(user, place);
      // Studio would take what visitors see for content that is gone, and a refusal for the end of what was typed.
      if (isStudio(request)) throw holder.kind === 'expired' ? sessionExpired() : notAuthenticated();
      if (access?.aclMode === 'private') throw notAuthenticated();
      return access ? visitor : nobody;
    }
    const holder = accounts.tokens.holderOf(token, isUse);
    if (holder.kind === 'robot') return program(holder.robot, place);
    if (holder.kind === 'expired') throw sessionExpired();
    const user = userOf(accounts, holder);
    if (!user) throw notAuthenticated();
    return person(user, place);
  };
}

/** Everybody who works on the project may comment, readers too. */
function grantsOfPerson(place: Place, role: RoleName): readonly Grant[] {
  if (place === 'none') return [];
  if (place !== 'content') return memberGrants(role);
  return [...ROLES[role].grants, previewGrant, memberListGrant, ...(role === 'administrator' ? [groupGrant] : [])];
}

/** Programs comment only when they may edit anyway; grants of their own are about content. */
function grantsOfProgram(place: Place, { role, grants = [] }: Robot): readonly Grant[] {
  if (place === 'none') return [];
  if (place === 'content' && role === 'administrator') return [...ROLES[role].grants, memberListGrant, groupGrant];
  if (place === 'content') return role ? ROLES[role].grants : grants;
  return role && COMMENTING_ROLES.includes(role) ? memberGrants(role) : [];
}

/**
 * Who a cookie stands for. One that is dead, or that a foreign page made the browser send, counts as none: visitors of
 * the site send the cookies of a login they have long forgotten, and must go on seeing what everyone sees. Studio is told.
 */
export function holderOfCookie(request: Request, accounts: Accounts, config: LakeConfig, isUse?: boolean): TokenHolder {
  const token = sessionCookie(request, config);
  return token === undefined ? { kind: 'unknown' } : accounts.tokens.holderOf(token, isUse);
}

function userOf(accounts: Accounts, holder: TokenHolder): User | undefined {
  const user = holder.kind === 'user' ? accounts.users.get(holder.userId) : undefined;
  return user?.active ? user : undefined;
}

export function bearerToken(request: Request): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

/** Whether Studio asks, for somebody who works here; the site's own pages and programs do not say so of themselves. */
function isStudio(request: Request): boolean {
  return request.headers.get('x-sanity-app')?.startsWith('studio@') ?? false;
}

function sessionExpired(): LakeError {
  return new LakeError(401, undefined, 'Session expired', { errorCode: 'SIO-401-AEX' });
}

/** The error after which Studio shows its login screen. */
export function notAuthenticated(): LakeError {
  return new LakeError(401, undefined, 'Session not found', { errorCode: 'SIO-401-ANF' });
}
