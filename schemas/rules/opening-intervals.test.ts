import { expect, test } from '@jest/globals';

import { intervalsInOrder } from './opening-intervals.ts';

test('a day with a lunch break is fine', () => {
  expect(
    intervalsInOrder([
      { opens: '07:30', closes: '11:30' },
      { opens: '13:00', closes: '18:00' },
    ]),
  ).toBe(true);
});

test('a period must end after it begins', () => {
  expect(intervalsInOrder([{ opens: '18:00', closes: '07:30' }])).toMatch('fechar depois');
  expect(intervalsInOrder([{ opens: '08:00' }])).toMatch('fechar depois');
});

test('periods may not overlap or be out of order', () => {
  expect(
    intervalsInOrder([
      { opens: '07:30', closes: '12:00' },
      { opens: '11:00', closes: '18:00' },
    ]),
  ).toMatch('sobrepõem');
});
