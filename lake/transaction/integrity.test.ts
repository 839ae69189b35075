import { administrator, testDatasets } from '../store/testing.ts';
import type { Dataset } from '../dataset.ts';
import type { Mutation } from '../store/types.ts';

const datasets = testDatasets();
let dataset: Dataset;

beforeEach(() => {
  dataset = datasets.open();
});
afterEach(() => datasets.cleanUp());

function mutate(...mutations: Mutation[]): void {
  dataset.transactor.mutate({ mutations, caller: administrator });
}

function page(_id: string, content: Record<string, unknown> = {}): Mutation {
  return { createOrReplace: { _id, _type: 'page', ...content } };
}

function failsWith(type: string, details: Record<string, unknown>): Error {
  const error = expect.objectContaining({ type, ...details });
  return expect.objectContaining({ status: 409, options: { details: { items: [{ index: 0, error }] } } }) as Error;
}

test('a strong reference to nothing is refused', () => {
  expect(() => mutate(page('a', { to: { _ref: 'b' } }))).toThrow(
    failsWith('documentReferenceDoesNotExistError', { id: 'a', referencingID: 'a', ref: 'b' }),
  );
});

test('weak references, references to other datasets and bookkeeping are not checked', () => {
  mutate(
    page('a', {
      weak: { _ref: 'b', _weak: true },
      foreign: { _ref: 'c', _dataset: 'other', _projectId: 'x' },
      _system: { group: { _ref: 'd' } },
    }),
  );
  expect(dataset.reader.referencing('b')).toEqual(['a']);
  expect(dataset.reader.referencing('b', { strongOnly: true })).toEqual([]);
  expect(dataset.reader.referencing('c')).toEqual([]);
  expect(dataset.reader.referencing('d')).toEqual([]);
});

test('only the final state counts, whatever the order', () => {
  mutate(page('a', { to: { _ref: 'b' } }), page('b'));
  mutate({ delete: { id: 'b' } }, { patch: { id: 'a', unset: ['to'] } });
  expect(dataset.reader.get('b')).toBeUndefined();
});

test('what a draft or document still needs cannot be deleted', () => {
  mutate(page('b'), page('a', { list: [{ _ref: 'b' }] }), page('drafts.c', { to: { _ref: 'b' } }));
  expect(() => mutate({ delete: { id: 'b' } })).toThrow(
    failsWith('documentHasExistingReferencesError', { id: 'b', referencingIDs: ['a', 'drafts.c'] }),
  );
});

test('a reference that appears in the same transaction protects too', () => {
  mutate(page('b'), page('a'));
  expect(() => mutate({ delete: { id: 'b' } }, { patch: { id: 'a', set: { to: { _ref: 'b' } } } })).toThrow(
    failsWith('documentHasExistingReferencesError', { id: 'b', referencingIDs: ['a'] }),
  );
});

test('a document that only points to itself can be deleted', () => {
  mutate(page('a', { to: { _ref: 'a' } }));
  mutate({ delete: { id: 'a' } });
  expect(dataset.reader.all()).toEqual([]);
});

test('a strong reference beside a weak one to the same document still protects it', () => {
  mutate(page('b'), page('a', { one: { _ref: 'b' }, two: { _ref: 'b', _weak: true } }));
  mutate({ patch: { id: 'a', set: { other: 1 } } });
  expect(() => mutate({ delete: { id: 'b' } })).toThrow(/references to it from "a"/);
});

test('an add-on dataset does not check references, which point elsewhere', () => {
  const comments = datasets.open({ name: 'production-comments', access: { aclMode: 'private', profile: 'comments' } });
  comments.transactor.mutate({ mutations: [page('a', { to: { _ref: 'b' } })], caller: administrator });
  expect(comments.reader.get('a')).toBeDefined();
});
