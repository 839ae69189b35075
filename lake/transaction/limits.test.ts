import { administrator, testDatasets } from '../store/testing.ts';
import { DEFAULT_WRITE_LIMITS, readWriteLimits } from '../config/limits.ts';
import type { WriteLimits } from '../config/limits.ts';
import type { Dataset } from '../dataset.ts';
import type { Mutation } from '../store/types.ts';

const datasets = testDatasets();
afterEach(() => datasets.cleanUp());

function open(limits: Partial<WriteLimits> = {}): Dataset {
  return datasets.open({ writeLimits: { ...DEFAULT_WRITE_LIMITS, ...limits } });
}

function write(dataset: Dataset, ...mutations: Mutation[]): void {
  dataset.transactor.mutate({ mutations, caller: administrator });
}

function refusal(description: RegExp, index = 0): Error {
  const error = { type: 'validationError', description: expect.stringMatching(description) };
  const details = { items: [{ index, error: expect.objectContaining(error) }] };
  return expect.objectContaining({ status: 400, type: 'mutationError', options: { details } }) as Error;
}

test('a document that is too large is refused, whoever made it so', () => {
  const dataset = open({ documentSize: 2000 });
  const text = 'x'.repeat(1500);
  write(dataset, { create: { _id: 'a', _type: 'page', text } });
  expect(() => write(dataset, { create: { _id: 'b', _type: 'page', text: text + text } })).toThrow(
    refusal(/"b" is too large: it may have at most 2 kB/),
  );
  expect(() => write(dataset, { delete: { id: 'c' } }, { patch: { id: 'a', set: { more: text } } })).toThrow(
    refusal(/"a" is too large/, 1),
  );
  expect(dataset.reader.get('a')).not.toHaveProperty('more');
});

test('the numbers of mutations and of changed documents in a transaction are limited', () => {
  const dataset = open({ mutations: 3, documents: 2 });
  const page = (_id: string): Mutation => ({ createOrReplace: { _id, _type: 'page' } });
  expect(() => write(dataset, page('a'), page('a'), page('a'), page('a'))).toThrow(
    expect.objectContaining({ status: 400, message: 'A transaction may have at most 3 mutations.' }),
  );
  expect(() => write(dataset, page('a'), page('b'), page('c'))).toThrow(refusal(/at most 2 documents/, 2));
  write(dataset, page('a'), page('b'), page('a'));
  write(dataset, page('c'));
  expect(() => write(dataset, { delete: { query: '*' } })).toThrow(refusal(/at most 2 documents/));
  expect(dataset.reader.all()).toHaveLength(3);
});

test('the length of ids and types is limited', () => {
  const dataset = open();
  expect(() => write(dataset, { create: { _id: 'a'.repeat(129), _type: 'page' } })).toThrow(refusal(/not a valid/));
  expect(() => write(dataset, { create: { _id: 'a', _type: 't'.repeat(129) } })).toThrow(refusal(/document type/));
  const mutations: Mutation[] = [{ create: { _id: 'a', _type: 'page' } }];
  expect(() => dataset.transactor.mutate({ mutations, caller: administrator, transactionId: 'x'.repeat(129) })).toThrow(
    expect.objectContaining({ status: 400 }),
  );
});

describe('patches that would take for ever', () => {
  /** The steps that a transaction may take (`patchSteps`) do not hold it: it is refused before it is begun. */
  const TOO_LONG = /it would take too long/;
  const list = Array.from({ length: 50_000 }, (_, x) => ({ _key: `k${x}`, x }));
  let deep: unknown = 1;
  for (let level = 0; level < 90; level++) deep = { a: deep, b: 1 };
  const noise = (length: number) => Array.from({ length }, (_, n) => 'abcdefghij'[(n * 7919) % 10]).join('');
  const hunks = Array.from(
    { length: 9000 },
    (_, n) => `@@ -${n * 10 + 1},32 +${n * 10 + 1},33 @@\n ${'zyxwvut'.repeat(4)}qqqq\n+X\n`,
  );

  test.each<[string, RegExp, Record<string, unknown>, object[]]>([
    ['many ways through the same levels', /"\.\." twice at most/, { deep }, [{ set: { '..a..a..a..a..a': 1 } }]],
    ['every element of a long list', TOO_LONG, { list }, [{ set: { '..x': 1 } }]],
    ['a range in a long list', TOO_LONG, { list }, [{ unset: ['list[0:50000]'] }]],
    [
      'unions of the same place',
      TOO_LONG,
      { list: [[[[[[[[1]]]]]]]] },
      [{ set: { [`list${'[0,0,0,0,0,0,0,0]'.repeat(8)}`]: 1 } }],
    ],
    [
      'values that double each time',
      TOO_LONG,
      { n0: 1 },
      Array.from({ length: 60 }, (_, n) => ({ set: { [`..n${n}`]: { [`n${n + 1}`]: 1, m: { [`n${n + 1}`]: 1 } } } })),
    ],
    [
      'one large value in many places',
      /is too large/,
      { list: list.slice(0, 5000) },
      [{ set: { '..x': noise(20_000) } }],
    ],
    [
      'text changes that fit nowhere',
      TOO_LONG,
      { text: noise(300_000) },
      [{ diffMatchPatch: { text: hunks.join('') } }],
    ],
    [
      'text changes with an endless context',
      TOO_LONG,
      { text: noise(300_000) },
      [{ diffMatchPatch: { text: `@@ -1,500000 +1,500001 @@\n ${'zyxwv'.repeat(100_000)}\n+X\n` } }],
    ],
    ['a path without end', /at most 4096 characters/, {}, [{ set: { [`a${'.a'.repeat(50_000)}`]: 1 } }]],
    ['brackets without end', /Maximum call stack/, {}, [{ set: { [`a${'['.repeat(4000)}`]: 1 } }]],
    [
      'thousands of searches',
      TOO_LONG,
      { list: list.slice(0, 500) },
      Array.from({ length: 9000 }, () => ({ inc: { '..x': 1 } })),
    ],
  ])('%s: refused with the reason, and nothing has changed', (_name, reason, content, patches) => {
    const dataset = open();
    write(dataset, { create: { _id: 'a', _type: 'page', ...content } });
    const before = JSON.stringify(dataset.reader.get('a'));
    const mutations = patches.map((patch) => ({ patch: { id: 'a', ...patch } }));
    expect(() => write(dataset, ...mutations)).toThrow(
      expect.objectContaining({ name: 'LakeError', message: expect.stringMatching(reason) }),
    );
    expect(JSON.stringify(dataset.reader.get('a'))).toBe(before);
  });

  test('ordinary patches of a large document are no problem', () => {
    const dataset = open();
    const rows = list.slice(0, 2000);
    write(dataset, { create: { _id: 'a', _type: 'page', rows, text: noise(100_000) } });
    write(dataset, {
      patch: {
        id: 'a',
        set: { 'rows[_key=="k1999"].x': 1, 'rows[0:10].y': 2 },
        unset: ['rows[x>1500]'],
        diffMatchPatch: {
          text: `@@ -50001,8 +50001,9 @@\n ${noise(100_000).slice(50_000, 50_004)}\n+X\n ${noise(100_000).slice(50_004, 50_008)}\n`,
        },
      },
    });
    expect(dataset.reader.get('a')?.rows).toHaveLength(1502);
  });
});

test('each limit can be set, and nonsense is told by its name', () => {
  expect(readWriteLimits({})).toEqual(DEFAULT_WRITE_LIMITS);
  expect(
    readWriteLimits({
      LAKE_MAX_BODY_KB: '1',
      LAKE_MAX_DOCUMENT_KB: '2',
      LAKE_MAX_MUTATIONS: '3',
      LAKE_MAX_CHANGED_DOCUMENTS: '4',
      LAKE_MAX_PATCH_STEPS: '5',
    }),
  ).toEqual({ bodyBytes: 1024, documentSize: 2048, mutations: 3, documents: 4, patchSteps: 5 });
  expect(() => readWriteLimits({ LAKE_MAX_MUTATIONS: 'viele' })).toThrow(/LAKE_MAX_MUTATIONS/);
});
