import { type ApprovalRow, openFor } from './overview.ts';

const stored = (_updatedAt: string) => ({
  _id: '',
  _type: 'exam',
  _createdAt: '',
  _rev: '',
  _updatedAt,
  reviewer: null,
});
const row = (id: string, more: Partial<ApprovalRow> = {}): ApprovalRow => ({
  _id: `drafts.approval.${id}`,
  _updatedAt: '2026-11-20T12:00:00Z',
  documentId: id,
  documentType: 'exam',
  state: 'waiting',
  requestedBy: { id: 'carla', name: 'Carla' },
  draft: { ...stored('2026-11-20T11:00:00Z'), name: id },
  published: null,
  ...more,
});
const seenBy = (userId: string, ...rows: ApprovalRow[]) => openFor(rows, userId).map(({ documentId }) => documentId);

test('everybody sees what waits, whoever sent it', () => {
  expect(seenBy('ana', row('a'), row('b'))).toEqual(['a', 'b']);
});

test('what was returned concerns the person who sent it', () => {
  const returned = row('a', { state: 'returned', answer: 'Falta a fonte.' });
  expect(seenBy('carla', returned)).toEqual(['a']);
  expect(seenBy('ana', returned)).toEqual([]);
});

test('what was published since, or has no draft any more, is on nobody’s list', () => {
  const published = row('a', { published: stored('2026-11-20T13:00:00Z') });
  expect(seenBy('ana', published, row('b', { draft: null }))).toEqual([]);
});
