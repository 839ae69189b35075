import { lastWeeks, mostMissed, mostSeen, visitsOf, visitsText, weeksOfMonth } from './visit-weeks.ts';

const week = (name: string, more: object = {}) => ({ week: name, from: {}, leads: {}, pages: {}, missed: {}, ...more });

test('M2: twelve weeks end with the present one; further pages of a visit and forms that were only begun do not count', () => {
  const weeks = [
    week('2026-11-23', { from: { search: 3, direct: 2, other: 1, site: 9 }, leads: { call: 2, form: 5, sent: 1 } }),
    week('2026-01-05', { from: { search: 99 } }),
  ];
  for (const today of ['2026-11-23', '2026-11-29']) {
    const bars = lastWeeks(weeks, today);
    expect(bars).toHaveLength(12);
    expect(bars.at(-1)).toEqual({ week: '2026-11-23', visits: 6, leads: 3 });
    expect(bars[0]).toEqual({ week: '2026-09-07', visits: 0, leads: 0 });
  }
  expect(lastWeeks(weeks, '2026-11-30').at(-2)?.visits).toBe(6);
});

test('M2: the pages that were looked at most come first', () => {
  expect(mostSeen(week('2026-11-23', { pages: { '/b': 1, '/a': 1, '/': 7 } }), 2)).toEqual([
    ['/', 7],
    ['/a', 1],
  ]);
  expect([visitsText(1), visitsText(0)]).toEqual(['1 visita', '0 visitas']);
});

test('M2: a week belongs to the month of its Monday', () => {
  const weeks = [week('2026-10-26'), week('2026-11-30', { from: { search: 2, site: 5 } })];
  expect(weeksOfMonth(weeks, '2026-11').map(visitsOf)).toEqual([2]);
});

test('U1: what was searched in vain most often comes first, of all weeks together', () => {
  const weeks = [
    week('2026-11-16', { missed: { unimed: 3, sangue: 4 } }),
    week('2026-11-23', { missed: { unimed: 2, 'teste ergometrico': 3 } }),
  ];
  expect(mostMissed(weeks, 2)).toEqual(['unimed', 'sangue']);
});
