import { publishedId, releaseOf } from '../../store/ids.ts';
import { isRecord } from './fields.ts';
import { Failure } from '../failure.ts';
import { systemCaller } from '../../auth/grants.ts';
import type { Caller } from '../../auth/caller.ts';
import type { FailedStep } from '../failure.ts';
import type { WorkingSet } from '../working-set.ts';
import type { DocumentChange, StoredDocument } from '../../store/types.ts';

const RELEASE = /^_\.releases\.([^.]+)$/;

/**
 * What a transaction may not do to releases, whichever way it writes: change what is in a release that waits for its date
 * (unless the release itself leaves that state in the same transaction), put a second document into one that is made
 * for a single one (a scheduled draft), or write the release's own document without an action.
 */
export function brokenReleaseRules(
  set: WorkingSet,
  changes: readonly DocumentChange[],
  by: { readonly caller: Caller; readonly actions: boolean },
): readonly FailedStep[] {
  return changes.flatMap((change) => {
    const failure = by.actions || by.caller === systemCaller ? undefined : writtenPlainly(change);
    const broken = failure ?? locked(set, change) ?? oneTooMany(set, change);
    return broken ? [{ index: set.stepOf(change.id), failure: broken }] : [];
  });
}

function writtenPlainly({ id }: DocumentChange): Failure | undefined {
  if (!RELEASE.test(id)) return undefined;
  return new Failure('mutationError', `"${id}" is a release: it is changed by release actions only`, { id });
}

function locked(set: WorkingSet, { id }: DocumentChange): Failure | undefined {
  const name = releaseOf(id);
  if (name === undefined) return undefined;
  const [before, after] = [set.base.get(`_.releases.${name}`), set.get(`_.releases.${name}`)];
  if (before?.state !== 'scheduled' || after?.state !== 'scheduled') return undefined;
  return new Failure('mutationError', `"${id}" is locked: the release "${name}" is scheduled`, { id });
}

function oneTooMany(set: WorkingSet, { id, before, after }: DocumentChange): Failure | undefined {
  const name = releaseOf(id);
  if (name === undefined || before || !after || !holdsOne(set.get(`_.releases.${name}`))) return undefined;
  const other = set.all().find((document) => releaseOf(document._id) === name && document._id !== id);
  if (!other) return undefined;
  const description = `The release "${name}" is for one document and already has "${publishedId(other._id)}"`;
  return new Failure('mutationError', description, { id });
}

function holdsOne(release: StoredDocument | undefined): boolean {
  return isRecord(release?.metadata) && release.metadata.cardinality === 'one';
}
