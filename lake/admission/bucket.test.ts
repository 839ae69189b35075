import { createBucket } from './bucket.ts';

test('a burst is allowed, a flood is not, and patience fills it again', () => {
  let now = 0;
  const bucket = createBucket({ most: 3, perSecond: 2 }, () => now);
  expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false]);
  now += 1000;
  expect([1, 2, 3].map(() => bucket.take())).toEqual([true, true, false]);
  now += 60_000;
  expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false]);
});

test('work whose cost shows afterwards may overdraw it, and is waited for', () => {
  let now = 0;
  const bucket = createBucket({ most: 1000, perSecond: 100 }, () => now);
  bucket.spend(1500);
  expect([bucket.left(), bucket.waitFor(0), bucket.waitFor(1000)]).toEqual([-500, 5000, 15_000]);
  now += 5000;
  expect([bucket.left(), bucket.waitFor(0)]).toEqual([0, 0]);
});
