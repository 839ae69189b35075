import { LakeError } from '../errors.ts';
import type { ErrorItem, LakeErrorType } from '../errors.ts';

/** Why one mutation or action cannot be done, in the words Sanity's clients know (`items[].error.type`). */
export type FailureType =
  | 'documentAlreadyExistsError'
  | 'documentNotFoundError'
  | 'documentRevisionIDDoesNotMatchError'
  | 'documentReferenceDoesNotExistError'
  | 'documentHasExistingReferencesError'
  | 'insufficientPermissionsError'
  | 'mutationError'
  | 'validationError';

/** Stops the transaction. The transactor knows which step threw it and turns it into the reply. */
export class Failure extends Error {
  readonly type: FailureType;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(type: FailureType, description: string, details: Readonly<Record<string, unknown>> = {}) {
    super(description);
    this.name = 'Failure';
    this.type = type;
    this.details = details;
  }
}

export interface FailedStep {
  readonly index: number;
  readonly failure: Failure;
}

/** `@sanity/client` appends this many item descriptions to its message; more would only make the reply longer. */
const MAX_ITEMS = 5;

/** The reply for a transaction that cannot be done: 400 for nonsense, 403 for missing rights, else 409. */
export function toLakeError(type: LakeErrorType, failed: readonly FailedStep[]): LakeError {
  const items: ErrorItem[] = failed.slice(0, MAX_ITEMS).map(({ index, failure }) => ({
    index,
    error: { type: failure.type, description: failure.message, ...failure.details },
  }));
  const types = new Set(failed.map(({ failure }) => failure.type));
  const status = types.has('validationError') ? 400 : types.has('insufficientPermissionsError') ? 403 : 409;
  const what = type === 'actionError' ? 'action(s)' : 'mutation(s)';
  const description = `The ${what} failed: ${failed[0]?.failure.message ?? 'unknown reason'}`;
  return new LakeError(status, type, description, { details: { items } });
}
