import { createAdmission } from './admission.ts';
import { DEFAULT_ADMISSION_LIMITS, readAdmissionLimits } from '../config/limits.ts';
import { strangerAt } from './client-address.ts';
import type { Admission } from './admission.ts';

const LIMITS = { ...DEFAULT_ADMISSION_LIMITS, network: { burstMs: 1000, msPerSecond: 100 } };

const [one, two] = [strangerAt('203.0.113.1'), strangerAt('203.0.113.2')];
const refused = (seconds: number) => expect.objectContaining({ status: 429, options: { retryAfter: seconds } });

let time: number;
const pass = (ms: number) => (time += ms);
let admission: Admission;
beforeEach(() => {
  time = 0;
  admission = createAdmission(LIMITS, () => time);
});

test('L8: a network pays for pictures, logins and queries from one account, and is told when there is something again', async () => {
  await admission.runBeside(one, async () => pass(700));
  admission.spend(one, 400);
  expect(() => admission.enter(one)).toThrow(refused(6));
  expect(admission.waitFor(one)).toBe(6);
  let wasDone = false;
  const work = () => (wasDone = true);
  await expect(admission.runBeside(one, async () => work())).rejects.toEqual(refused(6));
  expect(wasDone).toBe(false);
  admission.enter(two);
  pass(6000);
  admission.enter(one);
});

test('L8: work that fails is paid for, too', async () => {
  const failing = admission.runBeside(one, async () => {
    pass(1500);
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(() => admission.enter(one)).toThrow(refused(10));
});

test('L8: when the share of all is used up, nothing of a stranger is begun', () => {
  // Two seconds at once, of which each request takes a millisecond, then a quarter of each second.
  for (let count = 0; count < 2000; count += 1) admission.enter(strangerAt(`198.51.${count >> 8}.${count & 255}`));
  expect(() => admission.enter(two)).toThrow(refused(1));
  admission.enterForFile(two);
  pass(1000);
  admission.enter(two);
});

test('L8: a proxy that does not say for whom it asks is limited with all strangers only', async () => {
  const many = strangerAt('127.0.0.1');
  await admission.runBeside(many, async () => pass(60_000));
  admission.enter(many);
  for (const address of ['127.0.0.2', '127.0.1.1']) expect(strangerAt(address).isMany).toBe(false);
  for (let count = 0; count < 150; count += 1) admission.streams.take(many);
  expect(admission.streams.hasRoom(many)).toBe(true);
});

test('L10: a browser that is known has a reserve of its own at the login, which fills again', () => {
  for (let count = 0; count < 2000; count += 1) admission.enter(strangerAt(`198.51.${count >> 8}.${count & 255}`));
  expect(() => admission.enter(two)).toThrow('without a token');
  const take = (device: string, times: number) => Array.from({ length: times }, () => admission.takeReserve(device));
  expect(take('a', 31)).toEqual([...Array<boolean>(30).fill(true), false]);
  expect(take('b', 1)).toEqual([true]);
  pass(10_000);
  expect(take('a', 2)).toEqual([true, false]);
});

test('L9: what is held is counted for each network and for all, and given back once', () => {
  const held = createAdmission({ ...LIMITS, filters: { total: 3, perNetwork: 2 } }, () => time).filters;
  const giveBack = held.take(one);
  held.take(one);
  expect([held.hasRoom(one), held.hasRoom(two)]).toEqual([false, true]);
  held.take(two);
  expect(held.hasRoom(two)).toBe(false);
  giveBack();
  giveBack();
  expect([held.hasRoom(one), held.hasRoom(two)]).toEqual([true, true]);
  held.take(two);
  expect(held.hasRoom(one)).toBe(false);
});

test('L8: a flood of addresses makes the lake forget the oldest account, not grow', async () => {
  admission.spend(one, 5000);
  for (let count = 0; count < 9_999; count += 1) admission.spend(strangerAt(`10.1.${count >> 8}.${count & 255}`), 5000);
  expect(admission.waitFor(one)).toBeGreaterThan(0);
  for (let count = 0; count < 10_000; count += 1) admission.spend(strangerAt(`10.2.${count >> 8}.${count & 255}`), 1);
  expect(admission.waitFor(one)).toBe(0);
});

test('limits are read from the environment, and nonsense is named', () => {
  const env = { LAKE_NETWORK_BURST_MS: '5', LAKE_NETWORK_MS_PER_SECOND: '6', LAKE_STRANGERS_MS_PER_SECOND: '7' };
  const expected = { network: { burstMs: 5, msPerSecond: 6 }, strangersMsPerSecond: 7 };
  expect(readAdmissionLimits(env)).toEqual({ ...DEFAULT_ADMISSION_LIMITS, ...expected });
  expect(readAdmissionLimits({ LAKE_NETWORK_BURST_MS: '' })).toEqual(DEFAULT_ADMISSION_LIMITS);
  for (const name of Object.keys(env)) expect(() => readAdmissionLimits({ [name]: '-1' })).toThrow(name);
});
