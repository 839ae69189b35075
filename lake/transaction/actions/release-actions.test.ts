import { createCaller } from '../../caller.ts';
import { administrator, testDatasets } from '../../store/testing.ts';
import type { Dataset } from '../../dataset.ts';
import type { Mutation } from '../../store/types.ts';
import type { Action } from '../types.ts';

const datasets = testDatasets();
let dataset: Dataset;

beforeEach(() => {
  dataset = datasets.open();
  dataset.transactor.mutate({
    mutations: ['a', 'b'].map((_id) => ({ create: { _id, _type: 'page', title: 'old' } })),
    caller: administrator,
  });
  release('create', { metadata: { title: 'Outono' } });
});
afterEach(() => datasets.cleanUp());

function act(actionType: string, fields: Record<string, unknown>): void {
  const action: Action = { actionType: `sanity.action.${actionType}`, ...fields };
  dataset.transactor.act({ actions: [action], caller: administrator });
}

function release(what: string, fields: Record<string, unknown> = {}): void {
  act(`release.${what}`, { releaseId: 'rAutumn', ...fields });
}

function addVersion(id: string, title: string): void {
  act('document.version.create', {
    publishedId: id,
    document: { _id: `versions.rAutumn.${id}`, _type: 'page', title },
  });
}

const state = () => dataset.reader.get('_.releases.rAutumn');

test('a new release is active and its metadata can be edited', () => {
  release('edit', { patch: { set: { 'metadata.description': 'x' } } });
  expect(state()).toMatchObject({
    _type: 'system.release',
    name: 'rAutumn',
    state: 'active',
    metadata: { title: 'Outono', releaseType: 'undecided', description: 'x' },
  });
});

test('running it publishes its versions and unpublishes what it marks', () => {
  addVersion('a', 'new');
  addVersion('c', 'first');
  act('document.version.unpublish', { versionId: 'versions.rAutumn.b', publishedId: 'b' });
  release('publish');
  expect(dataset.reader.get('a')).toMatchObject({ title: 'new' });
  expect(dataset.reader.get('c')).toMatchObject({ title: 'first' });
  expect(dataset.reader.get('b')).toBeUndefined();
  expect(dataset.reader.all().filter(({ _id }) => _id.startsWith('versions.'))).toEqual([]);
  expect(state()).toMatchObject({
    state: 'published',
    publishedAt: expect.any(String),
    finalDocumentStates: expect.arrayContaining([{ _key: expect.any(String), id: 'c' }]),
  });
  expect(() => release('publish')).toThrow(/is published/);
});

test('while it is scheduled its versions are locked', () => {
  addVersion('a', 'new');
  release('schedule', { publishAt: '2030-01-01T00:00:00Z' });
  expect(state()).toMatchObject({ state: 'scheduled', publishAt: '2030-01-01T00:00:00.000Z' });
  const edit = { draftId: 'versions.rAutumn.a', publishedId: 'a', patch: { set: { title: 'x' } } };
  expect(() => act('document.edit', edit)).toThrow(/locked/);
  release('unschedule');
  act('document.edit', edit);
  expect(state()).not.toHaveProperty('publishAt');
});

test('a lock holds whichever way somebody writes, and names what it locks', () => {
  addVersion('a', 'new');
  release('schedule', { publishAt: '2030-01-01T00:00:00Z' });
  const id = 'versions.rAutumn.a';
  const mutate = (mutation: Mutation) => () =>
    dataset.transactor.mutate({ mutations: [mutation], caller: administrator });
  for (const attempt of [
    mutate({ patch: { id, set: { title: 'x' } } }),
    mutate({ delete: { id } }),
    () => addVersion('b', 'late'),
    () => act('document.version.discard', { versionId: id }),
    () => act('document.publish', { draftId: id, publishedId: 'a' }),
    () => act('document.version.unpublish', { versionId: 'versions.rAutumn.b', publishedId: 'b' }),
  ]) {
    expect(attempt).toThrow(/the release "rAutumn" is scheduled/);
  }
  expect(dataset.reader.get(id)).toMatchObject({ title: 'new' });
});

test('a release for one document takes no second one', () => {
  act('release.create', { releaseId: 'rOne', metadata: { cardinality: 'one' } });
  const add = (id: string) =>
    act('document.version.create', { publishedId: id, baseId: id, versionId: `versions.rOne.${id}` });
  add('a');
  expect(() => add('b')).toThrow('is for one document and already has "a"');
  act('document.edit', { publishedId: 'a', draftId: 'versions.rOne.a', patch: { set: { title: 'x' } } });
  act('document.version.discard', { versionId: 'versions.rOne.a' });
  add('b');
});

test.each([
  ['says nothing new', {}, undefined],
  ['was edited meanwhile', { set: { title: 'later' } }, 'later'],
])('a scheduled draft is published: the draft that it was made from %s', (_, patch, expected) => {
  act('document.edit', { publishedId: 'a', draftId: 'drafts.a', patch: { set: { title: 'new' } } });
  act('release.create', { releaseId: 'rOne', metadata: { cardinality: 'one' } });
  act('document.version.create', { publishedId: 'a', baseId: 'drafts.a', versionId: 'versions.rOne.a' });
  act('document.edit', { publishedId: 'a', draftId: 'drafts.a', patch });
  act('release.publish', { releaseId: 'rOne' });
  expect(dataset.reader.get('a')).toMatchObject({ title: 'new' });
  expect(dataset.reader.get('drafts.a')?.title).toBe(expected);
});

test('a scheduled draft that was corrected is published: the draft that it was made from goes', () => {
  act('document.edit', { publishedId: 'a', draftId: 'drafts.a', patch: { set: { title: 'new' } } });
  act('release.create', { releaseId: 'rOne', metadata: { cardinality: 'one' } });
  act('document.version.create', { publishedId: 'a', baseId: 'drafts.a', versionId: 'versions.rOne.a' });
  const mutations = [{ patch: { id: 'versions.rOne.a', set: { title: 'corrected' } } }];
  dataset.transactor.mutate({ mutations, caller: administrator });
  act('release.publish', { releaseId: 'rOne' });
  expect(dataset.reader.get('a')).toMatchObject({ title: 'corrected' });
  expect(dataset.reader.get('drafts.a')).toBeUndefined();
});

test.each(['publish', 'archive'])('nothing comes into a release after its %s', (end) => {
  release(end);
  expect(() => addVersion('a', 'late')).toThrow(/the release "rAutumn" is (published|archived)/);
  expect(dataset.reader.get('versions.rAutumn.a')).toBeUndefined();
});

test('its state follows from actions alone', () => {
  const edit = (patch: object) => () => release('edit', { patch });
  expect(edit({ set: { state: 'published' } })).toThrow(/only its metadata/);
  expect(edit({ unset: ['metadata.title', 'publishAt'] })).toThrow(/only its metadata/);
  expect(edit({ insert: { after: 'finalDocumentStates[-1]', items: [1] } })).toThrow(/only its metadata/);
  const mutations = [{ patch: { id: '_.releases.rAutumn', set: { state: 'scheduled' } } }];
  expect(() => dataset.transactor.mutate({ mutations, caller: administrator })).toThrow(/release actions only/);
  edit({ unset: ['metadata.title'] })();
  expect(state()).toMatchObject({ state: 'active', metadata: { releaseType: 'undecided' } });
});

test('all of its documents go out or none', () => {
  addVersion('a', 'new');
  act('document.version.unpublish', { versionId: 'versions.rAutumn.b', publishedId: 'b' });
  const mutations = [{ create: { _id: 'c', _type: 'page', to: { _ref: 'b' } } }];
  dataset.transactor.mutate({ mutations, caller: administrator });
  expect(() => release('publish')).toThrow(/"b" cannot be deleted/);
  expect([dataset.reader.get('a')?.title, state()?.state]).toEqual(['old', 'active']);
});

test('a published release lists what it published, an archived one its versions', () => {
  addVersion('a', 'new');
  release('archive');
  expect(state()).toMatchObject({ finalDocumentStates: [{ _key: expect.any(String), id: 'versions.rAutumn.a' }] });
  release('unarchive');
  release('publish');
  expect(state()).toMatchObject({ finalDocumentStates: [{ _key: expect.any(String), id: 'a' }] });
});

test('nobody schedules what they could not publish', () => {
  addVersion('a', 'new');
  const planner = createCaller({
    userId: 'planner',
    roles: [],
    grants: [{ filter: '_id in path("_.releases.**") || _id in path("versions.**")', permissions: ['read', 'update'] }],
  });
  const schedule = () => {
    const action = { actionType: 'sanity.action.release.schedule', releaseId: 'rAutumn', publishAt: '2030-01-01' };
    dataset.transactor.act({ actions: [action], caller: planner });
  };
  expect(schedule).toThrow(/permission "update" required/);
  expect(state()).toMatchObject({ state: 'active' });
});

test('variants are refused with a reason', () => {
  expect(() => act('variant.definition.create', {})).toThrow(/Variants are not supported/);
  expect(() => act('document.variant.publish', {})).toThrow(/Variants are not supported/);
});

test('archiving removes its versions, and unarchiving brings them back as they were', () => {
  addVersion('a', 'new');
  release('archive');
  expect(state()).toMatchObject({ state: 'archived' });
  expect(dataset.reader.get('versions.rAutumn.a')).toBeUndefined();
  release('unarchive');
  expect(dataset.reader.get('versions.rAutumn.a')).toMatchObject({ title: 'new' });
  expect(() => release('delete')).toThrow(/is active/);
  release('archive');
  release('delete');
  expect(state()).toBeUndefined();
});

test('a version can start from a copy, when the original is still the one that was seen', () => {
  const version = { publishedId: 'a', baseId: 'a', versionId: 'versions.rAutumn.a' };
  expect(() => act('document.version.create', { ...version, ifBaseRevisionId: 'other' })).toThrow(
    /unexpected revision/,
  );
  act('document.version.create', { ...version, ifBaseRevisionId: dataset.reader.get('a')?._rev });
  expect(dataset.reader.get('versions.rAutumn.a')).toMatchObject({ title: 'old' });
});

test('importing keeps what the release was', () => {
  release('import', { attributes: { _id: 'ignored', _type: 'system.release', state: 'published', metadata: {} } });
  expect(state()).toMatchObject({ name: 'rAutumn', state: 'published' });
  expect(() => release('import', { attributes: { state: 'active' }, ifExists: 'fail' })).toThrow(/already exists/);
});

test('K22: versions may point to what is new in their release; judged when it is scheduled or published', () => {
  const version = (id: string, to: string) => ({
    createOrReplace: { _id: `versions.rAutumn.${id}`, _type: 'page', to: { _type: 'reference', _ref: to } },
  });
  const write = (...mutations: Mutation[]) => dataset.transactor.mutate({ mutations, caller: administrator });
  write(version('c', 'd'));
  const refused = /"versions.rAutumn.c" references "d", which does not exist/;
  expect(() => release('schedule', { publishAt: '2999-01-01T00:00:00Z' })).toThrow(refused);
  expect(state()).toMatchObject({ state: 'active' });
  expect(() => release('publish')).toThrow(/"c" references "d", which does not exist/);
  expect(dataset.reader.get('c')).toBeUndefined();

  addVersion('d', 'nova');
  release('schedule', { publishAt: '2999-01-01T00:00:00Z' });
  release('unschedule');
  release('publish');
  expect(dataset.reader.get('c')).toMatchObject({ to: { _ref: 'd' } });
  expect(dataset.reader.get('d')).toMatchObject({ title: 'nova' });
  expect(() => write({ delete: { id: 'd' } })).toThrow(/there are references to it/);
});

test('K10: a version that is not there is not replaced', () => {
  const document = { _id: 'versions.rAutumn.a', _type: 'page', title: 'nova' };
  expect(() => act('document.version.replace', { document })).toThrow(/"versions.rAutumn.a"/);
  expect(dataset.reader.get('versions.rAutumn.a')).toBeUndefined();
  addVersion('a', 'new');
  act('document.version.replace', { document });
  expect(dataset.reader.get('versions.rAutumn.a')).toMatchObject({ title: 'nova' });
});
