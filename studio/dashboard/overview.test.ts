import { ask } from '../../schemas/testing.ts';
import { type ApprovalRow, openFor, type Overview, OVERVIEW_QUERY } from './overview.ts';

const stored = (_updatedAt: string) => ({
  _id: '',
  _type: 'exam',
  _createdAt: '',
  _rev: '',
  _updatedAt,
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
  names: [],
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

test('S4: a request comes with the names of what its document refers to, before and after', async () => {
  const person = (_id: string) => ({ _id, _type: 'professional', fullName: `Pessoa ${_id}` });
  const exam = { _id: 'e', _type: 'exam', modality: { _ref: 't' }, reviewedBy: { _ref: 'a' } };
  const draft = { ...exam, _id: 'drafts.e', reviewedBy: { _ref: 'b' }, professionals: [{ _ref: 'c' }] };
  const content = [
    { _id: 'drafts.approval.e', _type: 'approval', documentId: 'e' },
    { _id: 't', _type: 'examType', title: 'Raio-X' },
    ...['a', 'b', 'c', 'd'].map(person),
    exam,
    draft,
  ];
  const { approvals } = (await ask(OVERVIEW_QUERY, content, { types: [] })) as Overview;
  const names = new Set(approvals[0]?.names.map(({ name }) => name));
  expect([...names].toSorted()).toEqual(['Pessoa a', 'Pessoa b', 'Pessoa c', 'Raio-X']);
});
