import { Restarts } from './restarts.ts';

test('O5: three restarts of one process within a quarter of an hour are often, and for as long', () => {
  let now = 0;
  const restarts = new Restarts(() => now);
  for (const name of ['lake', 'site', 'lake']) restarts.note(name);
  expect(restarts.often()).toEqual([]);
  now = 14 * 60_000;
  restarts.note('lake');
  expect([restarts.often(), restarts.isOften('lake'), restarts.isOften('site')]).toEqual([[['lake', 3]], true, false]);
  now = 15 * 60_000;
  expect(restarts.often()).toEqual([]);
});
