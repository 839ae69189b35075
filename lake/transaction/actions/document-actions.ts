import { draftId as draftOf } from '../../store/ids.ts';
import { assertRevision, create, createIfNotExists, createOrReplace, patch } from '../apply-mutation.ts';
import { checkedId } from '../document-id.ts';
import { Failure } from '../failure.ts';
import {
  assertSameGroup,
  documentField,
  idField,
  isRecord,
  optionalTextField,
  patchField,
  textField,
} from './fields.ts';
import { publishVersion } from './publish.ts';
import type { ActionHandler } from './fields.ts';
import type { Action } from '../types.ts';

const createDocument: ActionHandler = ({ set }, action) => {
  const publishedId = idField(action, 'publishedId');
  const document = documentField(action, 'attributes', draftOf(publishedId));
  assertSameGroup(document._id, publishedId);
  if (action.ifExists === 'ignore') createIfNotExists(set, document);
  else create(set, document);
};

/** The first edit of published content starts its draft from a copy. */
const editDocument: ActionHandler = ({ set }, action) => {
  const [draftId, publishedId] = [idField(action, 'draftId'), idField(action, 'publishedId')];
  assertSameGroup(draftId, publishedId);
  const operations = patchField(action);
  if (!set.get(draftId) && set.get(publishedId)) {
    const { _system, ...content } = set.need(publishedId);
    set.write('create', { ...content, _type: set.need(publishedId)._type, _id: draftId });
  }
  patch(set, draftId, operations, operations.ifRevisionID);
};

const publishDocument: ActionHandler = ({ set }, action) => {
  const [draftId, publishedId] = [idField(action, 'draftId'), idField(action, 'publishedId')];
  assertSameGroup(draftId, publishedId);
  const [draftRevision, publishedRevision] = [
    optionalTextField(action, 'ifDraftRevisionId'),
    optionalTextField(action, 'ifPublishedRevisionId'),
  ];
  const draft = set.need(draftId);
  if (draftRevision !== undefined) assertRevision(set, draftId, draftRevision);
  if (publishedRevision !== undefined) assertRevision(set, publishedId, publishedRevision);
  publishVersion(set, draft, publishedId);
};

/** An existing draft is newer than what is published and stays as it is. */
const unpublishDocument: ActionHandler = ({ set }, action) => {
  const [draftId, publishedId] = [idField(action, 'draftId'), idField(action, 'publishedId')];
  assertSameGroup(draftId, publishedId);
  const published = set.need(publishedId);
  if (!set.get(draftId)) set.write('create', { ...published, _id: draftId });
  set.delete(publishedId);
};

const deleteDocument: ActionHandler = ({ set }, action) => {
  const publishedId = idField(action, 'publishedId');
  const drafts = idList(action, 'includeDrafts');
  const isPurge = purgeField(action);
  for (const id of drafts) assertSameGroup(id, publishedId);
  set.need(publishedId);
  for (const id of [publishedId, ...drafts]) {
    if (set.get(id)) set.delete(id);
    if (isPurge) set.purge(id);
  }
  const left = set.ofGroup(publishedId).map((document) => document._id);
  if (left.length > 0) {
    throw new Failure('mutationError', `"${publishedId}" still has drafts or versions: ${left.join(', ')}`, {
      ids: left,
    });
  }
};

const discardDocument =
  (field: 'draftId' | 'versionId'): ActionHandler =>
  ({ set }, action) => {
    const id = idField(action, field);
    if (!id.includes('.')) throw new Failure('validationError', `"${id}" is not a draft or version`, { id });
    const isPurge = purgeField(action);
    set.need(id);
    set.delete(id);
    if (isPurge) set.purge(id);
  };

const replaceDraft: ActionHandler = ({ set }, action) => {
  const publishedId = idField(action, 'publishedId');
  const document = documentField(action, 'attributes', draftOf(publishedId));
  assertSameGroup(document._id, publishedId);
  createOrReplace(set, document);
};

/** From a whole document, or as a copy of an existing one, which it names. */
const createVersion: ActionHandler = ({ set }, action) => {
  const publishedId = idField(action, 'publishedId');
  if (isRecord(action.document)) {
    const document = documentField(action, 'document');
    assertSameGroup(document._id, publishedId);
    create(set, document);
    return;
  }
  const [baseId, versionId] = [idField(action, 'baseId'), idField(action, 'versionId')];
  assertSameGroup(versionId, publishedId);
  const base = set.need(baseId);
  if (action.ifBaseRevisionId !== undefined) assertRevision(set, baseId, textField(action, 'ifBaseRevisionId'));
  const { _system, ...content } = base;
  create(set, { ...content, _type: base._type, _id: versionId, _system: { base: { id: baseId, rev: base._rev } } });
};

const replaceVersion: ActionHandler = ({ set }, action) => {
  const document = documentField(action, 'document');
  if (!document._id.includes('.')) throw new Failure('validationError', `"${document._id}" is not a version`);
  set.need(document._id);
  createOrReplace(set, document);
};

/** Marks the version so that its release will unpublish the document. */
const unpublishVersion: ActionHandler = ({ set }, action) => {
  const [versionId, publishedId] = [idField(action, 'versionId'), idField(action, 'publishedId')];
  assertSameGroup(versionId, publishedId);
  const source = set.get(versionId) ?? set.need(publishedId);
  createOrReplace(set, { ...source, _id: versionId, _system: { delete: true } });
};

/** Whether the past is to be erased with what goes. */
function purgeField(action: Action): boolean {
  const { purge = false } = action;
  if (typeof purge === 'boolean') return purge;
  throw new Failure('validationError', `"purge" of "${action.actionType}" must be true or false`, { field: 'purge' });
}

function idList(action: Action, name: string): readonly string[] {
  const value = action[name] ?? [];
  if (Array.isArray(value) && value.every((id) => typeof id === 'string')) return value.map(checkedId);
  throw new Failure('validationError', `"${name}" of "${action.actionType}" must be a list of document ids`);
}

export const documentActions = {
  'sanity.action.document.create': createDocument,
  'sanity.action.document.edit': editDocument,
  'sanity.action.document.publish': publishDocument,
  'sanity.action.document.unpublish': unpublishDocument,
  'sanity.action.document.delete': deleteDocument,
  'sanity.action.document.discard': discardDocument('draftId'),
  'sanity.action.document.replaceDraft': replaceDraft,
  'sanity.action.document.version.create': createVersion,
  'sanity.action.document.version.replace': replaceVersion,
  'sanity.action.document.version.discard': discardDocument('versionId'),
  'sanity.action.document.version.unpublish': unpublishVersion,
} satisfies Record<string, ActionHandler>;
