import { createCaller } from '../../caller.ts';
import { ANONYMOUS_GRANTS } from '../../auth/callers.ts';
import { DEFAULT_ROLES } from '../../config/roles.ts';
import { readerOf } from '../testing.ts';
import { viewOf } from './view.ts';
import type { StoredDocument } from '../../store/types.ts';
import type { ViewOptions } from './view.ts';

const editor = createCaller({ userId: 'ana', roles: ['editor'], grants: DEFAULT_ROLES.editor?.grants ?? [] });
const visitor = createCaller({ userId: null, roles: [], grants: ANONYMOUS_GRANTS });

const reader = readerOf([
  { _id: 'b', _type: 'area', owner: 'ana' },
  { _id: 'drafts.a', _type: 'page', slug: { current: 'novo' } },
  { _id: 'a', _type: 'page', slug: { current: 'inicio' }, to: { _ref: 'b' } },
  { _id: 'versions.r.a', _type: 'page', _system: { delete: true } },
]);

function view(options: Partial<ViewOptions> = {}) {
  return viewOf(reader, { perspective: 'raw', caller: editor, ...options });
}

const ids = (documents: readonly StoredDocument[]) => documents.map(({ _id }) => _id);

test('documents come in the order of their groups', () => {
  expect(ids(view().documents())).toEqual(['a', 'drafts.a', 'versions.r.a', 'b']);
  expect(ids(view({ perspective: [] }).documents())).toEqual(['a', 'b']);
  expect(ids(view({ perspective: ['r', 'drafts'] }).documents())).toEqual(['b']);
});

test('only what the caller may read takes part', () => {
  expect(ids(view({ caller: visitor }).documents())).toEqual(['a', 'b']);
  // A draft that is hidden does not hide the published document.
  expect(view({ caller: visitor, perspective: ['drafts'] }).get('a')).toMatchObject({ _originalId: 'a' });
});

test('grants that look at content or at the caller are asked for each document', () => {
  const grants = [{ filter: 'owner == identity()', permissions: ['read'] }];
  const [ana, bia] = ['ana', 'bia'].map((userId) => createCaller({ userId, roles: [], grants }));
  expect(ana && ids(view({ caller: ana }).documents())).toEqual(['b']);
  expect(bia && ids(view({ caller: bia }).documents())).toEqual([]);
});

test('lookups know only what the view shows, under the ids it shows', () => {
  const drafts = view({ perspective: ['drafts'] });
  expect(drafts.get('a')).toMatchObject({ _id: 'a', _originalId: 'drafts.a' });
  expect(drafts.get('drafts.a')).toBeUndefined();
  const shown = [...reader.everything().entries()].filter((entry) => drafts.isShown(entry));
  expect(shown.map(({ id }) => id)).toEqual(['drafts.a', 'b']);
});
