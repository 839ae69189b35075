import { createAllowance } from './allowance.ts';

test('a burst is allowed, a flood is not, and patience fills it again', () => {
  let now = 0;
  const allowance = createAllowance(3, 2, () => now);
  expect([1, 2, 3, 4].map(() => allowance.take())).toEqual([true, true, true, false]);
  now += 1000;
  expect([1, 2, 3].map(() => allowance.take())).toEqual([true, true, false]);
  now += 60_000;
  expect([1, 2, 3, 4].map(() => allowance.take())).toEqual([true, true, true, false]);
});
