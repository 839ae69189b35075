import { changesOf, inGroups, moved, type Ordered, renumbered } from './order.ts';

const document = (_id: string, order: number | null, more: Partial<Ordered> = {}): Ordered => ({
  _id,
  name: _id,
  order,
  group: null,
  hasDraft: false,
  ...more,
});

test('documents are shown in the groups of the site, what belongs to none last', () => {
  const documents = [document('x', 1), document('b', 1, { group: 'psi' }), document('a', 2, { group: 'clinica' })];
  const groups = inGroups(documents, ['clinica', 'psi']);
  expect(groups.map(({ group, documents }) => [group, documents.map(({ _id }) => _id)])).toEqual([
    ['clinica', ['a']],
    ['psi', ['b']],
    [null, ['x']],
  ]);
});

test('a document takes another place and the others close up', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
});

test.each([
  [0, -1],
  [2, 3],
])('beyond the ends nothing moves (%i to %i)', (from, to) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(['a', 'b', 'c']);
});

test('only numbers that change are written', () => {
  expect(changesOf([document('a', 10), document('b', 100), document('c', null)])).toEqual([
    { id: 'b', order: 20 },
    { id: 'c', order: 30 },
  ]);
});

test('a draft gets the same number, or publishing it would undo the order', () => {
  expect(changesOf([document('a', 100, { hasDraft: true })])).toEqual([
    { id: 'a', order: 10 },
    { id: 'drafts.a', order: 10 },
  ]);
});

test('a second move starts from the numbers of the first', () => {
  const first = renumbered(moved([document('a', 10), document('b', 20)], 1, 0));
  expect(changesOf(first)).toEqual([]);
  expect(changesOf(moved(first, 1, 0))).toEqual([
    { id: 'a', order: 10 },
    { id: 'b', order: 20 },
  ]);
});
