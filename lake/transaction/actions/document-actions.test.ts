import { administrator, callerWithRole, testDatasets } from '../../store/testing.ts';
import type { Dataset } from '../../dataset.ts';
import type { Caller } from '../../caller.ts';
import type { Action, TransactionResult } from '../types.ts';

const datasets = testDatasets();
let dataset: Dataset;

beforeEach(() => {
  dataset = datasets.open();
});
afterEach(() => datasets.cleanUp());

const ids = { draftId: 'drafts.a', publishedId: 'a' };

function act(
  actions: readonly (Omit<Action, 'actionType'> & { type: string })[],
  caller: Caller = administrator,
): TransactionResult {
  return dataset.transactor.act({
    actions: actions.map(({ type, ...fields }) => ({ actionType: `sanity.action.${type}`, ...fields })),
    caller,
  });
}

const createDraft = {
  type: 'document.create',
  publishedId: 'a',
  attributes: { _id: 'drafts.a', _type: 'page', title: 'v1' },
};
const edit = (title: string) => ({ type: 'document.edit', ...ids, patch: { set: { title } } });
const publish = { type: 'document.publish', ...ids };
const state = () => Object.fromEntries(dataset.reader.all().map(({ _id, title }) => [_id, title]));

test('a document is created as a draft, edited, published and edited again', () => {
  act([createDraft, edit('v2')]);
  expect(state()).toEqual({ 'drafts.a': 'v2' });
  const created = dataset.reader.get('drafts.a')?._createdAt;
  const { transactionId } = act([publish]);
  expect(state()).toEqual({ a: 'v2' });
  expect(dataset.reader.get('a')).toMatchObject({ _createdAt: created, _rev: transactionId });
  act([edit('v3')]);
  expect(state()).toEqual({ a: 'v2', 'drafts.a': 'v3' });
});

test('an edit of nothing is refused', () => {
  expect(() => act([edit('x')])).toThrow(expect.objectContaining({ status: 409, type: 'actionError' }));
});

test('an edit that changes nothing still makes a transaction', () => {
  act([createDraft]);
  const before = dataset.reader.get('drafts.a')?._rev;
  act([{ type: 'document.edit', ...ids, patch: { unset: ['_empty_action_guard_pseudo_field_'] } }]);
  expect(dataset.reader.get('drafts.a')?._rev).not.toBe(before);
});

test('publishing makes references strong again and leaves bookkeeping behind', () => {
  act([
    { type: 'document.create', publishedId: 'b', attributes: { _id: 'drafts.b', _type: 'person' } },
    {
      type: 'document.create',
      publishedId: 'a',
      attributes: {
        _id: 'drafts.a',
        _type: 'page',
        _system: { anything: 1 },
        list: [
          { _ref: 'b', _weak: true, _strengthenOnPublish: { type: 'person' } },
          { _ref: 'c', _weak: true, _strengthenOnPublish: { type: 'person', weak: true } },
        ],
      },
    },
  ]);
  expect(() => act([publish])).toThrow(expect.objectContaining({ status: 409 }));
  act([{ type: 'document.publish', draftId: 'drafts.b', publishedId: 'b' }, publish]);
  expect(dataset.reader.get('a')?.list).toEqual([{ _ref: 'b' }, { _ref: 'c', _weak: true }]);
  expect(dataset.reader.get('a')).not.toHaveProperty('_system');
});

test("publishing over someone else's publication is refused", () => {
  act([createDraft, publish, edit('v2')]);
  const seen = dataset.reader.get('a')?._rev;
  dataset.transactor.mutate({ mutations: [{ patch: { id: 'a', set: { title: 'other' } } }], caller: administrator });
  expect(() => act([{ ...publish, ifPublishedRevisionId: seen }])).toThrow(/unexpected revision/);
  expect(state()).toEqual({ a: 'other', 'drafts.a': 'v2' });
});

test('unpublishing turns the published document into a draft, or keeps the draft there is', () => {
  act([createDraft, publish, { type: 'document.unpublish', ...ids }]);
  expect(state()).toEqual({ 'drafts.a': 'v1' });
  act([publish, edit('newer'), { type: 'document.unpublish', ...ids }]);
  expect(state()).toEqual({ 'drafts.a': 'newer' });
});

test('what is still referenced can be neither unpublished nor deleted', () => {
  act([createDraft, publish]);
  dataset.transactor.mutate({
    mutations: [{ create: { _id: 'z', _type: 'page', to: { _ref: 'a' } } }],
    caller: administrator,
  });
  for (const action of [
    { type: 'document.unpublish', ...ids },
    { type: 'document.delete', publishedId: 'a', includeDrafts: [] },
  ]) {
    expect(() => act([action])).toThrow(/references to it from "z"/);
  }
});

test('deleting takes the drafts it names and is refused when others remain', () => {
  act([createDraft, publish, edit('v2')]);
  expect(() => act([{ type: 'document.delete', publishedId: 'a', includeDrafts: [] }])).toThrow(/drafts.a/);
  act([{ type: 'document.delete', publishedId: 'a', includeDrafts: ['drafts.a'] }]);
  expect(state()).toEqual({});
});

test('a draft can be discarded, and replaced as a restore does', () => {
  act([createDraft, { type: 'document.version.discard', versionId: 'drafts.a' }]);
  expect(state()).toEqual({});
  const attributes = { _id: 'drafts.a', _type: 'page', title: 'restored' };
  act([
    { ...createDraft, attributes },
    { type: 'document.replaceDraft', publishedId: 'a', attributes },
  ]);
  expect(state()).toEqual({ 'drafts.a': 'restored' });
  expect(() => act([{ type: 'document.discard', draftId: 'a' }])).toThrow(expect.objectContaining({ status: 400 }));
});

test('creating what exists fails, unless it is to be ignored', () => {
  act([createDraft]);
  expect(() => act([createDraft])).toThrow(/already exists/);
  act([{ ...createDraft, ifExists: 'ignore' }]);
  expect(state()).toEqual({ 'drafts.a': 'v1' });
});

test('ids of two different documents cannot be mixed', () => {
  act([createDraft]);
  expect(() => act([{ type: 'document.publish', draftId: 'drafts.a', publishedId: 'b' }])).toThrow(
    expect.objectContaining({ status: 400 }),
  );
});

test('a contributor edits drafts and cannot publish them', () => {
  const contributor = callerWithRole('contributor');
  act([createDraft], contributor);
  expect(() => act([publish], contributor)).toThrow(expect.objectContaining({ status: 403, type: 'actionError' }));
});

test('an unknown action is refused as such', () => {
  expect(() => act([{ type: 'document.variant.create' }])).toThrow(
    expect.objectContaining({ status: 400, type: 'actionError', options: { details: { items: [] } } }),
  );
});
