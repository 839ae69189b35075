import { LRUCache } from 'lru-cache';
import { LakeError } from '../errors.ts';
import { createCaller, GROUPS_FILTER, MEMBERS_FILTER, PREVIEW_FILTER } from '../caller.ts';
import type { Authenticate, Person, Proof } from './authentication.ts';
import type { Robot, Robots } from './robots.ts';
import type { Caller, DatasetAccess } from '../caller.ts';
import type { Grant, Role, Roles } from '../config/roles.ts';

/** People and programs whose compiled grants are kept. */
const MOST_KNOWN = 1_000;

type Place = DatasetAccess['profile'] | 'none';

type Found = (Robot & { readonly expired: boolean }) | Proof;

interface Doors {
  readonly roles: Roles;
  readonly robots: Robots;
  readonly authenticate: Authenticate;
}

export interface Callers {
  /**
   * Who sent the request, with the rights they have in a dataset; with `null` it only says who, and grants nothing.
   * @throws LakeError 401 for a token that is unknown or expired.
   */
  callerOf(request: Request, access: DatasetAccess | null): Promise<Caller> | Caller;
  /** The same for a stream that goes on: who it is now, which is nobody's use of a session. */
  callerNow(request: Request, access: DatasetAccess | null): Promise<Caller>;
}

export function createCallers({ roles, robots, authenticate }: Doors): Callers {
  const visitor = createCaller({ userId: null, roles: [], grants: ANONYMOUS_GRANTS });
  const nobody = createCaller({ userId: null, roles: [], grants: [] });
  // Callers are immutable, and building one compiles its grants. Robots never change, and their ids are never used again.
  const built = new LRUCache<string, Caller>({ max: MOST_KNOWN });

  const cached = (key: string, options: Parameters<typeof createCaller>[0]): Caller => {
    const caller = built.get(key) ?? createCaller(options);
    built.set(key, caller);
    return caller;
  };
  const person = ({ id, roles: names, name }: Person, place: Place) =>
    cached(JSON.stringify([place, id, name, names]), {
      userId: id,
      name,
      roles: names.filter((role) => Object.hasOwn(roles, role)),
      grants: grantsOfPerson(place, names, roles),
    });
  const program = (robot: Robot, place: Place) =>
    cached(JSON.stringify([place, robot.id]), {
      userId: robot.id,
      name: robot.label,
      roles: robot.role !== undefined && Object.hasOwn(roles, robot.role) ? [robot.role] : [],
      grants: grantsOfProgram(place, robot, roles),
    });

  const foundIn = (request: Request, isUse: boolean): Found | Promise<Found> => {
    const token = bearerToken(request);
    const robot = token === undefined ? undefined : robots.find(token);
    return robot ?? authenticate(request, isUse);
  };
  const callerBy = (found: Found, request: Request, access: DatasetAccess | null): Caller => {
    const place = access?.profile ?? 'none';
    if (typeof found === 'object' && 'label' in found) {
      if (found.expired) throw sessionExpired();
      return program(found, place);
    }
    if (typeof found === 'object') return person(found, place);
    // Studio would take what visitors see for content that is gone, and a refusal for the end of what was typed. A cookie that
    // is dead counts as none for others: visitors of a site send those of a login they have long forgotten.
    if (bearerToken(request) !== undefined || isStudio(request)) {
      throw found === 'expired' ? sessionExpired() : notAuthenticated();
    }
    if (access?.aclMode === 'private') throw notAuthenticated();
    return access ? visitor : nobody;
  };
  const known = new WeakMap<Request, Found | Promise<Found>>();
  return {
    callerOf(request, access) {
      if (!known.has(request)) known.set(request, foundIn(request, true));
      const found = known.get(request);
      return found instanceof Promise
        ? found.then((later) => callerBy(later, request, access))
        : callerBy(found, request, access);
    },
    async callerNow(request, access) {
      return callerBy(await foundIn(request, false), request, access);
    },
  };
}

const rolesIn = (names: readonly string[], roles: Roles): readonly Role[] =>
  names.flatMap((name) => (Object.hasOwn(roles, name) ? (roles[name] ?? []) : []));

/** Everybody who works on the project may comment, readers too. */
function grantsOfPerson(place: Place, names: readonly string[], roles: Roles): readonly Grant[] {
  const theirs = rolesIn(names, roles);
  if (place === 'none' || theirs.length === 0) return [];
  if (place !== 'content') return theirs.flatMap(commentGrants);
  const groups = names.includes('administrator') ? [groupGrant] : [];
  return [...theirs.flatMap(({ grants }) => grants), previewGrant, memberListGrant, ...groups];
}

/** Programs comment only when they may edit anyway; grants of their own are about content. */
function grantsOfProgram(place: Place, { role: name, grants = [] }: Robot, roles: Roles): readonly Grant[] {
  if (place === 'none') return [];
  const [role] = name === undefined ? [] : rolesIn([name], roles);
  if (place === 'content' && name === 'administrator') return [...roles[name].grants, memberListGrant, groupGrant];
  if (place === 'content') return name === undefined ? grants : (role?.grants ?? []);
  return role?.programsComment ? commentGrants(role) : [];
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

/** Who may do what, member by member: for administrators, besides their role. `**` does not stand for it. */
export const groupGrant: Grant = { filter: GROUPS_FILTER, permissions: ['read'] };
/** Who works here: for people, besides their role. Without it, Studio cannot offer whom to mention in a comment. */
export const memberListGrant: Grant = { filter: MEMBERS_FILTER, permissions: ['read'] };

/** Opening the preview: for people, besides their role, as all of them read drafts. */
const previewGrant: Grant = { filter: PREVIEW_FILTER, permissions: ['create', 'update'] };

/** What members of a project may do in its add-on datasets: comment, answer, resolve, assign. */
function commentGrants({ comments = '_id in path("**")' }: Role): readonly Grant[] {
  return [{ filter: comments, permissions: ['read', 'create', 'update', 'history'] }];
}

/** What callers without a token may do in a public dataset: read undotted ids. A private one does not answer them. */
export const ANONYMOUS_GRANTS: readonly Grant[] = [{ filter: '_id in path("*")', permissions: ['read'] }];
