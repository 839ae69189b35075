import { randomKey } from '../../store/random-id.ts';
import { Failure } from '../failure.ts';
import { isRecord } from './fields.ts';
import type { WorkingSet } from '../working-set.ts';
import type { StoredDocument } from '../../store/types.ts';

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
