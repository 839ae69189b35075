import { administrator, callerWithRole, testDatasets, visitor } from '../store/testing.ts';
import type { Caller } from '../caller.ts';
import type { Dataset } from '../dataset.ts';
import type { Mutation } from '../store/types.ts';

const datasets = testDatasets();
let dataset: Dataset;

beforeEach(() => {
  dataset = datasets.open();
});
afterEach(() => datasets.cleanUp());

const mutate = (mutations: readonly Mutation[], { caller = administrator }: { readonly caller?: Caller } = {}) =>
  dataset.transactor.mutate({ mutations, caller });

describe('rights', () => {
  const denied = (permission: string) =>
    expect.objectContaining({
      status: 403,
      type: 'mutationError',
      options: {
        details: {
          items: [{ index: 0, error: expect.objectContaining({ type: 'insufficientPermissionsError', permission }) }],
        },
      },
    });

  test('visitors and viewers cannot write', () => {
    expect(() => mutate([{ create: { _id: 'a', _type: 'page' } }], { caller: visitor })).toThrow(denied('create'));
    expect(() => mutate([{ create: { _id: 'a', _type: 'page' } }], { caller: callerWithRole('viewer') })).toThrow(
      denied('create'),
    );
    expect(dataset.reader.all()).toEqual([]);
  });

  test('a contributor writes drafts and cannot touch what is published', () => {
    mutate([{ create: { _id: 'a', _type: 'page' } }]);
    const caller = callerWithRole('contributor');
    mutate([{ create: { _id: 'drafts.a', _type: 'page' } }], { caller });
    expect(dataset.reader.get('drafts.a')).toBeDefined();
    expect(() => mutate([{ patch: { id: 'a', set: { title: 'x' } } }], { caller })).toThrow(denied('update'));
    expect(() => mutate([{ delete: { id: 'a' } }], { caller })).toThrow(denied('update'));
  });
});
