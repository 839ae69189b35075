import { administrator, callerWithRole, testDatasets } from '../store/testing.ts';
import { documentEvents, eventsFor } from './document-events.ts';
import type { DocumentEvent } from './document-events.ts';
import type { Dataset } from '../dataset.ts';

const datasets = testDatasets();
let dataset: Dataset;

beforeEach(() => {
  dataset = datasets.open();
});
afterEach(() => datasets.cleanUp());

const ids = { draftId: 'drafts.a', publishedId: 'a' };

/** Does one action and returns its transaction. */
function act(type: string, fields: Record<string, unknown> = ids, userId = 'ana'): string {
  const caller = callerWithRole('administrator', userId);
  return dataset.transactor.act({ actions: [{ actionType: `sanity.action.${type}`, ...fields }], caller })
    .transactionId;
}

function create(): string {
  return act('document.create', { publishedId: 'a', attributes: { _id: 'drafts.a', _type: 'page' } });
}

function edit(userId?: string): string {
  return act('document.edit', { ...ids, patch: { set: { n: Math.random() } } }, userId);
}

function events(): readonly DocumentEvent[] {
  return documentEvents('a', dataset.history.transactionsOfGroup('a'));
}

test('the life of a document: created, published with its contributors, unpublished, deleted', () => {
  const created = create();
  const edited = edit('bruno');
  const published = act('document.publish');
  const unpublished = act('document.unpublish');
  act('document.publish');
  const deleted = act('document.delete', { publishedId: 'a', includeDrafts: [] });
  const base = { documentId: 'a', author: 'ana', timestamp: expect.any(String) };
  const draft = { versionId: 'drafts.a' };
  expect(events()).toEqual([
    { ...base, ...draft, type: 'createDocumentVersion', versionRevisionId: created },
    {
      ...base,
      ...draft,
      type: 'publishDocumentVersion',
      revisionId: published,
      versionRevisionId: edited,
      publishCause: 'document.publish',
      contributors: ['ana', 'bruno'],
    },
    { ...base, ...draft, type: 'unpublishDocument', versionRevisionId: unpublished },
    expect.objectContaining({ type: 'publishDocumentVersion', versionRevisionId: unpublished }),
    expect.objectContaining({ type: 'editDocumentVersion', revisionId: deleted }),
    { ...base, type: 'deleteDocumentGroup', revisionId: deleted },
  ]);
  expect(eventsFor('a', events()).map(({ type }) => type)).not.toContain('editDocumentVersion');
});

test('unpublishing while a draft exists is no deletion', () => {
  create();
  act('document.publish');
  const draft = edit();
  act('document.unpublish');
  expect(events().at(-1)).toMatchObject({ type: 'unpublishDocument', versionId: 'drafts.a', versionRevisionId: draft });
});

test('a discarded draft names its last revision, and edits are no events', () => {
  create();
  act('document.publish');
  const last = edit();
  act('document.version.discard', { versionId: 'drafts.a' });
  expect(
    events()
      .map(({ type, versionRevisionId }) => [type, versionRevisionId])
      .at(-1),
  ).toEqual(['deleteDocumentVersion', last]);
  expect(events()).toHaveLength(4);
});

test('documents without drafts are created and updated live', () => {
  const write = (n: number) =>
    dataset.transactor.mutate({
      mutations: [{ createOrReplace: { _id: 'a', _type: 'page', n } }],
      caller: administrator,
    });
  const [first, second] = [write(1).transactionId, write(2).transactionId];
  expect(events().map(({ type, revisionId }) => [type, revisionId])).toEqual([
    ['createLiveDocument', first],
    ['updateLiveDocument', second],
  ]);
});

test('a release is named as the cause', () => {
  act('release.create', { releaseId: 'r1' });
  act('document.version.create', { publishedId: 'a', document: { _id: 'versions.r1.a', _type: 'page' } });
  act('release.publish', { releaseId: 'r1' });
  expect(events()).toEqual([
    expect.objectContaining({ type: 'createDocumentVersion', versionId: 'versions.r1.a', releaseId: 'r1' }),
    expect.objectContaining({ type: 'publishDocumentVersion', releaseId: 'r1', publishCause: 'release.publish' }),
  ]);
});

test('a version has its own story, the published document only that of the site', () => {
  create();
  act('document.publish');
  edit();
  const types = (id: string) => eventsFor(id, events()).map(({ type }) => type);
  expect(types('drafts.a')).toEqual(['createDocumentVersion', 'publishDocumentVersion', 'createDocumentVersion']);
  expect(types('a')).toEqual(['publishDocumentVersion']);
  expect(types('versions.r1.a')).toEqual(['publishDocumentVersion']);
});

test('K19: the list of a draft ends with what happened to the draft, that of the document with its deletion', () => {
  const types = (id: string) => eventsFor(id, events()).map(({ type }) => type);
  create();
  act('document.publish');
  act('document.delete', { publishedId: 'a', includeDrafts: [] });
  expect(types('drafts.a')).toEqual(['createDocumentVersion', 'publishDocumentVersion']);
  expect(types('a')).toEqual(['publishDocumentVersion', 'deleteDocumentGroup']);
  create();
  act('document.publish');
  const last = edit();
  act('document.delete', { publishedId: 'a', includeDrafts: ['drafts.a'] });
  expect(types('a').slice(2)).toEqual(['publishDocumentVersion', 'deleteDocumentGroup']);
  expect(eventsFor('drafts.a', events()).at(-1)).toMatchObject({
    type: 'deleteDocumentVersion',
    versionId: 'drafts.a',
    versionRevisionId: last,
  });
});

test('K19: the list of a draft has an edit with the last state where Studio looks for one', () => {
  const end = () => {
    const newest = eventsFor('drafts.a', events()).slice(-2);
    return newest.map(({ type, revisionId, versionId }) => [type, revisionId, versionId]);
  };
  create();
  const draft = act('document.version.discard', { versionId: 'drafts.a' });
  expect(end()).toEqual([
    ['editDocumentVersion', draft, undefined],
    ['deleteDocumentVersion', undefined, 'drafts.a'],
  ]);
  dataset.transactor.mutate({ mutations: [{ create: { _id: 'a', _type: 'page' } }], caller: administrator });
  const live = act('document.delete', { publishedId: 'a', includeDrafts: [] });
  expect(end()).toEqual([
    ['editDocumentVersion', live, undefined],
    ['deleteDocumentVersion', live, 'drafts.a'],
  ]);
});
