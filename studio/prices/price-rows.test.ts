import { isApproved } from '../../schemas/index.ts';
import { type Edit, judged, mutationsOf, type PriceRow, type StoredPrice, wayOf } from './price-rows.ts';

const consultation: StoredPrice = {
  _id: 'consulta',
  _type: 'priceItem',
  _rev: 'r1',
  label: 'Consulta',
  kind: 'consulta',
  amountCents: 200_00,
  note: 'Com retorno',
};
const exam: StoredPrice = { ...consultation, _id: 'exame', _rev: 'r2', label: 'Ultrassom', kind: 'exame' };
const draftOf = (price: StoredPrice): StoredPrice => ({ ...price, _id: `drafts.${price._id}`, _rev: 'd1' });
const rowOf = (published?: StoredPrice, draft?: StoredPrice): PriceRow => ({
  id: published?._id ?? 'novo',
  published,
  draft,
});
const typed = (text: string, seen: number | null = 200_00): Edit => ({ typed: text, seen });
const editor = { publishes: true, approves: false };
const director = { publishes: true, approves: true };
const contributor = { publishes: false, approves: false };
const carla = { id: 'u1', name: 'Carla' };

test.each([
  ['150', 150_00],
  ['150,00', 150_00],
  ['R$ 1.150,50', 1150_50],
  ['', undefined],
])('M5: “%s” is an amount, or none', (text, cents) => {
  expect(judged(rowOf(consultation), typed(text))).toMatchObject({ cents, isChange: true });
});

test('M5: what is typed as it stands changes nothing', () => {
  expect(judged(rowOf(consultation), typed('R$ 200'))).toMatchObject({ isChange: false, isOvertaken: false });
});

test('M5: what is no amount, or may not be announced, says so and is not lost', () => {
  expect(judged(rowOf(consultation), typed('duzentos'))).toMatchObject({
    isChange: true,
    problem: 'Escreva só o valor, como 250,00.',
  });
  const surgery = rowOf({ ...consultation, label: 'Pequena cirurgia', kind: 'procedimento' });
  expect(judged(surgery, typed('300')).problem).toContain('O CFM não permite');
  expect(judged(rowOf(consultation), typed('2,50')).hint).toContain('R$ 2,50');
});

test('M5: a change by somebody else meanwhile is seen', () => {
  const now = rowOf({ ...consultation, amountCents: 220_00 });
  expect(judged(now, typed('250')).isOvertaken).toBe(true);
  expect(judged(now, typed('250', 220_00)).isOvertaken).toBe(false);
});

test.each([
  ['a consultation by an editor', rowOf(consultation), editor, 'site'],
  ['a consultation by a contributor', rowOf(consultation), contributor, 'asked'],
  ['an exam by an editor', rowOf(exam), editor, 'asked'],
  ['an exam by the director', rowOf(exam), director, 'approved'],
  ['an exam by the director, beside a draft', rowOf(exam, draftOf(exam)), director, 'asked'],
  ['what was never published', rowOf(undefined, draftOf(exam)), editor, 'draft'],
] as const)('M5: %s', (_title, row, rights, way) => {
  expect(wayOf(judged(row, typed('250')), rights)).toBe(way);
});

test('M5: an exam without an amount has nothing that needs approval', () => {
  expect(wayOf(judged(rowOf(exam), typed('')), editor)).toBe('site');
});

test('M5: a publication changes what was read and no later revision, in the draft as well', () => {
  const row = rowOf(consultation, draftOf(consultation));
  const set = { amountCents: 250_00, validFrom: '2026-11-26' };
  expect(mutationsOf([{ row, cents: 250_00, way: 'site' }], '2026-11-26', carla)).toEqual([
    { patch: { id: 'consulta', ifRevisionID: 'r1', set } },
    { patch: { id: 'drafts.consulta', ifRevisionID: 'd1', set } },
  ]);
  expect(mutationsOf([{ row: rowOf(consultation), cents: undefined, way: 'site' }], '2026-11-26', carla)).toEqual([
    { patch: { id: 'consulta', ifRevisionID: 'r1', set: { validFrom: '2026-11-26' }, unset: ['amountCents'] } },
  ]);
});

test('M5: what needs approval becomes a draft that is not approved, and a request', () => {
  const approval = {
    by: 'u9',
    content: { label: 'Ultrassom', kind: 'exame', amountCents: 200_00, note: 'Com retorno' },
  };
  const row = rowOf({ ...exam, approval });
  const [draft, request] = mutationsOf([{ row, cents: 250_00, way: 'asked' }], '2026-11-26', carla);
  expect(draft).toMatchObject({ create: { _id: 'drafts.exame', amountCents: 250_00, approval } });
  expect(isApproved(row.published, 'priceItem')).toBe(true);
  expect(draft && 'create' in draft && isApproved(draft.create, 'priceItem')).toBe(false);
  expect(request).toMatchObject({ createOrReplace: { _id: 'drafts.approval.exame', requestedBy: carla } });
});
