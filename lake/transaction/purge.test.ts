import { openTestLake } from '../routes/testing.ts';
import { leftIn } from '../erasure/testing.ts';
import type { TestLake } from '../routes/testing.ts';

let lake: TestLake;
beforeEach(() => {
  lake = openTestLake();
});
afterEach(() => lake.close());

async function mutate(mutations: readonly object[], as: string = 'administrator'): Promise<number> {
  return (await lake.ask('/data/mutate/production', { as, body: { mutations } })).status;
}

async function act(action: object, as: string = 'administrator'): Promise<number> {
  return (await lake.ask('/data/actions/production', { as, body: { actions: [action] } })).status;
}

const past = (...ids: string[]) => lake.dataset.history.transactions(ids).length;

test('K5: a deletion with "purge" takes the history along, and in the end the bytes', async () => {
  await mutate([
    { create: { _id: 'a', _type: 'note', text: 'tirado do ar' } },
    { create: { _id: 'b', _type: 'note', text: 'fica' } },
  ]);
  await mutate([{ patch: { id: 'a', set: { text: 'tirado do ar outra vez' } } }]);
  expect(await mutate([{ delete: { id: 'a', purge: true } }])).toBe(200);
  expect([past('a'), past('b')]).toEqual([0, 1]);
  expect(lake.dataset.reader.all().map(({ _id }) => _id)).toEqual(['b']);
  expect(await lake.lake.erasure.overwrite()).toBe(true);
  expect(leftIn(lake.config.dataDir, ['tirado do ar'])).toEqual([]);
});

test('K5: so does one by query, and one of what is gone already', async () => {
  await mutate(['a', 'b', 'c'].map((_id) => ({ create: { _id, _type: 'note' } })));
  await mutate([{ delete: { id: 'c' } }]);
  expect(
    await mutate([{ delete: { query: '*[_id == "a"]', purge: true } }, { delete: { id: 'c', purge: true } }]),
  ).toBe(200);
  expect([past('a'), past('b'), past('c')]).toEqual([0, 1, 0]);
});

test('K5: actions that delete and discard take the history along when asked to', async () => {
  for (const _id of ['a', 'drafts.a', 'drafts.b', 'versions.r1.c']) await mutate([{ create: { _id, _type: 'note' } }]);
  const sanity = 'sanity.action.document';
  const deletion = { actionType: `${sanity}.delete`, publishedId: 'a', includeDrafts: ['drafts.a'], purge: true };
  expect(await act(deletion)).toBe(200);
  expect(await act({ actionType: `${sanity}.discard`, draftId: 'drafts.b', purge: true })).toBe(200);
  expect(await act({ actionType: `${sanity}.version.discard`, versionId: 'versions.r1.c', purge: true })).toBe(200);
  expect(past('a', 'drafts.a', 'drafts.b', 'versions.r1.c')).toBe(0);
  expect(await act({ ...deletion, purge: 'yes' })).toBe(400);
});

test('K5: a document purged and written again in one transaction has the past that begins there', async () => {
  await mutate([{ create: { _id: 'a', _type: 'note', text: 'antes' } }]);
  expect(
    await mutate([{ delete: { id: 'a', purge: true } }, { create: { _id: 'a', _type: 'note', text: 'depois' } }]),
  ).toBe(200);
  expect(past('a')).toBe(1);
  expect(lake.dataset.history.documentAt('a', { last: true })).toMatchObject({ text: 'depois' });
});

test('K5: it takes the right to change the history, and a dry run erases nothing', async () => {
  await mutate([{ create: { _id: 'drafts.a', _type: 'note' } }]);
  expect(await mutate([{ delete: { id: 'drafts.a', purge: true } }], 'contributor')).toBe(403);
  await mutate([{ delete: { id: 'drafts.a' } }]);
  expect(await mutate([{ delete: { id: 'drafts.a', purge: true } }], 'contributor')).toBe(403);
  const dryRun = { as: 'administrator', body: { mutations: [{ delete: { id: 'drafts.a', purge: true } }] } } as const;
  expect((await lake.ask('/data/mutate/production?dryRun=true', dryRun)).status).toBe(200);
  expect(past('drafts.a')).toBe(2);
});

test.each<string>(['editor', 'contributor', 'viewer'])('O9: %s erases no past, nor one of nothing', async (role) => {
  await mutate([{ create: { _id: 'drafts.a', _type: 'note' } }]);
  expect(await mutate([{ delete: { id: 'drafts.a', purge: true } }], role)).toBe(403);
  expect(await act({ actionType: 'sanity.action.document.discard', draftId: 'drafts.a', purge: true }, role)).toBe(403);
  expect(await mutate([{ delete: { id: 'nothing', purge: true } }], role)).toBe(403);
  expect([past('drafts.a'), lake.dataset.erased.isReadable()]).toEqual([1, false]);
});

test('O9: an editor deletes and discards, and the history stays', async () => {
  for (const _id of ['a', 'drafts.b']) await mutate([{ create: { _id, _type: 'note' } }], 'editor');
  expect(await act({ actionType: 'sanity.action.document.delete', publishedId: 'a' }, 'editor')).toBe(200);
  expect(await act({ actionType: 'sanity.action.document.discard', draftId: 'drafts.b' }, 'editor')).toBe(200);
  expect([past('a'), past('drafts.b')]).toEqual([2, 2]);
});

test('O9: the audit log says who erased which past', async () => {
  await mutate(['a', 'b', 'drafts.c'].map((_id) => ({ create: { _id, _type: 'note' } })));
  await mutate([{ delete: { id: 'a', purge: true } }, { delete: { id: 'b', purge: true } }]);
  await act({ actionType: 'sanity.action.document.discard', draftId: 'drafts.c', purge: true });
  const [robot] = lake.accounts.robots.list();
  const entry = { event: 'document.purged', actor: robot?.id };
  expect(lake.accounts.audit.list()).toMatchObject([
    { ...entry, subject: 'drafts.c', details: { dataset: 'production', ids: ['drafts.c'] } },
    { ...entry, subject: 'a', details: { dataset: 'production', ids: ['a', 'b'] } },
  ]);
});
