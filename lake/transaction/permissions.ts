import { Failure } from './failure.ts';
import type { FailedStep } from './failure.ts';
import type { WorkingSet } from './working-set.ts';
import type { Caller, Permission } from '../auth/caller.ts';
import type { DocumentChange } from '../store/types.ts';

/** A new document needs `create`; a changed one `update`, before and after, so that nobody edits himself out of his grant. */
export function missingPermissions(
  set: WorkingSet,
  changes: readonly DocumentChange[],
  caller: Caller,
): readonly FailedStep[] {
  return changes.flatMap(({ id, before, after }) => {
    const permission = before ? 'update' : 'create';
    // Asked for "create", whoever may not see what is there learns only that he may not write here.
    const named = set.before(id) ? permission : 'create';
    const granted = [before, after].every((document) => !document || caller.may(permission, document));
    return granted ? [] : [{ index: set.stepOf(id), failure: lacking(named) }];
  });
}

export function lacking(permission: Permission): Failure {
  return new Failure('insufficientPermissionsError', `Insufficient permissions; permission "${permission}" required`, {
    permission,
  });
}
