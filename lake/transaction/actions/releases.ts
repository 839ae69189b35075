import { publishedId, releaseOf } from '../../store/ids.ts';
import { Failure } from '../failure.ts';
import type { WorkingSet } from '../working-set.ts';
import type { StoredDocument } from '../../store/types.ts';

/** A release is a system document; its versions carry its name in their id. */
export function releaseDocumentId(name: string): string {
  if (/^[a-zA-Z0-9_-]{1,64}$/.test(name)) return `_.releases.${name}`;
  throw new Failure('validationError', `"${name.slice(0, 80)}" cannot be the name of a release`);
}

/** @throws Failure when the document belongs to a release that waits for its date: its content is settled. */
export function assertUnlocked(set: WorkingSet, id: string): void {
  const name = releaseOf(id);
  const release = name === undefined ? undefined : set.get(`_.releases.${name}`);
  if (release?.state !== 'scheduled') return;
  throw new Failure('mutationError', `"${id}" is locked: the release "${name}" is scheduled`, { id });
}

export function versionsOf(set: WorkingSet, name: string): readonly StoredDocument[] {
  return set.all().filter((document) => releaseOf(document._id) === name);
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

/** What a finished release contained; Studio lists the published ids and needs a `_key` on each row. */
export function finalStates(versions: readonly StoredDocument[]): readonly unknown[] {
  return versions.map(({ _id, _rev }) => ({ _key: _rev.slice(0, 12) + publishedId(_id), id: publishedId(_id) }));
}
