/** @jest-environment node */
import { jest } from '@jest/globals';
import { startCopyKeeper, wakeCopyKeeper } from './copy-keeper.ts';
import type { LakeHealth } from './lake-health.ts';

let health: LakeHealth;
let isAway: boolean;
let done: string[];
let stop = () => {};

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const answer = async (act: string) => {
  if (isAway) throw new Error('away');
  done.push(act);
};

beforeEach(() => {
  jest.useFakeTimers();
  health = { awayUntil: 0, reported: false, copiesGiven: false };
  isAway = false;
  done = [];
  stop = startCopyKeeper({
    health,
    askLake: () => answer('ask'),
    refresh: () => answer('refresh'),
    warm: () => answer('warm'),
  });
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('V8: has everything read at the start and after each publish, and once a minute should one be lost', async () => {
  await pass(1_000);
  expect(done).toEqual(['warm']);
  wakeCopyKeeper();
  expect(done).toEqual(['warm']);
  await pass(1_000);
  expect(done).toEqual(['warm', 'warm']);
  await pass(60_000);
  expect(done).toEqual(['warm', 'warm', 'warm']);
});

it('V1: drops what was given from copies as soon as the lake answers, once', async () => {
  await pass(1_000);
  isAway = true;
  health.copiesGiven = true;
  health.awayUntil = Date.now() + 60_000;
  await pass(30_000);
  expect(done).toEqual(['warm']);
  isAway = false;
  await pass(1_000);
  expect(done).toEqual(['warm', 'ask', 'refresh', 'warm']);
  expect(health).toMatchObject({ awayUntil: 0, copiesGiven: false });
});

it('V8: goes on until everything could be read', async () => {
  isAway = true;
  await pass(5_000);
  isAway = false;
  await pass(3_000);
  expect(done).toEqual(['warm']);
});

it('F4: goes on when the clock of the machine is set back', async () => {
  await pass(1_000);
  health.copiesGiven = true;
  await pass(1_500);
  done = [];
  jest.setSystemTime(Date.now() - 3_600_000);
  health.copiesGiven = true;
  await pass(2_000);
  expect(done).toEqual(['ask', 'refresh', 'warm']);
  await pass(60_000);
  expect(done).toEqual(['ask', 'refresh', 'warm', 'warm']);
});
