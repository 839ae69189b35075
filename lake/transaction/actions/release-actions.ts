import { draftId, publishedId } from '../../store/ids.ts';
import { sameValue } from '../../store/json-values.ts';
import { create, createIfNotExists, createOrReplace, patch } from '../apply-mutation.ts';
import { Failure } from '../failure.ts';
import { pathsOf } from '../patch-cost.ts';
import { assertWholeRelease } from '../integrity.ts';
import { isRecord, objectField, patchField, textField } from './fields.ts';
import { publishVersion } from './publish.ts';
import { finalStates, holdsOne, releaseDocumentId, releaseIn } from './release-rules.ts';
import type { ActionContext, ActionHandler } from './fields.ts';
import type { WorkingSet } from '../working-set.ts';
import type { StoredDocument } from '../../store/types.ts';
import type { Action } from '../types.ts';

const RELEASE_TYPE = 'system.release';

function nameOf(action: Action): string {
  return textField(action, 'releaseId');
}

const createRelease: ActionHandler = ({ set }, action) => {
  const name = nameOf(action);
  const metadata = { releaseType: 'undecided', ...(isRecord(action.metadata) && action.metadata) };
  create(set, { _id: releaseDocumentId(name), _type: RELEASE_TYPE, name, state: 'active', metadata });
};

/** Only the metadata: state and dates follow from the other actions. */
const editRelease: ActionHandler = ({ set }, action) => {
  const operations = patchField(action);
  for (const path of pathsOf(operations)) {
    if (/^metadata\b/.test(path)) continue;
    throw new Failure('validationError', `"${path.slice(0, 80)}" of a release cannot be edited, only its metadata`);
  }
  patch(set, releaseDocumentId(nameOf(action)), operations, operations.ifRevisionID);
};

const publishRelease: ActionHandler = ({ set }, action) => {
  const name = nameOf(action);
  const release = releaseIn(set, name, ['active', 'scheduled']);
  const versions = set.ofRelease(name);
  if (holdsOne(release)) for (const version of versions) discardSameDraft(set, version);
  for (const version of versions) publishOrRemove(set, version);
  change(set, release, {
    set: {
      state: 'published',
      publishedAt: set.timestamp,
      finalDocumentStates: finalStates(versions.map(({ _id }) => publishedId(_id))),
    },
    unset: ['error'],
  });
};

/**
 * A scheduled draft is a copy: the draft it was made from says nothing new afterwards, unless it was edited meanwhile. The copy
 * may have been corrected.
 */
function discardSameDraft(set: WorkingSet, version: StoredDocument): void {
  const draft = set.get(draftId(publishedId(version._id)));
  if (!draft) return;
  const base = isRecord(version._system) && isRecord(version._system.base) ? version._system.base : {};
  const isBase = base.id === draft._id && base.rev === draft._rev;
  if (isBase || sameValue(contentOf(draft), contentOf(version))) set.delete(draft._id);
}

function contentOf(document: StoredDocument): unknown {
  const { _id, _rev, _createdAt, _updatedAt, _system, ...content } = document;
  return content;
}

function publishOrRemove(set: WorkingSet, version: StoredDocument): void {
  const id = publishedId(version._id);
  if (!isRecord(version._system) || version._system.delete !== true) {
    publishVersion(set, version, id);
    return;
  }
  const published = set.get(id);
  // As Studio's dialog promises: what goes off the site is found again as a draft, unless a newer one is there.
  if (published && !set.get(draftId(id))) set.write('create', { ...published, _id: draftId(id) });
  if (published) set.delete(id);
  set.delete(version._id);
}

const scheduleRelease: ActionHandler = ({ set }, action) => {
  const release = releaseIn(set, nameOf(action), ['active', 'scheduled']);
  const publishAt = new Date(textField(action, 'publishAt'));
  if (Number.isNaN(publishAt.getTime())) throw new Failure('validationError', '"publishAt" must be a date in ISO 8601');
  assertWholeRelease(set, nameOf(action));
  change(set, release, { set: { state: 'scheduled', publishAt: publishAt.toISOString() }, unset: ['error'] });
};

const unscheduleRelease: ActionHandler = ({ set }, action) => {
  change(set, releaseIn(set, nameOf(action), ['scheduled']), { set: { state: 'active' }, unset: ['publishAt'] });
};

/** The versions go; their last states stay in the history, from where `unarchive` brings them back. */
const archiveRelease: ActionHandler = ({ set }, action) => {
  const name = nameOf(action);
  const release = releaseIn(set, name, ['active']);
  const versions = set.ofRelease(name);
  for (const version of versions) set.delete(version._id);
  change(set, release, {
    set: { state: 'archived', finalDocumentStates: finalStates(versions.map(({ _id }) => _id)) },
    unset: ['error'],
  });
};

const unarchiveRelease: ActionHandler = (context, action) => {
  const name = nameOf(action);
  const release = releaseIn(context.set, name, ['archived']);
  for (const state of Array.isArray(release.finalDocumentStates) ? release.finalDocumentStates : []) {
    if (isRecord(state)) restoreVersion(context, `versions.${name}.${publishedId(String(state.id))}`);
  }
  change(context.set, release, { set: { state: 'active' }, unset: ['finalDocumentStates'] });
};

function restoreVersion(context: ActionContext, id: string): void {
  const document = context.lastState(id);
  if (document && !context.set.get(id)) context.set.write('create', document);
}

const deleteRelease: ActionHandler = ({ set }, action) => {
  set.delete(releaseIn(set, nameOf(action), ['archived', 'published'])._id);
};

const importRelease: ActionHandler = ({ set }, action) => {
  const name = nameOf(action);
  const attributes = objectField(action, action.document === undefined ? 'attributes' : 'document');
  const document = { ...attributes, _id: releaseDocumentId(name), _type: RELEASE_TYPE, name };
  if (action.ifExists === 'ignore') createIfNotExists(set, document);
  else if (action.ifExists === 'fail') create(set, document);
  else createOrReplace(set, document);
};

function change(set: WorkingSet, release: StoredDocument, operations: Parameters<typeof patch>[2]): void {
  patch(set, release._id, operations);
}

export const releaseActions = {
  'sanity.action.release.create': createRelease,
  'sanity.action.release.edit': editRelease,
  'sanity.action.release.publish': publishRelease,
  'sanity.action.release.schedule': scheduleRelease,
  'sanity.action.release.unschedule': unscheduleRelease,
  'sanity.action.release.archive': archiveRelease,
  'sanity.action.release.unarchive': unarchiveRelease,
  'sanity.action.release.delete': deleteRelease,
  'sanity.action.release.import': importRelease,
} satisfies Record<string, ActionHandler>;
