import type { ReleaseDocument } from 'sanity';

import { isApproved } from '../../schemas/index.ts';
import { momentOf, type Planned, plannedIn, plannedMutations, plannedRows } from './planned-prices.ts';
import { judged, shownOf, type StoredPrice } from './price-rows.ts';

const price = (_id: string, fields: object = {}): StoredPrice => ({
  _id,
  _type: 'priceItem',
  _rev: `r-${_id}`,
  label: 'Ultrassom',
  kind: 'exame',
  amountCents: 200_00,
  validFrom: '2026-01-02',
  ...fields,
});
const release = (fields: object = {}): ReleaseDocument => ({
  _id: '_.releases.rJaneiro',
  _type: 'system.release',
  _rev: 'r',
  _createdAt: '',
  _updatedAt: '',
  name: '',
  state: 'active',
  metadata: { title: 'Preços de janeiro', releaseType: 'scheduled', intendedPublishAt: '2027-01-01T04:00:00Z' },
  ...fields,
});
const planned: Planned = { release: 'rJaneiro', title: 'Preços de janeiro', at: '2027-01-01T04:00:00Z' };
const version = price('versions.rJaneiro.us', { amountCents: 216_00 });

test('M5: what is chosen at the top of Studio is a planned change, or the site', () => {
  expect(['drafts', 'published'].map(plannedIn)).toEqual([undefined, undefined]);
  expect(plannedIn(release())).toEqual(planned);
  expect(plannedIn(release({ metadata: { releaseType: 'asap' } }))).toMatchObject({
    title: 'Mudança programada sem nome',
    at: undefined,
  });
});

test.each([
  ['is scheduled', release({ state: 'scheduled', publishAt: '2027-01-02T04:00:00Z' }), 'já está agendada'],
  ['is for one document', release({ metadata: { releaseType: 'scheduled', cardinality: 'one' } }), 'um só documento'],
  ['is gone', 'rOutra', 'não foi encontrada'],
])('M5: a planned change that %s takes no prices, and says so', (_, chosen, words) => {
  expect(plannedIn(chosen)?.problem).toContain(words);
});

test('M5: the moment is one on the clock of the clinic', () => {
  expect(momentOf(planned, 'America/Cuiaba')).toEqual({
    day: '2027-01-01',
    words: 'em 01/01/2027, às 0h, no horário da clínica',
  });
  expect(momentOf(planned, 'America/Los_Angeles').day).toBe('2026-12-31');
  expect(momentOf({ ...planned, at: undefined }, 'America/Cuiaba')).toEqual({
    day: undefined,
    words: 'quando alguém publicar a mudança',
  });
});

test('M5: amounts are those of the planned change, else those of the site', () => {
  const rows = plannedRows(
    [
      price('us'),
      price('drafts.us', { amountCents: 1_00 }),
      version,
      price('versions.rOutra.us', { amountCents: 2_00 }),
      price('ecg'),
      price('drafts.novo'),
      price('versions.rJaneiro.raiox', { amountCents: 90_00 }),
      price('sai'),
      price('versions.rJaneiro.sai', { _system: { delete: true } }),
    ],
    'rJaneiro',
  );
  expect(rows.map((row) => [row.id, shownOf(row).amountCents])).toEqual([
    ['us', 216_00],
    ['ecg', 200_00],
    ['raiox', 90_00],
  ]);
});

const changed = (stored: readonly StoredPrice[], typed: string) =>
  plannedRows(stored, 'rJaneiro').map((row) => judged(row, { typed, seen: null }));

test('M5: a price comes into the planned change with its day, lacks the approval, and nothing else changes', () => {
  const approval = { by: 'u9', content: { label: 'Ultrassom', kind: 'exame', amountCents: 200_00 } };
  const published = price('us', { approval, _updatedAt: '2026-01-02T00:00:00Z', _system: { base: { id: 'us' } } });
  expect(isApproved(published, 'priceItem')).toBe(true);
  const [mutation, ...others] = plannedMutations(changed([published], '216'), 'rJaneiro', '2027-01-01');
  expect(others).toEqual([]);
  const { _rev, _updatedAt, _system, ...content } = published;
  const created = { ...content, _id: 'versions.rJaneiro.us', amountCents: 216_00, validFrom: '2027-01-01' };
  expect(mutation).toEqual({ create: created });
  expect(isApproved(created, 'priceItem')).toBe(false);
});

test('M5: what is in the planned change already is changed as it was read', () => {
  expect(plannedMutations(changed([price('us'), version], '220'), 'rJaneiro', '2027-01-01')).toEqual([
    { patch: { id: version._id, ifRevisionID: version._rev, set: { amountCents: 220_00, validFrom: '2027-01-01' } } },
  ]);
  expect(plannedMutations(changed([price('us'), version], ''), 'rJaneiro', undefined)).toEqual([
    { patch: { id: version._id, ifRevisionID: version._rev, set: {}, unset: ['amountCents'] } },
  ]);
});

test('M5: without a date, “Vigente desde” stays as it is', () => {
  expect(plannedMutations(changed([price('us')], '220'), 'rJaneiro', undefined)).toMatchObject([
    { create: { amountCents: 220_00, validFrom: '2026-01-02' } },
  ]);
});
