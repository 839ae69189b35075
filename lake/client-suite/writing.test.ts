import type { SanityClient } from '@sanity/client';
import { failureOf, type LakeProcess, startLakeProcess } from './lake-process.ts';

let lake: LakeProcess;
let client: SanityClient;
let anonymous: SanityClient;

beforeAll(async () => {
  lake = await startLakeProcess();
  ({ client, anonymous } = lake);
});

afterAll(() => lake?.stop());

describe('writing', () => {
  const base = {
    _id: 'doc',
    _type: 'thing',
    count: 1,
    list: [
      { _key: 'a', n: 1 },
      { _key: 'b', n: 2 },
    ],
    text: 'Olá mundo',
  };
  beforeEach(() => client.createOrReplace(base));

  it('creates, refuses to create twice, and leaves the first alone', async () => {
    await client.delete('fresh');
    expect(await client.create({ _id: 'fresh', _type: 'thing', n: 1 })).toMatchObject({ _id: 'fresh', n: 1 });
    const error = await failureOf(client.create({ _id: 'fresh', _type: 'thing', n: 2 }));
    expect(error.statusCode).toBe(409);
    expect(await client.createIfNotExists({ _id: 'fresh', _type: 'thing', n: 3 })).toMatchObject({ n: 1 });
  });

  it('gives a random id when there is none', async () => {
    const created = await client.create({ _type: 'thing' });
    expect(created._id).toMatch(/^[\w.-]{8,}$/);
  });

  it('applies set, setIfMissing, unset, inc and dec', async () => {
    const patched = await client
      .patch('doc')
      .setIfMissing({ added: 'x', count: 99 })
      .set({ 'list[_key=="b"].n': 20, title: 'novo' })
      .unset(['text'])
      .inc({ count: 4 })
      .dec({ 'list[_key=="a"].n': 1 })
      .commit();
    expect(patched).toMatchObject({ added: 'x', count: 5, title: 'novo', list: [{ n: 0 }, { n: 20 }] });
    expect(patched).not.toHaveProperty('text');
  });

  it('inserts before, after and in place', async () => {
    await client
      .patch('doc')
      .insert('after', 'list[-1]', [{ _key: 'c', n: 3 }])
      .commit();
    await client
      .patch('doc')
      .insert('before', 'list[0]', [{ _key: 'z', n: 0 }])
      .commit();
    await client
      .patch('doc')
      .insert('replace', 'list[_key=="a"]', [{ _key: 'A', n: 11 }])
      .commit();
    const { list } = await client.fetch<{ list: { _key: string }[] }>('*[_id == "doc"][0]{list}');
    expect(list.map((item) => item._key)).toEqual(['z', 'A', 'b', 'c']);
  });

  it('appends, and adds array keys when asked', async () => {
    const patched = await client
      .patch('doc')
      .append('list', [{ n: 9 }])
      .commit({ autoGenerateArrayKeys: true });
    expect(patched.list.at(-1)).toEqual({ _key: expect.stringMatching(/^\w{12}$/), n: 9 });
  });

  it('applies diffMatchPatch', async () => {
    const patched = await client
      .patch('doc')
      .diffMatchPatch({ text: '@@ -1,9 +1,10 @@\n Olá \n-mundo\n+doutor\n' })
      .commit();
    expect(patched.text).toBe('Olá doutor');
  });

  it('honours ifRevisionID', async () => {
    const current = await client.getDocument('doc');
    const error = await failureOf(client.patch('doc').ifRevisionId('somethingelse').set({ n: 1 }).commit());
    expect(error.statusCode).toBe(409);
    await client.patch('doc').ifRevisionId(String(current?._rev)).set({ n: 1 }).commit();
    expect(await client.getDocument('doc')).toMatchObject({ n: 1 });
  });

  it('does all of a transaction or nothing, and keeps its id as revision', async () => {
    const transaction = client
      .transaction()
      .createOrReplace({ _id: 'one', _type: 'thing' })
      .patch('doc', (patch) => patch.set({ n: 7 }))
      .transactionId('my-own-transaction');
    await transaction.commit();
    expect(await client.getDocument('one')).toMatchObject({ _rev: 'my-own-transaction' });
    const failing = client
      .transaction()
      .delete('one')
      .patch('missing', (patch) => patch.set({ n: 1 }));
    expect((await failureOf(failing.commit())).statusCode).toBe(409);
    expect(await client.getDocument('one')).toBeDefined();
  });

  it('validates a dry run and writes nothing', async () => {
    await client.mutate([{ create: { _id: 'dry', _type: 'thing' } }], { dryRun: true });
    expect(await client.getDocument('dry')).toBeUndefined();
  });

  it('deletes by query', async () => {
    await client.create({ _id: 'old-1', _type: 'old' });
    await client.create({ _id: 'old-2', _type: 'old' });
    await client.delete({ query: '*[_type == $type]', params: { type: 'old' } });
    expect(await client.fetch('count(*[_type == "old"])')).toBe(0);
  });

  it('keeps references whole', async () => {
    const broken = await failureOf(
      client.create({ _id: 'lost', _type: 'thing', to: { _type: 'reference', _ref: 'nowhere' } }),
    );
    expect(broken.statusCode).toBe(409);
    await client.createOrReplace({ _id: 'held', _type: 'thing' });
    await client.createOrReplace({ _id: 'holder', _type: 'thing', to: { _type: 'reference', _ref: 'held' } });
    expect((await failureOf(client.delete('held'))).statusCode).toBe(409);
    await client.transaction().delete('held').delete('holder').commit();
    expect(await client.getDocument('held')).toBeUndefined();
  });

  it('refuses writes of anonymous callers', async () => {
    expect((await failureOf(anonymous.create({ _type: 'thing' }))).statusCode).toBeGreaterThanOrEqual(401);
  });

  it('edits, publishes and unpublishes by actions', async () => {
    const attributes = { _id: 'drafts.acted', _type: 'thing', n: 1 };
    await client.action({
      actionType: 'sanity.action.document.create',
      publishedId: 'acted',
      attributes,
      ifExists: 'fail',
    });
    await client.action({
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.acted',
      publishedId: 'acted',
      patch: { set: { n: 2 } },
    });
    await client.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.acted',
      publishedId: 'acted',
    });
    expect(await client.getDocument('acted')).toMatchObject({ n: 2 });
    expect(await client.getDocument('drafts.acted')).toBeUndefined();
    await client.action({
      actionType: 'sanity.action.document.unpublish',
      draftId: 'drafts.acted',
      publishedId: 'acted',
    });
    expect(await client.getDocument('acted')).toBeUndefined();
    expect(await client.getDocument('drafts.acted')).toMatchObject({ n: 2 });
  });
});
