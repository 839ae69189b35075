/** @jest-environment node */
import * as queries from '#schemas/queries.ts';
import { jest } from '@jest/globals';
import { startContentClock, firstMoment } from './content-clock.ts';
import { evaluate, parse } from 'groq-js';
import { CLINIC_TIME, CLINIC_TODAY } from '#schemas/objects/parts.query.ts';
import { ask } from '#schemas/testing.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
let planned: number[] = [];
let refreshed: number[] = [];
let stop = () => {};

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  planned = [];
  refreshed = [];
  stop = startContentClock({
    nextMoment: (since) => Math.min(...planned.filter((moment) => moment > since)),
    refresh: () => void refreshed.push((Date.now() - start) / 1_000),
  });
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('has pages looked at at the moment that staff chose, once (R9)', async () => {
  planned = [start + 45_000];
  await seconds(200);
  expect(refreshed).toEqual([45]);
});

it('learns of a moment that is planned while it runs', async () => {
  await seconds(40);
  planned = [start + 50_000, start + 100_000];
  await seconds(160);
  expect(refreshed).toEqual([50, 100]);
});

it('catches up with what fell due while the process was held up', async () => {
  await seconds(1);
  planned = [start + 40_000];
  jest.setSystemTime(start + 120_000);
  await seconds(10);
  expect(refreshed).toHaveLength(1);
});

it('has pages looked at when the clock was set back: what had ended is there again', async () => {
  planned = [start + 40_000];
  jest.setSystemTime(start + 120_000);
  await seconds(6);
  expect(refreshed).toHaveLength(1);
  jest.setSystemTime(start);
  await seconds(6);
  expect(refreshed).toHaveLength(2);
});

it('goes on after a look that failed', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  stop();
  let isBroken = true;
  stop = startContentClock({
    nextMoment: (since) => {
      if (isBroken) throw new Error('broken');
      return since < start + 20_000 ? start + 20_000 : Infinity;
    },
    refresh: () => void refreshed.push((Date.now() - start) / 1_000),
  });
  await seconds(30);
  isBroken = false;
  await seconds(10);
  expect(log).toHaveBeenCalled();
  expect(refreshed).toHaveLength(1);
  log.mockRestore();
});

it('rests where nothing is planned, and ends when it is stopped', async () => {
  await seconds(300);
  stop();
  planned = [start + 400_000];
  await seconds(300);
  expect(refreshed).toEqual([]);
});

const NOON = Date.parse('2026-11-21T15:00:00Z');

async function momentIn(dataset: readonly object[], since = NOON): Promise<string> {
  const now = new Date(since);
  const result = await ask(queries.NEXT_MOMENT_QUERY, dataset, { since: now.toISOString() }, now);
  return new Date(firstMoment(result, since)).toISOString();
}

/** What each field that is compared with this very moment looks like, a moment from now. */
const SOON = '2026-11-21T16:00:00.000Z';
const clocked: Readonly<Record<string, object>> = {
  'visibility.from': { _id: 'p', _type: 'page', sections: [{ _key: 'a', visibility: { from: SOON } }] },
  'visibility.until': { _id: 'p', _type: 'page', sections: [{ _key: 'a', visibility: { until: SOON } }] },
  from: { _id: 'n', _type: 'notice', from: SOON },
  until: { _id: 'n', _type: 'notice', until: SOON },
  publishedAt: { _id: 'a', _type: 'post', publishedAt: SOON },
  // Noon in Cuiabá.
  closes: { _id: 'd', _type: 'professional', visits: [{ intervals: [{ opens: '08:00', closes: '12:00' }] }] },
};

/** Filters by this very moment, by the field that they compare; what is left are filters nobody can name. */
function filtersIn(query: string): readonly string[] {
  const rest = query
    .replaceAll(CLINIC_TODAY, 'TODAY')
    .replaceAll(CLINIC_TIME, 'dateTime(now())')
    .replaceAll(/\bcloses <=/g, 'dateTime(closes) <=');
  const filter = /dateTime\((?:@->)?([\w.]+)\) *[<>]=? *dateTime\(now\(\)\)/g;
  const named = [...rest.matchAll(filter)].flatMap(([, field]) => (field ? [field] : []));
  const unnamed = rest.replaceAll(filter, '').match(/.{0,60}now\(\).{0,20}/g) ?? [];
  return [...named, ...unnamed];
}

it('V10: every filter by date in a query is known to the content clock', () => {
  const filters = new Set(Object.values(queries).flatMap(filtersIn));
  expect([...filters].toSorted()).toEqual(Object.keys(clocked).toSorted());
});

it('V10: a filter that the clock does not know would be found', () => {
  expect(filtersIn('*[dateTime(opensAt) > dateTime(now())]')).toEqual(['opensAt']);
  expect(filtersIn('*[validUntil >= string::split(now(), "T")[0]]')).toEqual([expect.stringContaining('validUntil')]);
});

it.each(Object.entries(clocked))('V10: the clock knows the moment of %s', async (_field, document) => {
  await expect(momentIn([document])).resolves.toBe(SOON);
});

it('V10: the clock knows the moment of a page guard (E4)', async () => {
  const guards = [
    { _key: 'a', name: 'availableUntil', until: SOON },
    { _key: 'b', name: 'maintenance' },
  ];
  await expect(momentIn([{ _id: 'g', _type: 'page', guards }])).resolves.toBe(SOON);
});

it.each([
  ['America/Cuiaba', '2026-11-22T04:00:00.000Z'],
  ['America/Sao_Paulo', '2026-11-22T03:00:00.000Z'],
  ['America/Rio_Branco', '2026-11-22T05:00:00.000Z'],
])('V10: what goes by the day changes at midnight in %s', async (timeZone, midnight) => {
  const hours = { _id: 'clinicHours', _type: 'clinicHours', timeZone };
  await expect(momentIn([hours])).resolves.toBe(midnight);
  // The next one, not the same for ever.
  await expect(momentIn([hours], Date.parse(midnight))).resolves.toBe(
    new Date(Date.parse(midnight) + 86_400_000).toISOString(),
  );
});

it.each([
  ['a price', queries.EXAM_QUERY, 'priceItem'],
  ['a health plan', queries.HEALTH_PLANS_QUERY, 'healthPlan'],
])('V10: %s ends at the very moment that the clock tells', async (_title, query, type) => {
  const dataset = [
    { _id: 'siteSettings', _type: 'siteSettings', features: { pricing: true } },
    { _id: 'x', _type: type, active: true, validUntil: '2026-11-21', name: 'X', priceCents: 100 },
    { _id: 'e', _type: 'exam', slug: { current: 'e' }, priceItem: { _ref: 'x' } },
  ];
  const shown = async (now: number) => {
    const value = await evaluate(parse(query), { dataset, params: { slug: 'e' }, timestamp: new Date(now) });
    return JSON.stringify(await value.get()).includes('"_id":"x"');
  };
  const moment = Date.parse(await momentIn(dataset));
  await expect(shown(moment - 1)).resolves.toBe(true);
  await expect(shown(moment)).resolves.toBe(false);
});
