import { breachPeriodsOf, lengthOf, type MonthData, publicationsOf } from './month-report.ts';
import { monthInWords, monthsAfter, rangeOf } from './months.ts';

const price = { _id: 'p', _type: 'priceItem', label: 'Procedimento A', kind: 'procedimento' };
const priced = { ...price, amountCents: 9900 };
const noFields = () => [];
const page = { _id: 'home', _type: 'page', title: 'Início' };
const change = (at: string, document: typeof page | typeof price, action: 'published' | 'changed' | 'removed') => ({
  id: document._id,
  at,
  by: 'u1',
  action,
  document,
});
const month = (changes: MonthData['changes'], before: MonthData['before'] = []): MonthData => ({
  keptSince: '2026-01-01T00:00:00Z',
  before,
  changes,
  isWhole: true,
});

test('O8: an approval that was imported is nobody’s in the report', () => {
  const content = { label: 'Ultrassom', kind: 'exame', amountCents: 100 };
  const approval = { by: 'u2', byName: 'Ana', imported: '2026-11-01T10:00:00Z', content };
  const exam = { ...price, ...content, approval };
  const changes = [change('2026-11-03T10:00:00Z', exam, 'published')];
  expect(publicationsOf(month(changes), [], noFields).map(({ approvedBy }) => approvedBy)).toEqual([undefined]);
});

test('month report: what was published is told with who asked for it and who approved it', () => {
  const approval = { by: 'u2', byName: 'Ana', content: { label: 'Ultrassom', kind: 'exame', amountCents: 100 } };
  const exam = { ...price, _id: 'e', label: 'Ultrassom', kind: 'exame', amountCents: 100, approval };
  const request = (documentId: string, _updatedAt: string) => ({
    _id: `drafts.approval.${documentId}`,
    _updatedAt,
    documentId,
    documentType: 'page',
    state: 'waiting' as const,
    requestedBy: { id: 'u3', name: 'Caio' },
  });
  const asset = { _id: 'image-a', _type: 'sanity.imageAsset', title: 'foto.jpg' };
  const changes = [
    change('2026-11-02T10:00:00Z', page, 'published'),
    change('2026-11-03T10:00:00Z', exam, 'changed'),
    change('2026-11-04T10:00:00Z', asset, 'published'),
    change('2026-11-05T10:00:00Z', page, 'removed'),
    change('2026-11-05T11:00:00Z', exam, 'removed'),
  ];
  const rows = publicationsOf(month(changes), [request('home', '2026-11-01T10:00:00Z')], noFields);
  expect(rows.map(({ title, action, requestedBy, approvedBy }) => [title, action, requestedBy, approvedBy])).toEqual([
    ['Início', 'Publicado', 'Caio', undefined],
    ['Ultrassom', 'Alterado', undefined, 'Ana'],
    ['Início', 'Tirado do site', undefined, undefined],
    // It was approved to be shown, not to be taken away.
    ['Ultrassom', 'Tirado do site', undefined, undefined],
  ]);
  // A request that came after the last publication asks for the next one.
  const later = publicationsOf(month(changes), [request('home', '2026-11-06T10:00:00Z')], noFields);
  expect(later.every(({ requestedBy }) => requestedBy === undefined)).toBe(true);
});

test('S13: a change is told against what was there before, in the month or at its beginning', () => {
  const changes = [
    change('2026-11-02T10:00:00Z', { ...page, title: 'Clínica' }, 'changed'),
    { ...change('2026-11-03T10:00:00Z', { ...page, title: 'Casa' }, 'changed'), by: 'system' },
  ];
  const typeOf = () => ({ fields: [{ name: 'title', type: { name: 'string', title: 'Título' } }] });
  expect(
    publicationsOf(month(changes, [page]), [], typeOf).map(({ differences, isBySystem }) => [
      ...differences,
      isBySystem,
    ]),
  ).toEqual([
    ['Título: de “Início” para “Clínica”', false],
    ['Título: de “Clínica” para “Casa”', true],
  ]);
});

test('month report: a rule counts as broken from the publication that broke it to the one that mended it (M16)', () => {
  const changes = [
    change('2026-11-02T10:00:00Z', priced, 'changed'),
    change('2026-11-05T10:00:00Z', price, 'changed'),
    change('2026-11-09T10:00:00Z', priced, 'changed'),
  ];
  const periods = breachPeriodsOf(month(changes, [price]));
  expect(periods.map(({ title, effect, since, until }) => [title, effect, since, until])).toEqual([
    ['Procedimento A', 'Fora do site', '2026-11-02T10:00:00Z', '2026-11-05T10:00:00Z'],
    ['Procedimento A', 'Fora do site', '2026-11-09T10:00:00Z', undefined],
  ]);
  // S13: words for the director, no code of ours.
  expect(periods[0]?.message).not.toMatch(/\(M16\)/);
});

test('month report: what was broken before the month says so, and is over when the document goes', () => {
  const [period] = breachPeriodsOf(month([change('2026-11-05T10:00:00Z', priced, 'removed')], [priced]));
  expect(period).toMatchObject({ since: undefined, until: '2026-11-05T10:00:00Z' });
  expect(breachPeriodsOf(month([], [price]))).toEqual([]);
});

test('month report: what one transaction did is judged as a whole', () => {
  const reviewer = {
    _id: 'a',
    _type: 'professional',
    fullName: 'Ana Exemplo da Silva',
    status: 'ativo',
    registrations: [{ council: 'CRM', number: '12345', uf: 'MT', isPrimary: true }],
  };
  const content = { title: 'Ultrassom', preparation: { noPreparation: true }, reviewedBy: { _ref: 'a' } };
  const exam = {
    _id: 'e',
    _type: 'exam',
    ...content,
    approval: { by: 'u', content },
  };
  const at = '2026-11-02T10:00:00Z';
  const both = [exam, reviewer].map((document) => ({ id: document._id, at, by: 'u', action: 'published', document }));
  expect(breachPeriodsOf(month(both as unknown as MonthData['changes']))).toEqual([]);
});

test('month report: a month is the clinic’s, from midnight to midnight', () => {
  expect(rangeOf('2026-11', 'America/Cuiaba')).toEqual({
    from: '2026-11-01T04:00:00.000Z',
    until: '2026-12-01T04:00:00.000Z',
  });
  expect(rangeOf('2026-12', 'America/Sao_Paulo').until).toBe('2027-01-01T03:00:00.000Z');
  expect([monthsAfter('2026-01', -1), monthInWords('2026-03')]).toEqual(['2025-12', 'março de 2026']);
});

test.each([
  ['2026-11-02T10:30:00Z', 'menos de 1 hora'],
  ['2026-11-02T11:30:00Z', '1 hora'],
  ['2026-11-03T15:00:00Z', '29 horas'],
  ['2026-11-05T09:00:00Z', '2 dias'],
])('month report: until %s it took %s', (until, said) => {
  expect(lengthOf('2026-11-02T10:00:00Z', until)).toBe(said);
});
