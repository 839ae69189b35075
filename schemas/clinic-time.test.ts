/** Days are the clinic's, moments are moments: what a page shows late in the evening, and after an import. */
import { jest } from '@jest/globals';

import {
  EXAM_QUERY,
  HEALTH_PLANS_QUERY,
  HOME_QUERY,
  NEXT_MOMENT_QUERY,
  OPENING_HOURS_QUERY,
  PROFESSIONAL_QUERY,
  PROFESSIONALS_QUERY,
  SERVICE_QUERY,
  TOPICS_QUERY,
} from './queries.ts';
import { memberOf } from './rules/form-value.ts';
import { HOURS_LOCATION_FRAGMENT } from './sections/hours-location/hours-location.query.ts';
import { PRICING_FRAGMENT } from './sections/pricing/pricing.query.ts';
import { ask } from './testing.ts';
import { validationOf } from './validation-testing.ts';

afterEach(() => void jest.useRealTimers());

const plan = { _id: 'p', _type: 'healthPlan', active: true, kind: 'operadora', name: 'A', validUntil: '2026-11-21' };
const hoursIn = (timeZone?: string) => ({ _id: 'clinicHours', _type: 'clinicHours', timeZone });
const inZone = async (zone: string | undefined, now: string) =>
  (await ask(HEALTH_PLANS_QUERY, [plan, hoursIn(zone)], {}, new Date(now))).length;

test.each([
  // 23:59 and 00:00 of the clinic's clock.
  ['America/Cuiaba', '2026-11-22T03:59:00Z', '2026-11-22T04:00:00Z'],
  [undefined, '2026-11-22T03:59:00Z', '2026-11-22T04:00:00Z'],
  ['America/Sao_Paulo', '2026-11-22T02:59:00Z', '2026-11-22T03:00:00Z'],
  ['America/Rio_Branco', '2026-11-22T04:59:00Z', '2026-11-22T05:00:00Z'],
])('in %s a contract holds to the end of its last day', async (zone, before, after) => {
  expect(await inZone(zone, before)).toBe(1);
  expect(await inZone(zone, after)).toBe(0);
});

test.each([
  ['professional', PROFESSIONAL_QUERY],
  ['service', SERVICE_QUERY],
  ['exam', EXAM_QUERY],
])('C7: a plan that is over or switched off is gone from the page of a %s, too (L14)', async (type, query) => {
  const page = { _id: 'x', _type: type, slug: { current: 'x' }, status: 'ativo' };
  const ticked = { ...plan, coverage: [{ _key: 'x', target: { _type: 'reference', _ref: 'x' } }] };
  const off = { ...ticked, _id: 'q', validUntil: undefined, active: false };
  const plans = (now: string) => ask(query, [page, ticked, off, hoursIn()], { slug: 'x' }, new Date(now));
  expect(await plans('2026-11-22T03:59:00Z')).toMatchObject({ healthPlans: [{ _id: 'p' }] });
  expect(await plans('2026-11-22T04:00:00Z')).toMatchObject({ healthPlans: [] });
});

test('every zone that staff can choose has the distance to UTC that the query takes for it, summer and winter', async () => {
  for (const zone of [
    'America/Cuiaba',
    'America/Sao_Paulo',
    'America/Manaus',
    'America/Porto_Velho',
    'America/Rio_Branco',
    'America/Belem',
  ]) {
    for (const day of ['2026-01-15', '2026-07-15']) {
      for (const hour of ['00', '02', '03', '04', '05', '12', '23']) {
        const now = `${day}T${hour}:30:00Z`;
        const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(now));
        const dated = { ...plan, validUntil: today };
        const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
        const documents = [dated, { ...plan, _id: 'q', validUntil: yesterday }, hoursIn(zone)];
        expect(await ask(HEALTH_PLANS_QUERY, documents, {}, new Date(now))).toMatchObject([{ _id: 'p' }]);
      }
    }
  }
});

test('a chosen price is not shown after its last day either (L13)', async () => {
  const price = { _id: 'p', _type: 'priceItem', kind: 'consulta', amountCents: 9900, validUntil: '2026-11-21' };
  const section = { _id: 's', items: [{ _type: 'reference', _ref: 'p' }] };
  const prices = (now: string) => ask(`*[_id == "s"][0]{${PRICING_FRAGMENT}}`, [section, price], {}, new Date(now));
  expect(await prices('2026-11-22T03:00:00Z')).toMatchObject({ prices: [{ _id: 'p' }] });
  expect(await prices('2026-11-22T05:00:00Z')).toMatchObject({ prices: [] });
});

test('a special date stays announced until the clinic’s day is over', async () => {
  const hours = { ...hoursIn('America/Cuiaba'), specialDates: [{ _key: 'a', date: '2026-11-20', label: 'x' }] };
  const documents = [{ _id: 'siteSettings', _type: 'siteSettings' }, hours];
  const upcoming = (now: string) =>
    ask(`*[_id == "siteSettings"][0]{${HOURS_LOCATION_FRAGMENT}}`, documents, {}, new Date(now));
  expect(await upcoming('2026-11-21T03:00:00Z')).toMatchObject({ clinic: { hours: { upcoming: [{ _key: 'a' }] } } });
  expect(await upcoming('2026-11-21T04:30:00Z')).toMatchObject({ clinic: { hours: { upcoming: [] } } });
});

test.each(['2026-11-21T14:00:00Z', '2026-11-21T14:00:00.000Z', '2026-11-21T10:00:00-04:00'])(
  'an article and a section of %s appear at that moment, however it is written',
  async (moment) => {
    const topic = { _id: 't', _type: 'topic', slug: { current: 't' } };
    const post = { _id: 'a', _type: 'post', slug: { current: 'a' }, topic: { _ref: 't' }, publishedAt: moment };
    const section = { _key: 's', _type: 'richText', visibility: { from: moment } };
    const home = { _id: 'home', _type: 'page', sections: [section] };
    const shown = async (now: string) => [
      (await ask(TOPICS_QUERY, [topic, post], {}, new Date(now))).newest.length,
      (await ask(HOME_QUERY, [home], {}, new Date(now)))?.sections?.length,
    ];
    expect(await shown('2026-11-21T13:59:59.999Z')).toEqual([0, 0]);
    expect(await shown('2026-11-21T14:00:00.000Z')).toEqual([1, 1]);
    const since = (at: string) => ask(NEXT_MOMENT_QUERY, [topic, post], { since: at });
    expect(await since('2026-11-21T13:00:00.000Z')).toMatchObject({ posts: [{ publishedAt: moment }] });
    expect(await since('2026-11-21T14:00:00.000Z')).toMatchObject({ posts: [] });
  },
);

test('T1: what departments do differently is told for the clinic’s day alone, and leaves the clinic’s hours as they are', async () => {
  const off = { _key: 'u', date: '2026-11-23', status: 'fechado', department: 'Ultrassonografia' };
  const specialDates = [off, { ...off, _key: 'n', date: '2026-12-25', department: undefined }];
  const hours = { ...hoursIn('America/Cuiaba'), specialDates };
  const told = async (now: string) =>
    memberOf(await ask(OPENING_HOURS_QUERY, [hours], {}, new Date(now)), 'departmentsToday');
  expect(await told('2026-11-23T03:59:00Z')).toEqual([]);
  expect(await told('2026-11-24T03:59:00Z')).toMatchObject([{ department: 'Ultrassonografia', day: '2026-11-23' }]);
  expect(await told('2026-11-24T04:00:00Z')).toEqual([]);
  expect(await told('2026-12-25T12:00:00Z')).toEqual([]);
});

test('S12: on a day on which the whole clinic is closed, no department is said to have hours', async () => {
  const day = { date: '2026-12-24', status: 'fechado' };
  const own = { _key: 'u', ...day, department: 'Ultrassonografia', status: 'especial' };
  const told = async (...specialDates: readonly object[]) => {
    const hours = { ...hoursIn('America/Cuiaba'), specialDates };
    const found = await ask(OPENING_HOURS_QUERY, [hours], {}, new Date('2026-12-24T12:00:00Z'));
    return [found?.departmentsToday, found?.upcoming].map((dates) => dates?.map(({ _key }) => _key));
  };
  expect(await told(own)).toEqual([['u'], ['u']]);
  expect(await told(own, { ...day, _key: 'c' })).toEqual([[], ['c']]);
  expect(await told(own, { ...day, _key: 'c', date: '2026-12-20', until: '2027-01-02' })).toEqual([[], ['c']]);
  // Closed is another department, another day, or a part of the days.
  expect(await told(own, { ...day, _key: 'x', department: 'Raio-X' })).toEqual([
    ['u', 'x'],
    ['u', 'x'],
  ]);
  expect(await told(own, { ...day, _key: 'c', date: '2026-12-25' })).toEqual([['u'], ['u', 'c']]);
  expect(await told({ ...own, until: '2026-12-26' }, { ...day, _key: 'c' })).toEqual([[], ['u', 'c']]);
  expect(await told(own, { ...day, _key: 'c', status: 'especial' })).toEqual([['u'], ['u', 'c']]);
});

test.each([
  ['profile', PROFESSIONAL_QUERY],
  ['list', PROFESSIONALS_QUERY],
])('S14-1: the %s has the days on which the whole clinic is closed, not those that are over', async (_name, query) => {
  const closed = (_key: string, day: object) => ({ _key, status: 'fechado', ...day });
  const person = { _id: 'x', _type: 'professional', slug: { current: 'x' }, status: 'ativo' };
  const specialDates = [
    closed('a', { date: '2026-11-20', until: '2026-11-21' }),
    closed('b', { date: '2026-12-25' }),
    closed('c', { date: '2026-12-26', department: 'Raio-X' }),
    { _key: 'd', date: '2026-12-31', status: 'especial' },
  ];
  const found = await ask(
    query,
    [person, { ...hoursIn(), specialDates }],
    { slug: 'x' },
    new Date('2026-11-22T05:00Z'),
  );
  expect([found].flat()).toMatchObject([{ closures: [{ _key: 'b', from: '2026-12-25' }] }]);
  expect(memberOf([found].flat()[0], 'closures')).toHaveLength(1);
});

test.each([
  // 00:00, 21:00 and 23:59 of the clinic's clock on the last day, then 00:00 of the next.
  ['America/Cuiaba', '2026-11-21T04:00:00Z', false],
  ['America/Cuiaba', '2026-11-22T01:00:00Z', false],
  ['America/Cuiaba', '2026-11-22T03:59:00Z', false],
  ['America/Cuiaba', '2026-11-22T04:00:00Z', true],
  [undefined, '2026-11-22T01:00:00Z', false],
  ['America/Sao_Paulo', '2026-11-22T02:59:00Z', false],
  ['America/Sao_Paulo', '2026-11-22T03:00:00Z', true],
])('S22: Studio counts a last day to its end, in %s at %s', async (zone, now, isOver) => {
  jest.useFakeTimers({ now: new Date(now), advanceTimers: true });
  const validUntil = '2026-11-21';
  const warningsOf = async (document: Parameters<typeof validationOf>[0]) =>
    (await validationOf(document, hoursIn(zone))).warnings;
  expect(await warningsOf(plan)).toContain(isOver ? 'já terminou' : 'menos de 30 dias');
  const licence = await warningsOf({ _id: 'siteSettings', sanitaryLicense: { validUntil } });
  expect(licence).toContain(isOver ? 'está vencido' : 'menos de 30 dias');
  const price = await warningsOf({ _id: 'price', _type: 'priceItem', validUntil });
  expect(price.includes('já venceu')).toBe(isOver);
});
