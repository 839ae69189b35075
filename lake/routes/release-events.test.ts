import { openTestLake } from './testing.ts';
import type { TestLake } from './testing.ts';

let lake: TestLake;
beforeEach(() => {
  lake = openTestLake();
});
afterEach(() => lake.close());

async function act(actionType: string, fields: object = {}): Promise<void> {
  const actions = [{ actionType: `sanity.action.${actionType}`, releaseId: 'rOne', ...fields }];
  const response = await lake.ask('/data/actions/production', { as: 'editor', body: { actions } });
  expect(response.status).toBe(200);
}

const version = (id: string) => ({ publishedId: id, document: { _id: `versions.rOne.${id}`, _type: 'page' } });

async function events(search = '', as: 'viewer' | null = 'viewer') {
  const path = `/data/history/production/events/releases/rOne${search}`;
  const response = await lake.ask(path, as ? { as } : {});
  return (await response.json()) as { events: Record<string, unknown>[]; nextCursor: string };
}

async function live(): Promise<void> {
  await act('release.create', { metadata: { title: 'Outono' } });
  await act('document.version.create', version('a'));
  await act('document.version.create', version('b'));
  await act('document.edit', { draftId: 'versions.rOne.a', publishedId: 'a', patch: { set: { title: 'x' } } });
  await act('document.version.discard', { versionId: 'versions.rOne.b' });
  await act('release.schedule', { publishAt: '2090-01-01T00:00:00Z' });
  await act('release.unschedule');
  await act('release.archive');
  await act('release.unarchive');
  await act('release.publish');
}

test('the activity of a release tells its states and which documents came and went, newest first', async () => {
  await live();
  const { events: found, nextCursor } = await events();
  expect(found.map(({ type, documentId }) => [type, documentId])).toEqual([
    ['publishRelease', undefined],
    ['unarchiveRelease', undefined],
    ['archiveRelease', undefined],
    ['unscheduleRelease', undefined],
    ['scheduleRelease', undefined],
    ['discardDocumentFromRelease', 'b'],
    ['addDocumentToRelease', 'b'],
    ['addDocumentToRelease', 'a'],
    ['createRelease', undefined],
  ]);
  expect(found[4]).toMatchObject({ publishAt: '2090-01-01T00:00:00.000Z', releaseName: 'rOne' });
  expect(found[7]).toMatchObject({ versionId: 'versions.rOne.a', documentType: 'page', author: expect.any(String) });
  expect(nextCursor).toBe('');
});

test('it comes in pages', async () => {
  await live();
  const first = await events('?limit=4');
  const second = await events(`?limit=4&nextCursor=${first.nextCursor}`);
  const third = await events(`?limit=4&nextCursor=${second.nextCursor}`);
  const types = [first, second, third].map((page) => page.events.length);
  expect([types, third.nextCursor]).toEqual([[4, 4, 1], '']);
});

test('strangers learn nothing of it, and an unknown release has none', async () => {
  expect(await events()).toEqual({ events: [], nextCursor: '' });
  await live();
  expect(await events('', null)).toEqual({ events: [], nextCursor: '' });
});

test('a document that a release takes from the site is unpublished in its own story', async () => {
  await lake.ask('/data/mutate/production', {
    as: 'editor',
    body: { mutations: [{ create: { _id: 'a', _type: 'page' } }] },
  });
  await act('release.create');
  await act('document.version.unpublish', { publishedId: 'a', versionId: 'versions.rOne.a' });
  await act('release.publish');
  const response = await lake.ask('/data/history/production/events/documents/a', { as: 'viewer' });
  const { events: story } = (await response.json()) as { events: Record<string, { type: string }[]> };
  expect(story.a?.map(({ type }) => type)).toEqual(['unpublishDocument', 'createLiveDocument']);
});

test('a scheduled draft is published by its release, also when its draft goes with it', async () => {
  await act('document.create', { publishedId: 'a', attributes: { _id: 'drafts.a', _type: 'page' } });
  await act('release.create', { metadata: { cardinality: 'one' } });
  await act('document.version.create', { publishedId: 'a', baseId: 'drafts.a', versionId: 'versions.rOne.a' });
  await act('release.publish');
  const response = await lake.ask('/data/history/production/events/documents/a', { as: 'viewer' });
  const { events: story } = (await response.json()) as { events: Record<string, Record<string, unknown>[]> };
  expect(story.a).toMatchObject([
    { type: 'publishDocumentVersion', releaseId: 'rOne', publishCause: 'release.publish' },
  ]);
});
