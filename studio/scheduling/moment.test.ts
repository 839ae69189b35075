/** How staff write when something goes on the air. */

import { dayOf, timeOf } from './moment.ts';

test.each([
  ['25/11/2026', '2026-11-25'],
  [' 5/1/27 ', '2027-01-05'],
  ['27/11', '2026-11-27'],
  ['26/11', '2026-11-26'],
  ['25/11', '2027-11-25'],
  ['29.12.2026', '2026-12-29'],
  // The next one that there is.
  ['29/02', '2028-02-29'],
  ['31/04', undefined],
  ['31/04/2027', undefined],
  ['45/11/2026', undefined],
  ['', undefined],
])('S8: the day %j is %j', (typed, day) => {
  expect(dayOf(typed, '2026-11-26')).toBe(day);
});

test.each([
  ['Hoje', '2026-11-26'],
  ['amanhã', '2026-11-27'],
  ['amanha', '2026-11-27'],
  ['ontem', undefined],
  ['31/02/2027', undefined],
  ['27/11/26', '2026-11-27'],
])('Z1: the day %j is %j', (typed, day) => {
  expect(dayOf(typed, '2026-11-26')).toBe(day);
});

test('S8: an hour is taken as everywhere in Studio', () => {
  expect(['8h', '8h30', '08:00', '18', 'cedo', '25h'].map(timeOf)).toEqual([
    '08:00',
    '08:30',
    '08:00',
    '18:00',
    undefined,
    undefined,
  ]);
});
