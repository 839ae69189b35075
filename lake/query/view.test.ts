import { createCaller } from '../auth/grants.ts';
import { anonymousGrants, ROLES } from '../auth/roles.ts';
import { parseQuery } from './groq.ts';
import { readerOf } from './testing.ts';
import { viewOf } from './view.ts';
import type { Reader, StoredDocument } from '../store/types.ts';
import type { ViewOptions } from './view.ts';

const editor = createCaller({ userId: 'ana', roles: ['editor'], grants: ROLES.editor.grants });
const other = createCaller({ userId: 'bia', roles: ['editor'], grants: ROLES.editor.grants });
const visitor = createCaller({ userId: null, roles: [], grants: anonymousGrants('public') });

const base = readerOf([
  { _id: 'a', _type: 'page', slug: { current: 'inicio' }, to: { _ref: 'b' } },
  { _id: 'drafts.a', _type: 'page', slug: { current: 'novo' } },
  { _id: 'b', _type: 'area', owner: 'ana' },
]);

function view(options: Partial<ViewOptions> = {}, reader: Reader = base) {
  return viewOf(reader, { perspective: 'raw', caller: editor, searchable: false, ...options });
}

const ids = (documents: readonly StoredDocument[]) => documents.map(({ _id }) => _id);

test('a view is built once per commit and shared by callers with the same rights', () => {
  expect(view()).toBe(view({ caller: other }));
  expect(view()).not.toBe(view({ caller: visitor }));
  expect(view()).not.toBe(view({ perspective: [] }));

  const documents = [...base.all()];
  const afterCommit = { ...base, all: () => documents };
  expect(view({}, afterCommit)).not.toBe(view());
  expect(view({}, afterCommit)).toBe(view({}, afterCommit));
});

test('callers whose grants speak about themselves never share one', () => {
  const grants = [{ filter: 'owner == identity()', permissions: ['read'] }];
  const [ana, bia] = ['ana', 'bia'].map((userId) => createCaller({ userId, roles: [], grants }));
  expect(ana && ids(view({ caller: ana }).documents)).toEqual(['b']);
  expect(bia && ids(view({ caller: bia }).documents)).toEqual([]);
});

test('lookups know only what the view shows, under the ids it shows', () => {
  const drafts = view({ perspective: ['drafts'] });
  expect(drafts.get('a')).toMatchObject({ _id: 'a', _originalId: 'drafts.a' });
  expect(drafts.get('drafts.a')).toBeUndefined();
  expect(ids(drafts.withSlug('novo'))).toEqual(['a']);
  expect(drafts.withSlug('inicio')).toEqual([]);
  expect(ids(drafts.ofGroup('a'))).toEqual(['a']);
  // The draft dropped the reference that the published document holds.
  expect(drafts.referencing(['b'])).toEqual([]);
  expect(ids(view({ caller: visitor }).ofGroup('a'))).toEqual(['a']);
  expect(ids(view().ofGroup('a'))).toEqual(['a', 'drafts.a']);
});

test('lookups of several ids keep the order of the view, without doubles', () => {
  expect(ids(view().withIds(['b', 'nobody', 'a', 'b']))).toEqual(['a', 'b']);
});

test('a parsed query is kept for its text and its parameters together', () => {
  const query = '*[_id == $id]';
  expect(parseQuery(query, { id: 'a' })).toBe(parseQuery(query, { id: 'a' }));
  expect(parseQuery(query, { id: 'a' })).not.toEqual(parseQuery(query, { id: 'b' }));
});
