import { jest } from '@jest/globals';
import { startContentClock } from './content-clock.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
let planned: number[] = [];
let isAway = false;
let refreshed: number[] = [];
let stop = () => {};

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1_000);

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  planned = [];
  isAway = false;
  refreshed = [];
  stop = startContentClock({
    nextMoment: async (since) => {
      if (isAway) throw new Error('away');
      return planned.filter((moment) => moment > since).toSorted((a, b) => a - b)[0];
    },
    refresh: async () => void refreshed.push((Date.now() - start) / 1_000),
  });
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('drops cached pages at the moment that staff chose, once (R9)', async () => {
  planned = [start + 45_000];
  await seconds(200);
  expect(refreshed).toEqual([45]);
});

it('learns of a moment that is planned while it runs', async () => {
  await seconds(40);
  planned = [start + 50_000, start + 100_000];
  await seconds(160);
  expect(refreshed).toHaveLength(2);
  expect(refreshed[0]).toBeLessThanOrEqual(80);
  expect(refreshed[1]).toBe(100);
});

it('catches up with what fell due while the lake was away', async () => {
  await seconds(1);
  isAway = true;
  planned = [start + 40_000];
  await seconds(120);
  expect(refreshed).toEqual([]);
  isAway = false;
  await seconds(31);
  expect(refreshed).toHaveLength(1);
});

it('rests where nothing is planned, and ends when it is stopped', async () => {
  await seconds(300);
  stop();
  planned = [start + 400_000];
  await seconds(300);
  expect(refreshed).toEqual([]);
});
