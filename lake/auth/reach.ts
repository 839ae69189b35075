import { pathOfFilter } from './grants.ts';
import type { Caller } from './caller.ts';

/**
 * Whether the caller could read a document with this id, whatever is in it. It is the same for ids that exist and ids that
 * do not, so it may decide what an answer says without telling which of them there are.
 */
export function couldRead(caller: Caller, id: string): boolean {
  return caller.grants.some(({ filter, permissions }) => {
    if (!permissions.includes('read')) return false;
    const path = pathOfFilter(filter);
    return path === undefined || path.test(id);
  });
}

/** Somebody with a role. Programs with grants of their own are not: who works here is none of their business. */
export function isMember(caller: Caller): caller is Caller & { readonly userId: string } {
  return caller.userId !== null && caller.roles.length > 0;
}
