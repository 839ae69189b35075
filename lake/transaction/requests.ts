import { systemCaller } from '../caller.ts';
import { sameValue } from '../store/json-values.ts';
import type { WorkingSet } from './working-set.ts';
import type { Caller } from '../caller.ts';
import type { DocumentChange } from '../store/types.ts';

/** Documents by which Studio asks for approval, and returns what was asked. */
const TYPE = 'approval';

/**
 * Signs with the account's own name what somebody asks for and what somebody returns: whoever may write drafts may write any other
 * name there. What an administrator writes stays, for imports.
 * @returns whether anything was signed otherwise than it was written
 */
export function signRequests(set: WorkingSet, changes: readonly DocumentChange[], caller: Caller): boolean {
  if (caller === systemCaller || caller.name === undefined || caller.roles.includes('administrator')) return false;
  const me = { id: caller.userId, name: caller.name };
  let isSigned = false;
  for (const { id, before, after } of changes) {
    if (after?._type !== TYPE) continue;
    const isReturn = after.state === 'returned';
    const asked = isReturn ? (before?.requestedBy ?? me) : me;
    const signed = { requestedBy: asked, ...(isReturn && { answeredBy: me }) };
    if (Object.entries(signed).every(([field, person]) => sameValue(after[field], person))) continue;
    set.patch({ ...after, ...signed }, { patch: { id, set: signed } });
    isSigned = true;
  }
  return isSigned;
}
