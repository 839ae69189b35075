import { jest } from '@jest/globals';
import { applyPatch } from 'mendoza';
import { openTestLake } from './testing.ts';
import type { TestLake } from './testing.ts';
import type { Mutation, StoredDocument } from '../store/types.ts';

let lake: TestLake;

/** Three states of `a` (the last transaction touches `b` too), then its deletion. */
beforeEach(async () => {
  lake = openTestLake();
  await mutate('tx-1', { create: { _id: 'a', _type: 'page', n: 1 } });
  await mutate('tx-2', { patch: { id: 'a', set: { n: 2 } } });
  await mutate('tx-3', { patch: { id: 'a', set: { n: 3 } } }, { create: { _id: 'b', _type: 'page' } });
  await mutate('tx-4', { delete: { id: 'a' } });
});
afterEach(() => lake.close());

async function mutate(transactionId: string, ...mutations: Mutation[]): Promise<void> {
  const response = await lake.ask('/data/mutate/production', {
    as: 'administrator',
    body: { mutations, transactionId },
  });
  expect(response.status).toBe(200);
}

describe('documents of the past', () => {
  async function documents(
    ids: string,
    search: string,
    as: string | undefined = 'administrator',
  ): Promise<StoredDocument[]> {
    const response = await lake.ask(`/data/history/production/documents/${ids}?${search}`, as ? { as } : {});
    expect(response.status).toBe(200);
    return ((await response.json()) as { documents: StoredDocument[] }).documents;
  }

  test('are as they were after a transaction, whichever document it touched', async () => {
    expect(await documents('a', 'revision=tx-2')).toMatchObject([{ _id: 'a', n: 2, _rev: 'tx-2' }]);
    await mutate('tx-5', { patch: { id: 'b', set: { n: 5 } } });
    expect(await documents('b', 'revision=tx-4')).toMatchObject([{ _id: 'b', _rev: 'tx-3' }]);
  });

  test('are left out when they did not exist then, or the transaction is unknown', async () => {
    expect(await documents('a,b', 'revision=tx-1')).toMatchObject([{ _id: 'a', n: 1 }]);
    expect(await documents('a', 'revision=tx-4')).toEqual([]);
    expect(await documents('a', 'revision=unknown')).toEqual([]);
  });

  test('are found by time', async () => {
    const [second] = lake.dataset.history.since(2, 1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await mutate('tx-6', { create: { _id: 'c', _type: 'page' } });
    expect(await documents('b', `time=${second?.timestamp}`)).toHaveLength(1);
    expect(await documents('c', `time=${second?.timestamp}`)).toEqual([]);
    expect(await documents('c', 'time=2000-01-01T00:00:00Z')).toEqual([]);
  });

  test('asked for as a draft that did not exist are the published ones which that transaction wrote', async () => {
    expect(await documents('drafts.a', 'revision=tx-2')).toMatchObject([{ _id: 'a', n: 2, _rev: 'tx-2' }]);
    await mutate('tx-5', { create: { _id: 'c', _type: 'page' } });
    expect(await documents('drafts.a', 'revision=tx-5')).toEqual([]);
    expect(await documents('a,drafts.a,a', 'revision=tx-2')).toHaveLength(1);
  });

  test('K19: asked for as a draft, at the transaction that deleted the document, are as they were last', async () => {
    await mutate('tx-5', { create: { _id: 'd', _type: 'page', n: 1 } });
    await mutate('tx-6', { delete: { id: 'd' } });
    expect(await documents('drafts.d', 'revision=tx-6')).toMatchObject([{ _id: 'd', n: 1, _rev: 'tx-6' }]);
    expect(await documents('d', 'revision=tx-6')).toEqual([]);
    await mutate('tx-7', { create: { _id: 'drafts.d', _type: 'page', n: 2 } });
    await mutate('tx-8', { delete: { id: 'drafts.d' } });
    expect(await documents('drafts.d', 'revision=tx-8')).toMatchObject([{ _id: 'drafts.d', n: 2, _rev: 'tx-8' }]);
  });

  test('asked for as a draft that did not exist are the version of a release which that transaction wrote', async () => {
    await mutate('tx-5', { create: { _id: 'c', _type: 'page', n: 5 } });
    await mutate('tx-6', { create: { _id: 'versions.r1.c', _type: 'page', n: 6 } });
    expect(await documents('drafts.c', 'revision=tx-6')).toMatchObject([{ _id: 'versions.r1.c', n: 6, _rev: 'tx-6' }]);
    expect(await documents('c', 'revision=tx-6')).toMatchObject([{ _id: 'c', n: 5, _rev: 'tx-5' }]);
    await mutate('tx-7', { create: { _id: 'versions.r1.d', _type: 'page' } });
    expect(await documents('d', 'revision=tx-7')).toEqual([]);
  });

  test('of something deleted are the last ones it had', async () => {
    expect(await documents('a', 'lastRevision=true')).toMatchObject([{ _id: 'a', n: 3, _rev: 'tx-3' }]);
  });

  test('need the right to read history (L4)', async () => {
    expect(await documents('a', 'revision=tx-2', 'viewer')).toHaveLength(1);
    const anonymous = await lake.ask('/data/history/production/documents/a?revision=tx-2');
    expect(await anonymous.json()).toEqual({ documents: [] });
  });

  test('without a point in time are a mistake', async () => {
    expect((await lake.ask('/data/history/production/documents/a', { as: 'administrator' })).status).toBe(400);
    expect((await lake.ask('/data/history/production/documents/a?time=ontem', { as: 'administrator' })).status).toBe(
      400,
    );
  });

  test('can be restored as Studio does it, also when the document is gone', async () => {
    const [found] = await documents('a', 'revision=tx-2');
    const { _updatedAt, ...old } = { ...found };
    const attributes = { ...old, _id: 'drafts.a' };
    const restore = { publishedId: 'a', attributes };
    const response = await lake.ask('/data/actions/production', {
      as: 'administrator',
      body: {
        actions: [
          { actionType: 'sanity.action.document.create', ...restore, ifExists: 'fail' },
          { actionType: 'sanity.action.document.replaceDraft', ...restore },
        ],
      },
    });
    const { transactionId } = (await response.json()) as { transactionId: string };
    expect(lake.dataset.reader.get('drafts.a')).toMatchObject({
      n: 2,
      _rev: transactionId,
      _createdAt: old._createdAt,
    });
  });
});

describe('transactions', () => {
  interface Line {
    readonly id: string;
    readonly documentIDs: readonly string[];
    readonly effects?: Record<string, { apply: unknown[]; revert: unknown[] }>;
    readonly mutations?: readonly unknown[];
  }

  async function transactions(ids: string, search = '', as?: string): Promise<Line[]> {
    const response = await lake.ask(`/data/history/production/transactions/${ids}?${search}`, {
      as: as ?? 'administrator',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    const lines = (await response.text()).split('\n');
    expect(lines.pop()).toBe('');
    return lines.map((line) => JSON.parse(line) as Line);
  }

  const idsOf = (lines: readonly Line[]) => lines.map(({ id }) => id);

  test('come one per line, oldest first, with all they touched', async () => {
    const lines = await transactions('a');
    expect(idsOf(lines)).toEqual(['tx-1', 'tx-2', 'tx-3', 'tx-4']);
    expect(lines[2]).toEqual({
      id: 'tx-3',
      timestamp: expect.stringMatching(/Z$/),
      author: expect.stringMatching(/^r/),
      documentIDs: ['a', 'b'],
      mutations: [{ patch: { id: 'a', set: { n: 3 } } }, { create: expect.objectContaining({ _id: 'b' }) }],
    });
  });

  test.each([
    ['limit=2', ['tx-1', 'tx-2']],
    ['limit=2&reverse=true', ['tx-4', 'tx-3']],
    ['fromTransaction=tx-2&toTransaction=tx-3', ['tx-2', 'tx-3']],
    ['fromTransaction=&toTransaction=tx-1', ['tx-1']],
    ['fromTransaction=unknown', ['tx-1', 'tx-2', 'tx-3', 'tx-4']],
    ['fromTransaction=tx-3&limit=1', ['tx-3']],
    ['fromTime=2100-01-01T00:00:00Z', []],
    ['toTime=2100-01-01T00:00:00Z&limit=1', ['tx-1']],
    ['authors=nobody', []],
  ])('are narrowed by %s', async (search, expected) => {
    expect(idsOf(await transactions('a', search))).toEqual(expected);
  });

  test('show only the asked documents and no content when that is wanted', async () => {
    const search = 'excludeContent=true&includeIdentifiedDocumentsOnly=true&effectFormat=mendoza';
    const lines = await transactions('a', search);
    expect(lines[2]).toMatchObject({ documentIDs: ['a'], effects: { a: expect.anything() } });
    expect(lines[2]).not.toHaveProperty('mutations');
    expect(lines[2]?.effects).not.toHaveProperty('b');
  });

  test('carry effects that lead from nothing to every state and back', async () => {
    const lines = await transactions('a', 'effectFormat=mendoza');
    let state: unknown;
    const states = lines.map(
      (line) => (state = applyPatch(state, line.effects?.a?.apply ?? [])) as { n?: number } | null,
    );
    expect(states.map((document) => document?.n)).toEqual([1, 2, 3, undefined]);
    expect(lines[3]?.effects?.a?.apply).toEqual([0, null]);
    expect(applyPatch(null, lines[3]?.effects?.a?.revert ?? [])).toMatchObject({ _id: 'a', n: 3 });
  });

  test('are not for visitors (L4)', async () => {
    const response = await lake.ask('/data/history/production/transactions/a');
    expect(await response.text()).toBe('');
  });
});

describe('events', () => {
  async function page(search: string): Promise<{ types: unknown[]; nextCursor: string }> {
    const response = await lake.ask(`/data/history/production/events/documents/a?${search}`, { as: 'administrator' });
    const { events, nextCursor } = (await response.json()) as { events: { a: { type: string }[] }; nextCursor: string };
    return { types: events.a.map(({ type }) => type), nextCursor };
  }

  test('N11: read no other document of their transactions', async () => {
    const { history } = lake.dataset;
    const all = jest.spyOn(history, 'commits');
    expect((await page('limit=9')).types).toHaveLength(4);
    expect(all).not.toHaveBeenCalled();
    const read = [...history.changesOfGroup('a', ['tx-1', 'tx-2', 'tx-3', 'tx-4'])];
    expect(read.map(({ transactionId, change }) => [transactionId, change.id])).toEqual(
      ['tx-1', 'tx-2', 'tx-3', 'tx-4'].map((id) => [id, 'a']),
    );
  });

  test('come newest first, in pages', async () => {
    const first = await page('limit=3');
    expect(first.types).toEqual(['deleteDocumentGroup', 'updateLiveDocument', 'updateLiveDocument']);
    await mutate('tx-5', { create: { _id: 'a', _type: 'page' } });
    expect(await page(`limit=3&nextCursor=${first.nextCursor}`)).toEqual({
      types: ['createLiveDocument'],
      nextCursor: '',
    });
  });

  test('are not for visitors (L4), and a release has none yet', async () => {
    const anonymous = await lake.ask('/data/history/production/events/documents/a');
    expect(await anonymous.json()).toEqual({ events: { a: [] }, nextCursor: '' });
    const release = await lake.ask('/data/history/production/events/releases/r1', { as: 'administrator' });
    expect(await release.json()).toEqual({ events: [], nextCursor: '' });
  });
});

test('the log is not searched for those who may not read it', async () => {
  const search = [
    jest.spyOn(lake.dataset.history, 'transactions'),
    jest.spyOn(lake.dataset.history, 'transactionsOfGroup'),
    jest.spyOn(lake.dataset.history, 'documentAt'),
  ];
  await lake.ask('/data/history/production/transactions/a');
  await lake.ask('/data/history/production/events/documents/a');
  await lake.ask('/data/history/production/events/releases/spring');
  await lake.ask('/data/history/production/documents/a?lastRevision=true');
  expect(search.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
});

describe('N11: the past of many documents holds nobody up', () => {
  const versions = Array.from({ length: 2000 }, (_, n) => `versions.r${n}.a`);
  beforeEach(async () => {
    await mutate('tx-many', ...versions.map((_id) => ({ create: { _id, _type: 'page', title: 'x'.repeat(200) } })));
  });

  test.each([
    ['documents', `documents/${versions.map((_, n) => `versions.x${n}.a`).join(',')}?revision=tx-many`],
    ['events', 'events/documents/drafts.a?limit=100'],
    ['transactions', 'transactions/versions.r0.a?effectFormat=mendoza'],
  ])('%s', async (_name, path) => {
    const answered: string[] = [];
    const ask = async (name: string, address: string) => {
      expect((await lake.ask(address, { as: 'administrator' })).status).toBe(200);
      answered.push(name);
    };
    const long = ask('long', `/data/history/production/${path}`);
    await ask('short', '/data/query/production?query=1');
    await long;
    expect(answered).toEqual(['short', 'long']);
  });
});
