import { createCaller, isAboutOutline, isGroupId, PREVIEW_FILTER, systemCaller } from '../caller.ts';
import { publishedId } from '../store/ids.ts';
import { Failure, toLakeError } from './failure.ts';
import type { FailedStep } from './failure.ts';
import type { WorkingSet } from './working-set.ts';
import type { Caller, Permission } from '../caller.ts';
import type { LakeErrorType } from '../errors.ts';
import type { DocumentChange, StoredDocument } from '../store/types.ts';

/**
 * A new document needs `create`; a changed one `update`, before and after, so that nobody edits themselves out of a grant.
 * Another type takes one grant for both, or what visitors wrote would be published by whoever may answer it.
 * A draft or version of another type than what is published hides it in previews, and takes its place when it is published:
 * it needs `update` of that, too.
 */
export function missingPermissions(
  set: WorkingSet,
  changes: readonly DocumentChange[],
  caller: Caller,
): readonly FailedStep[] {
  return changes.flatMap(({ id, before, after }) => {
    const permission = before ? 'update' : 'create';
    // Asked for "create", whoever may not see what is there learns only that they may not write here.
    const named = set.before(id) ? permission : 'create';
    const published = set.base.get(publishedId(id));
    const turned = before && after && before._type !== after._type;
    const hidden = after && published && published._type !== after._type && published._id !== id;
    const allowed =
      [before, after].every((document) => !document || caller.may(permission, document)) &&
      (!turned || mayTurn(caller, before, after)) &&
      (!hidden || caller.may('update', published));
    // What Studio believes about the rights of others is for the lake alone to say.
    const granted = allowed && (!isGroupId(id) || caller === systemCaller);
    return granted ? [] : [{ index: set.stepOf(id), failure: lacking(named) }];
  });
}

function mayTurn(caller: Caller, before: StoredDocument, after: StoredDocument): boolean {
  return caller.grants.some((grant) => {
    const withIt = createCaller({ ...caller, grants: [grant] });
    return withIt.may('update', before) && withIt.may('update', after);
  });
}

/**
 * The past is erased by those who may change it, also where there is none: it costs the lake a file that is written anew.
 * @param lastState the last state of a document that is gone already
 */
export function missingForPurge(
  set: WorkingSet,
  lastState: (id: string) => StoredDocument | undefined,
  caller: Caller,
): readonly FailedStep[] {
  const mayPurge = caller.grants.some(({ permissions }) => permissions.includes('editHistory'));
  return [...set.purged()].flatMap(([id, index]) => {
    const state = set.base.get(id) ?? lastState(id);
    const allowed = state ? caller.may('editHistory', state) : mayPurge;
    return allowed ? [] : [{ index, failure: lacking('editHistory') }];
  });
}

/**
 * What is missing for a change, before it is made: a stored document must be one that the caller may change, a new one one
 * that may become acceptable to them.
 */
export function lackingToChange(
  caller: Caller,
  stored: StoredDocument | undefined,
  current: StoredDocument,
): Failure | undefined {
  if (stored) return caller.may('update', stored) ? undefined : lacking('update');
  const mayBecome = caller.grants.some(
    ({ filter, permissions }) => permissions.includes('create') && !isAboutOutline(filter),
  );
  return mayBecome || caller.may('create', current) ? undefined : lacking('create');
}

/** Whether somebody may write anything at all, but for what opens a preview. */
export function mayWrite({ grants }: Caller): boolean {
  return grants.some(
    ({ filter, permissions }) =>
      filter !== PREVIEW_FILTER && (permissions.includes('update') || permissions.includes('create')),
  );
}

/** For changes that look for their documents: who may change none need not look. @throws Failure */
export function assertMayWrite(caller: Caller): void {
  if (!mayWrite(caller)) throw lacking('update');
}

/** Nothing is written without a token, so there is no need to look at what it would be. @throws LakeError 403 */
export function assertKnown(
  type: LakeErrorType,
  caller: Caller,
): asserts caller is Caller & { readonly userId: string } {
  if (caller.userId === null) throw toLakeError(type, [{ index: 0, failure: lacking('create') }]);
}

export function lacking(permission: Permission): Failure {
  return new Failure('insufficientPermissionsError', `Insufficient permissions; permission "${permission}" required`, {
    permission,
  });
}

/** Whether a document exists as far as somebody is concerned. */
export type Visibility = (document: StoredDocument) => boolean;

/**
 * What the caller may neither read nor change is treated as if it were not there: every answer about it, the refusal
 * included, must be the one for an id that nobody uses, or guessing ids would find out who is preparing what.
 */
export function visibilityFor(caller: Caller): Visibility {
  return (document) => caller.may('read', document) || caller.may('update', document);
}
