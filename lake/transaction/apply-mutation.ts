import { checkedId, newDocumentId } from './document-id.ts';
import { assertSize } from './document-size.ts';
import { Failure } from './failure.ts';
import { applyPatch } from './patch.ts';
import { chargePatch, mayMultiply } from './patch-cost.ts';
import type { WorkingSet } from './working-set.ts';
import type { IncomingDocument, Mutation, PatchOperations } from '../store/types.ts';

/** Finds the documents that a patch or deletion by query means, in the transaction's current state. */
export type FindIds = (set: WorkingSet, query: string, params: Readonly<Record<string, unknown>>) => readonly string[];

/** Does one mutation on the working set. @throws Failure */
export function applyMutation(set: WorkingSet, mutation: Mutation, findIds: FindIds): void {
  if ('create' in mutation) return create(set, mutation.create);
  if ('createIfNotExists' in mutation) return createIfNotExists(set, mutation.createIfNotExists);
  if ('createOrReplace' in mutation) return createOrReplace(set, mutation.createOrReplace);
  if ('delete' in mutation) {
    for (const id of targets(set, mutation.delete, findIds)) {
      if (set.get(id)) set.delete(id);
      if (mutation.delete.purge) set.purge(id);
    }
    return;
  }
  const { ifRevisionID } = mutation.patch;
  for (const id of targets(set, mutation.patch, findIds)) patch(set, id, mutation.patch, ifRevisionID);
}

/** @throws Failure documentAlreadyExistsError */
export function create(set: WorkingSet, document: IncomingDocument): void {
  const id = newDocumentId(document._id);
  if (set.get(id)) {
    throw new Failure('documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id });
  }
  set.write('create', { ...document, _id: id });
}

export function createIfNotExists(set: WorkingSet, document: IncomingDocument): void {
  const id = newDocumentId(document._id);
  if (set.get(id)) set.leave(id);
  else set.write('createIfNotExists', { ...document, _id: id });
}

/** Keeps the creation date of the document it replaces unless a date is given, or the type is another one. */
export function createOrReplace(set: WorkingSet, document: IncomingDocument): void {
  const id = newDocumentId(document._id);
  const known = set.get(id);
  const created = known?._type === document._type ? known._createdAt : undefined;
  set.write('createOrReplace', { ...document, _id: id, _createdAt: document._createdAt ?? created });
}

/**
 * Patches one document. A patch that changes nothing still gives the document a new revision: Studio sends such patches
 * to find out that its earlier ones have arrived.
 * @throws Failure documentNotFoundError, documentRevisionIDDoesNotMatchError or mutationError
 */
export function patch(set: WorkingSet, id: string, operations: PatchOperations, revision?: string): void {
  const document = set.need(id);
  set.assertChangeable(document);
  if (revision !== undefined) assertRevision(set, id, revision);
  const { setIfMissing, set: values, unset, diffMatchPatch, inc, dec, insert } = operations;
  const own = { setIfMissing, set: values, unset, diffMatchPatch, inc, dec, insert };
  const given = Object.fromEntries(Object.entries(own).filter(([, operation]) => operation !== undefined));
  chargePatch(document, given, set.patchBudget);
  const patched = applyPatch(document, given);
  if (mayMultiply(given)) assertSize(id, patched, set.limits.documentSize);
  set.patch(patched, { patch: { id, ...given } });
}

/** An optimistic lock: what the caller saw must be what was there when the transaction began, or what it made of it. */
export function assertRevision(set: WorkingSet, id: string, expected: string): void {
  const current = set.get(id)?._rev;
  if (current === expected || set.base.get(id)?._rev === expected) return;
  throw new Failure(
    'documentRevisionIDDoesNotMatchError',
    `Document "${id}" has unexpected revision ID "${current ?? 'none'}", expected "${expected}"`,
    { id, currentRevisionID: current ?? null, expectedRevisionID: expected },
  );
}

type Target = { readonly id: string } | { readonly query: string; readonly params?: Record<string, unknown> };

function targets(set: WorkingSet, target: Target, findIds: FindIds): readonly string[] {
  return 'id' in target ? [checkedId(target.id)] : findIds(set, target.query, target.params ?? {});
}
