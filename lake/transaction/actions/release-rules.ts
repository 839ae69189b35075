import { publishedId, releaseOf } from '../../store/ids.ts';
import { Failure } from '../failure.ts';
import { lacking } from '../permissions.ts';
import { systemCaller } from '../../caller.ts';
import { randomKey } from '../../store/random-id.ts';
import { isRecord } from './fields.ts';
import type { Caller } from '../../caller.ts';
import type { FailedStep } from '../failure.ts';
import type { WorkingSet } from '../working-set.ts';
import type { DocumentChange, Reader, StoredDocument } from '../../store/types.ts';

const RELEASE = /^_\.releases\.([^.]+)$/;

/**
 * What a transaction may not do to releases, whichever way it writes: change what is in a release that waits for its date
 * (unless the release itself leaves that state in the same transaction), put a second document into one that is made
 * for a single one (a scheduled draft), or any into one that is over, write the release's own document without an action, or schedule what the caller
 * could not publish himself, because the clock will do it with every right.
 */
export function brokenReleaseRules(
  set: WorkingSet,
  changes: readonly DocumentChange[],
  by: { readonly caller: Caller; readonly actions: boolean },
): readonly FailedStep[] {
  const final = finalState(set, changes);
  return changes.flatMap((change) => {
    const failure = by.actions || by.caller === systemCaller ? undefined : writtenPlainly(change);
    const broken =
      failure ??
      locked(set.base, final, change) ??
      tooLate(final, change) ??
      oneTooMany(final, change) ??
      notYours(final, change, by.caller);
    return broken ? [{ index: set.stepOf(change.id), failure: broken }] : [];
  });
}

interface FinalState {
  get(id: string): StoredDocument | undefined;
  /** The versions in a release. */
  versions(name: string): readonly StoredDocument[];
}

/** What will be stored, whoever writes: the working set hides from a caller what they may not see, and rules hold for all. */
function finalState({ base }: WorkingSet, changes: readonly DocumentChange[]): FinalState {
  const changed = new Map(changes.map(({ id, after }) => [id, after]));
  const get = (id: string) => (changed.has(id) ? changed.get(id) : base.get(id));
  return {
    get,
    versions(name) {
      const ids = new Set([...base.ofRelease(name).map(({ _id }) => _id), ...changed.keys()]);
      return [...ids].flatMap((id) => (releaseOf(id) === name ? (get(id) ?? []) : []));
    },
  };
}

function writtenPlainly({ id }: DocumentChange): Failure | undefined {
  if (!RELEASE.test(id)) return undefined;
  return new Failure('mutationError', `"${id}" is a release: it is changed by release actions only`, { id });
}

function locked(base: Reader, final: FinalState, { id }: DocumentChange): Failure | undefined {
  const name = releaseOf(id);
  if (name === undefined) return undefined;
  const states = [base.get(`_.releases.${name}`)?.state, final.get(`_.releases.${name}`)?.state];
  if (states.some((state) => state !== 'scheduled')) return undefined;
  return new Failure('mutationError', `"${id}" is locked: the release "${name}" is scheduled`, { id });
}

function tooLate(final: FinalState, { id, after }: DocumentChange): Failure | undefined {
  const name = releaseOf(id);
  const state = name === undefined ? undefined : final.get(`_.releases.${name}`)?.state;
  if (!after || (state !== 'published' && state !== 'archived')) return undefined;
  return new Failure('mutationError', `"${id}" is too late: the release "${name}" is ${state}`, { id });
}

function oneTooMany(final: FinalState, { id, before, after }: DocumentChange): Failure | undefined {
  const name = releaseOf(id);
  if (name === undefined || before || !after || !holdsOne(final.get(`_.releases.${name}`))) return undefined;
  const other = final.versions(name).find(({ _id }) => _id !== id);
  if (!other) return undefined;
  const description = `The release "${name}" is for one document and already has "${publishedId(other._id)}"`;
  return new Failure('mutationError', description, { id });
}

function notYours(final: FinalState, { id, before, after }: DocumentChange, caller: Caller): Failure | undefined {
  const name = RELEASE.exec(id)?.[1];
  if (name === undefined || after?.state !== 'scheduled' || before?.state === 'scheduled') return undefined;
  for (const version of final.versions(name)) {
    const published = { ...version, _id: publishedId(version._id) };
    const permission = final.get(published._id) ? 'update' : 'create';
    if (!caller.may(permission, published)) return lacking(permission);
  }
  return undefined;
}

/** A release is a system document; its versions carry its name in their id. */
export function releaseDocumentId(name: string): string {
  if (/^[a-zA-Z0-9_-]{1,64}$/.test(name)) return `_.releases.${name}`;
  throw new Failure('validationError', `"${name.slice(0, 80)}" cannot be the name of a release`);
}

/** The release in one of the wanted states. @throws Failure */
export function releaseIn(set: WorkingSet, name: string, states: readonly string[]): StoredDocument {
  const release = set.need(releaseDocumentId(name));
  if (states.includes(String(release.state))) return release;
  throw new Failure(
    'mutationError',
    `The release "${name}" is ${String(release.state)}; this needs ${states.join(' or ')}`,
    { id: release._id },
  );
}

/**
 * What a finished release contained, as Studio looks it up in the history: a published one by what was published, an
 * archived one by its versions, because a document that was never published has no other past.
 */
export function finalStates(ids: readonly string[]): readonly unknown[] {
  return ids.map((id) => ({ _key: randomKey(), id }));
}

/** Whether a release is made for a single document: a scheduled draft. */
export function holdsOne(release: StoredDocument | undefined): boolean {
  return isRecord(release?.metadata) && release.metadata.cardinality === 'one';
}
