import type { CurrentUser } from 'sanity';
import { ask } from '../../schemas/testing.ts';
import { answeredFor, type ApprovalRow, openFor, type Overview, OVERVIEW_QUERY } from './overview.ts';

const stored = (_updatedAt: string) => ({
  name: '',
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
  isNews: false,
  requestedBy: { id: 'carla', name: 'Carla' },
  draft: { ...stored('2026-11-20T11:00:00Z'), name: id },
  published: null,
  names: [],
  ...more,
});
const person = (id: string, role: string) => ({ id, name: id, email: '', role, roles: [{ name: role, title: role }] });
const ana = person('ana', 'editor');
const carla = person('carla', 'contributor');
const seenBy = (user: CurrentUser, ...rows: ApprovalRow[]) => openFor(rows, user).map(({ documentId }) => documentId);

test('what waits is seen by those who publish, whoever sent it, and by the person who sent it', () => {
  const other = row('b', { requestedBy: { id: 'bia', name: 'Bia' } });
  expect(seenBy(ana, row('a'), other)).toEqual(['a', 'b']);
  expect(seenBy(carla, row('a'), other)).toEqual(['a']);
  expect(seenBy(person('rita', 'reception'), row('a'), other)).toEqual([]);
});

test('what was returned concerns the person who sent it', () => {
  const returned = row('a', { state: 'returned', answer: 'Falta a fonte.' });
  expect(seenBy(carla, returned)).toEqual(['a']);
  expect(seenBy(ana, returned)).toEqual([]);
});

test('what was published since, or has no draft any more, is on nobody’s list', () => {
  const published = row('a', { published: stored('2026-11-20T13:00:00Z') });
  expect(seenBy(ana, published, row('b', { draft: null }))).toEqual([]);
});

test('who asked is told that it was published; nobody is asked again where it went off the air since', () => {
  const answered = { state: 'answered', isNews: true, published: stored('') } as const;
  const rows = [row('a', answered), row('b', { ...answered, published: null }), row('c')];
  const told = (user: CurrentUser) => answeredFor(rows, user).map(({ documentId }) => documentId);
  expect(told(carla)).toEqual(['a']);
  expect(told(ana)).toEqual([]);
  expect(seenBy(ana, ...rows)).toEqual(['c']);
});

test('who asked is told for a week', async () => {
  const DAY = 24 * 60 * 60 * 1000;
  const before = (days: number) => new Date(Date.now() - days * DAY).toISOString();
  const content = [0, 6, 8].map((days) => ({
    _id: `drafts.approval.${days}`,
    _type: 'approval',
    answeredAt: before(days),
  }));
  const approvals = [...content, { _id: 'drafts.approval.w', _type: 'approval' }];
  const overview = (await ask(OVERVIEW_QUERY, approvals, { types: [] })) as Overview;
  const news = overview.approvals.filter(({ isNews }) => isNews).map(({ _id }) => _id);
  expect(news).toEqual(['drafts.approval.0', 'drafts.approval.6']);
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

test('S4: a planned version waits by itself, with what is published and the names; none of a release that is over', async () => {
  const exam = { _type: 'exam', title: 'Raio-X', modality: { _ref: 't' } };
  const release = (name: string, state: string) => ({
    _id: `_.releases.${name}`,
    _type: 'system.release',
    name,
    state,
  });
  const content = [
    { ...release('rA', 'active'), metadata: { cardinality: 'one', intendedPublishAt: '2026-12-01T12:00:00Z' } },
    release('rB', 'archived'),
    { _id: 't', _type: 'examType', title: 'Imagem' },
    { ...exam, _id: 'e' },
    { ...exam, _id: 'versions.rA.e', title: 'Raio-X novo' },
    { ...exam, _id: 'versions.rA.gone', _system: { delete: true } },
    { ...exam, _id: 'versions.rB.e' },
    { _id: 'versions.rA.p', _type: 'page' },
  ];
  const { plannedProposals } = (await ask(OVERVIEW_QUERY, content, { types: [] })) as Overview;
  expect(plannedProposals).toEqual([
    {
      documentId: 'e',
      documentType: 'exam',
      draft: { ...exam, _id: 'versions.rA.e', title: 'Raio-X novo', name: 'Raio-X novo' },
      published: { ...exam, _id: 'e' },
      names: expect.arrayContaining([{ _id: 't', name: 'Imagem' }]),
      release: { name: 'rA', isOfOne: true, at: '2026-12-01T12:00:00Z' },
    },
  ]);
});
