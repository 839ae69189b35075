import { jest } from '@jest/globals';
import { runQuery } from '../query/run-query.ts';
import { administrator, testDatasets } from '../store/testing.ts';
import type { MutateRequest, TransactionResult } from './types.ts';
import type { Dataset } from '../dataset.ts';
import type { Mutation } from '../store/types.ts';

const datasets = testDatasets();
let dataset: Dataset;

beforeEach(() => {
  dataset = datasets.open();
});
afterEach(() => datasets.cleanUp());

function mutate(mutations: readonly Mutation[], options: Partial<MutateRequest> = {}): TransactionResult {
  return dataset.transactor.mutate({ mutations, caller: administrator, ...options });
}

describe('creating', () => {
  test('a new document gets the transaction as revision and its time as dates', () => {
    const { transactionId, results } = mutate([{ create: { _id: 'a', _type: 'page', _rev: 'ignored', title: null } }]);
    const stored = dataset.reader.get('a');
    expect(stored).toEqual({
      _id: 'a',
      _type: 'page',
      title: null,
      _rev: transactionId,
      _createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      _updatedAt: stored?._createdAt,
    });
    expect(results).toEqual([{ id: 'a', operation: 'create', document: stored }]);
  });

  test('an absent id becomes a random one, and an id that ends in a dot is completed', () => {
    const { results } = mutate([{ create: { _type: 'page' } }, { create: { _id: 'drafts.', _type: 'page' } }]);
    expect(results.map(({ id }) => id)).toEqual([
      expect.stringMatching(/^[A-Za-z0-9]{22}$/),
      expect.stringMatching(/^drafts\.[A-Za-z0-9]{22}$/),
    ]);
  });

  test.each(['-a', '.a', 'a b', 'á', 'a'.repeat(129)])('the id "%s" is refused', (id) => {
    expect(() => mutate([{ create: { _id: id, _type: 'page' } }])).toThrow(expect.objectContaining({ status: 400 }));
  });

  test('a taken id is refused and nothing of the transaction happens', () => {
    mutate([{ create: { _id: 'a', _type: 'page' } }]);
    const before = dataset.reader.sequence;
    expect(() => mutate([{ create: { _id: 'b', _type: 'page' } }, { create: { _id: 'a', _type: 'page' } }])).toThrow(
      expect.objectContaining({
        status: 409,
        type: 'mutationError',
        options: {
          details: {
            items: [{ index: 1, error: expect.objectContaining({ type: 'documentAlreadyExistsError', id: 'a' }) }],
          },
        },
      }),
    );
    expect(dataset.reader.get('b')).toBeUndefined();
    expect(dataset.reader.sequence).toBe(before);
  });

  test('createIfNotExists leaves an existing document alone and says so', () => {
    mutate([{ create: { _id: 'a', _type: 'page', title: 'old' } }]);
    const before = dataset.reader.get('a');
    const { results } = mutate([{ createIfNotExists: { _id: 'a', _type: 'page', title: 'new' } }]);
    expect(results).toEqual([{ id: 'a', operation: 'none', document: before }]);
    expect(dataset.reader.get('a')).toBe(before);
  });

  test('createOrReplace keeps the date of creation unless one is given', () => {
    mutate([{ create: { _id: 'a', _type: 'page', _createdAt: '2020-01-01T00:00:00Z', title: 'old' } }]);
    mutate([{ createOrReplace: { _id: 'a', _type: 'page' } }]);
    expect(dataset.reader.get('a')).toMatchObject({ _createdAt: '2020-01-01T00:00:00Z' });
    expect(dataset.reader.get('a')).not.toHaveProperty('title');
    mutate([{ createOrReplace: { _id: 'a', _type: 'page', _createdAt: '2021-01-01T00:00:00Z' } }]);
    expect(dataset.reader.get('a')?._createdAt).toBe('2021-01-01T00:00:00Z');
  });

  test('dates of creation are kept in UTC, and nonsense becomes the time of the transaction', () => {
    const create = (_createdAt: unknown) => {
      const { results } = mutate([{ createOrReplace: { _id: 'a', _type: 'page', _createdAt } }]);
      return results[0]?.document?._createdAt;
    };
    expect(create('2020-01-01T00:00:00.123456Z')).toBe('2020-01-01T00:00:00.123456Z');
    expect(create('2020-01-01T02:00:00+02:00')).toBe('2020-01-01T00:00:00.000Z');
    expect(create('2020-01-01')).toBe('2020-01-01T00:00:00.000Z');
    for (const nonsense of ['ontem', 7, {}]) expect(create(nonsense)).toBe(dataset.reader.get('a')?._updatedAt);
  });

  test('attributes may have the names that every object has', () => {
    const odd = { constructor: 1, toString: { valueOf: 2 }, hasOwnProperty: 3 };
    mutate([{ create: { _id: 'a', _type: 'page', odd } }]);
    mutate([{ patch: { id: 'a', set: { isPrototypeOf: 4 }, unset: ['valueOf'] } }]);
    expect(dataset.reader.get('a')).toMatchObject({ odd, isPrototypeOf: 4 });
    const found = runQuery(dataset.reader, {
      query: '*[odd.constructor == 1]._id',
      params: {},
      perspective: 'raw',
      caller: administrator,
      projectId: 'p',
    });
    expect(found.result).toEqual(['a']);
    // The engine that Studio runs too cannot patch the object that holds this one.
    expect(() => mutate([{ patch: { id: 'a', setIfMissing: { 'odd.other': 1 } } }])).toThrow(
      expect.objectContaining({ status: 409 }),
    );
    mutate([{ createOrReplace: { _id: 'a', _type: 'page' } }]);
    expect(dataset.reader.get('a')).not.toHaveProperty('odd');
  });

  test('the type of a document cannot be patched', () => {
    mutate([{ create: { _id: 'a', _type: 'page' } }]);
    expect(() => mutate([{ patch: { id: 'a', set: { _type: 'post' } } }])).toThrow(/cannot change/);
    mutate([{ delete: { id: 'a' } }, { create: { _id: 'a', _type: 'post' } }]);
    expect(dataset.reader.get('a')?._type).toBe('post');
  });

  test('K6: a document is replaced by one of another type, unless something needs it as it is', () => {
    mutate([{ create: { _id: 'a', _type: 'page', title: 'antes', _createdAt: '2020-01-01T00:00:00Z' } }]);
    mutate([{ createOrReplace: { _id: 'a', _type: 'post' } }]);
    expect(dataset.reader.get('a')).toMatchObject({
      _type: 'post',
      _createdAt: expect.stringMatching(/^20[2-9][1-9]/),
    });
    expect([dataset.reader.ofType('page'), dataset.reader.ofType('post').length]).toEqual([[], 1]);
    mutate([{ create: { _id: 'b', _type: 'page', to: { _ref: 'a' } } }]);
    expect(() => mutate([{ createOrReplace: { _id: 'a', _type: 'page' } }])).toThrow('given another type');
    mutate([{ createOrReplace: { _id: 'a', _type: 'post', title: 'o mesmo' } }]);
    mutate([{ createOrReplace: { _id: 'a', _type: 'page' } }, { delete: { id: 'b' } }]);
    expect(dataset.reader.get('a')?._type).toBe('page');
  });

  test.each([
    ['versions.foo', 'Invalid document version ID "versions.foo"'],
    ['a..b', 'Invalid document ID "a..b"'],
    ['drafts.versions.r.x', 'invalid use of "versions" in "versions.r.x"'],
    ['icon.versions', 'Invalid document version ID "icon.versions": invalid use of "versions" in "versions"'],
    ['drafts.drafts.x', 'invalid use of "drafts" in "drafts.x"'],
    ['versions.r.drafts.x', 'invalid use of "drafts" in "drafts.x"'],
    ['versions.drafts.x', 'invalid use of "drafts" in "drafts.x"'],
    ['drafts', 'the ID of the document is missing'],
  ])('K8: "%s" is no id for a document', (_id, words) => {
    expect(() => mutate([{ create: { _id, _type: 'page' } }])).toThrow(words);
    expect(() => mutate([{ createOrReplace: { _id, _type: 'page' } }])).toThrow(words);
    expect(dataset.reader.all()).toEqual([]);
  });

  test.each([
    'drafts.a',
    'versions.r1.a',
    'drafts.messages.a',
    'a.b.c',
    '_.thing.a',
    'versionsOf.a',
    'versions.r1.a.b',
  ])('K8: "%s" is one', (_id) => {
    mutate([{ create: { _id, _type: 'page' } }]);
    expect(dataset.reader.get(_id)).toBeDefined();
  });

  test("an attribute that would replace an object's prototype is refused", () => {
    const hostile = JSON.parse('{"_id":"a","_type":"page","x":{"__proto__":{"admin":true}}}') as { _type: string };
    expect(() => mutate([{ create: hostile }])).toThrow(expect.objectContaining({ status: 400 }));
    mutate([{ create: { _id: 'b', _type: 'page' } }]);
    expect(() => mutate([{ patch: { id: 'b', set: { '__proto__.admin': true } } }])).toThrow(/__proto__/);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  test('an attribute that JSON has to escape is refused, however deep: it could come back from the disk as another', () => {
    const names = ['"', '\\', '\0', '\ud800'];
    mutate([{ create: { _id: 'c', _type: 'page' } }]);
    for (const name of names) {
      expect(() => mutate([{ create: { _type: 'page', list: [{ [name]: 1 }] } }])).toThrow(/name of an attribute/);
      expect(() => mutate([{ patch: { id: 'c', set: { place: { [name]: 1 } } } }])).toThrow(/name of an attribute/);
    }
  });

  test('content that is nested beyond any use is refused, not crashed on', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 200; level++) deep = { deep };
    expect(() => mutate([{ create: { _id: 'a', _type: 'page', deep } }])).toThrow(
      expect.objectContaining({ status: 400 }),
    );
  });
});

describe('deleting', () => {
  test('a missing document is not an error', () => {
    expect(mutate([{ delete: { id: 'nothing' } }]).results).toEqual([]);
  });

  test('by query, only what the query finds at that point of the transaction goes', () => {
    mutate([{ create: { _id: 'a', _type: 'page', old: true } }, { create: { _id: 'b', _type: 'page' } }]);
    const { results } = mutate([
      { create: { _id: 'c', _type: 'page', old: true } },
      { delete: { query: '*[_type == $type && old]', params: { type: 'page' } } },
    ]);
    expect(dataset.reader.all().map(({ _id }) => _id)).toEqual(['b']);
    expect(results.map(({ id, operation }) => [id, operation])).toEqual([['a', 'delete']]);
  });

  test('by query without hits succeeds', () => {
    expect(mutate([{ delete: { query: '*[_type == "none"]' } }]).results).toEqual([]);
  });
});

describe('transactions', () => {
  test('keep the id the client chose, as revision of everything they touch', () => {
    mutate([{ create: { _id: 'a', _type: 'page' } }, { create: { _id: 'b', _type: 'page' } }], {
      transactionId: 'tx-1',
    });
    expect(dataset.reader.all().map(({ _rev }) => _rev)).toEqual(['tx-1', 'tx-1']);
  });

  test('refuse an id that was used before', () => {
    mutate([{ create: { _id: 'a', _type: 'page' } }], { transactionId: 'tx-1' });
    expect(() => mutate([{ create: { _id: 'b', _type: 'page' } }], { transactionId: 'tx-1' })).toThrow(
      expect.objectContaining({ status: 409 }),
    );
  });

  test('dry runs answer as if done, and leave no trace', () => {
    const heard: unknown[] = [];
    dataset.commits.subscribe((commit) => heard.push(commit));
    const { results } = mutate([{ create: { _id: 'a', _type: 'page' } }], { dryRun: true, transactionId: 'dry' });
    expect(results).toMatchObject([{ id: 'a', operation: 'create' }]);
    expect(dataset.reader.get('a')).toBeUndefined();
    expect(heard).toEqual([]);
    expect(dataset.history.sequenceOf('dry')).toBeUndefined();
  });

  test.each([
    [
      'never give an earlier time than the one before, when the clock is set back a little',
      '2029-12-31T23:30:00.000Z',
      true,
    ],
    ['N11: follow the clock again after one commit at a wrong time', '2026-01-01T00:00:00.000Z', false],
  ])('%s', (_, then, isKept) => {
    const first = '2030-01-01T00:00:00.000Z';
    jest.useFakeTimers({ now: new Date(first) });
    try {
      mutate([{ create: { _id: 'a', _type: 'page' } }]);
      jest.setSystemTime(new Date(then));
      mutate([{ create: { _id: 'b', _type: 'page' } }]);
    } finally {
      jest.useRealTimers();
    }
    expect(dataset.reader.get('b')?._createdAt).toBe(isKept ? first : then);
  });

  test('give keyless objects in arrays a key when asked', () => {
    mutate(
      [
        { create: { _id: 'a', _type: 'page', rows: [{ cells: [{ x: 1 }] }, { _key: 'mine' }, 'text'] } },
        { patch: { id: 'a', insert: { after: 'rows[-1]', items: [{ y: 2 }] } } },
      ],
      { autoGenerateArrayKeys: true },
    );
    const key = expect.stringMatching(/^[0-9a-f]{12}$/);
    expect(dataset.reader.get('a')?.rows).toEqual([
      { _key: key, cells: [{ _key: key, x: 1 }] },
      { _key: 'mine' },
      'text',
      { _key: key, y: 2 },
    ]);
  });
});

test('a query inside a transaction that fails leaves nothing behind for later queries', () => {
  mutate([
    { create: { _id: 'b', _type: 'person' } },
    { create: { _id: 'a', _type: 'page', author: { _type: 'reference', _ref: 'b' } } },
  ]);
  const referring = '*[references("b")]';
  expect(() =>
    mutate([
      { patch: { query: '*[_type == "nothing"]', set: { title: 'x' } } },
      { patch: { id: 'a', unset: ['author'] } },
      { patch: { id: 'missing', set: { title: 'x' } } },
    ]),
  ).toThrow(expect.objectContaining({ status: 409 }));
  const { result } = runQuery(dataset.reader, { query: referring, caller: administrator });
  expect(result).toEqual([expect.objectContaining({ _id: 'a' })]);
});
