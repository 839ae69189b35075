import { isVersionId } from '../store/ids.ts';
import { referencesIn } from '../store/references.ts';
import { Failure } from './failure.ts';
import type { FailedStep } from './failure.ts';
import type { WorkingSet } from './working-set.ts';
import type { DocumentChange, StoredDocument } from '../store/types.ts';

/**
 * Checks strong references on the final state of a transaction, so the order inside it does not matter: nothing that
 * changed may point to a missing document, and nothing that is gone, or has become something else, may still be pointed to.
 * Versions may point to what only their release will make: that is judged when it is scheduled or published.
 */
export function brokenReferences(set: WorkingSet, changes: readonly DocumentChange[]): readonly FailedStep[] {
  return changes.flatMap((change) => {
    if (!change.after) return remainingReferrers(set, change, 'deleted');
    const isAnother = change.before !== undefined && change.before._type !== change.after._type;
    const kept = isAnother ? remainingReferrers(set, change, 'given another type') : [];
    return [...missingTargets(set, change), ...kept];
  });
}

function missingTargets(set: WorkingSet, { id, after, before }: DocumentChange): FailedStep[] {
  if (!after || isVersionId(id)) return [];
  // A target deleted in this very transaction is reported there, with the list of all its referrers.
  const missing = referencesIn(after).find(({ to, strong }) => strong && !set.get(to) && !set.before(to));
  if (!missing) return [];
  return [{ index: set.stepOf(id), failure: refersToNothing(id, missing.to, before) }];
}

function refersToNothing(id: string, ref: string, before?: StoredDocument): Failure {
  const description = `The document "${id}" references "${ref}", which does not exist`;
  const details = { id, referencingID: id, ref, ...(before && { currentRevisionID: before._rev }) };
  return new Failure('documentReferenceDoesNotExistError', description, details);
}

/** @throws Failure when a version of the release points to what will not be there when the release is published */
export function assertWholeRelease(set: WorkingSet, name: string): void {
  for (const version of set.ofRelease(name)) {
    const missing = referencesIn(version).find(
      ({ to, strong }) => strong && !set.get(to) && !set.get(`versions.${name}.${to}`),
    );
    if (missing) throw refersToNothing(version._id, missing.to);
  }
}

function remainingReferrers(set: WorkingSet, { id }: DocumentChange, what: string): FailedStep[] {
  const referrers = set.referencing(id, { strongOnly: true });
  if (referrers.length === 0) return [];
  // They keep the document in place in any case; which they are is told to those who may know.
  const known = referrers.filter((referrer) => set.get(referrer));
  const from = known.length > 0 ? ` from ${quoted(known)}` : '';
  const description = `The document "${id}" cannot be ${what} as there are references to it${from}`;
  const failure = new Failure('documentHasExistingReferencesError', description, { id, referencingIDs: known });
  return [{ index: set.stepOf(id), failure }];
}

function quoted(ids: readonly string[]): string {
  return ids.map((id) => `"${id}"`).join(', ');
}
