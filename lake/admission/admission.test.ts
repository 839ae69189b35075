import { createAdmission } from './admission.ts';
import { DEFAULT_ADMISSION_LIMITS, readAdmissionLimits } from '../config/limits.ts';
import { strangerAt } from './client-address.ts';
import type { Admission } from './admission.ts';
import type { Clock } from './fair-queue.ts';

const LIMITS = { ...DEFAULT_ADMISSION_LIMITS, network: { burstMs: 1000, msPerSecond: 100 } };

/** A clock that a test moves, and on which work takes as long as it says. */
function testClock() {
  let time = 0;
  const due: { readonly at: number; readonly task: () => void }[] = [];
  const clock: Clock = {
    now: () => time,
    used: () => time,
    soon: (task) => due.push({ at: time, task }),
    later: (task, ms) => due.push({ at: time + ms, task }),
  };
  return {
    clock,
    pass: (ms: number) => (time += ms),
    /** Does what is due, moving the clock on, until nothing is left. */
    run() {
      for (;;) {
        due.sort((a, b) => a.at - b.at);
        const next = due.shift();
        if (!next) return;
        time = Math.max(time, next.at);
        next.task();
      }
    },
  };
}

const [one, two] = [strangerAt('203.0.113.1'), strangerAt('203.0.113.2')];
const refused = (seconds: number) => expect.objectContaining({ status: 429, options: { retryAfter: seconds } });

let time: ReturnType<typeof testClock>;
let admission: Admission;
beforeEach(() => {
  time = testClock();
  admission = createAdmission(LIMITS, time.clock);
});

test('L8: a network pays for pictures, logins and queries from one account, and is told when there is something again', async () => {
  await admission.runBeside(one, async () => time.pass(700));
  const query = admission.run(one, () => time.pass(400));
  time.run();
  await query;
  expect(() => admission.enter(one)).toThrow(refused(6));
  expect(admission.waitFor(one)).toBe(6);
  let wasDone = false;
  const work = () => (wasDone = true);
  await expect(admission.run(one, work)).rejects.toEqual(refused(6));
  await expect(admission.runBeside(one, async () => work())).rejects.toEqual(refused(6));
  expect(wasDone).toBe(false);
  admission.enter(two);
  time.pass(6000);
  admission.enter(one);
});

test('L8: work that fails is paid for, too', async () => {
  const failing = admission.runBeside(one, async () => {
    time.pass(1500);
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(() => admission.enter(one)).toThrow(refused(10));
});

test('L8: networks take turns, one piece of work at a time, however much one of them has waiting', async () => {
  const order: string[] = [];
  const ask = (name: string, from = one) => admission.run(from, () => order.push(name));
  const all = [ask('1a'), ask('1b'), ask('1c'), ask('2a', two), ask('1d'), ask('2b', two)];
  expect(order).toEqual([]);
  time.run();
  await Promise.all(all);
  expect(order).toEqual(['1a', '2a', '1b', '2b', '1c', '1d']);
});

test('L8: forty networks together get their share of the time and no more; who is known does not wait', async () => {
  const began: number[] = [];
  const networks = Array.from({ length: 40 }, (_, count) => strangerAt(`198.51.100.${count}`));
  const asked = networks.flatMap((network) =>
    [1, 2].map(() =>
      admission.run(network, () => {
        began.push(time.clock.now());
        time.pass(100);
      }),
    ),
  );
  const answers = Promise.allSettled(asked);
  expect(await admission.run(undefined, () => 'at once')).toBe('at once');
  expect(began).toEqual([]);
  time.run();
  const results = await answers;
  // A second at once, then a quarter of each second; what would wait for longer than ten seconds is refused.
  const span = 10_000;
  expect(began.filter((at) => at <= span)).toHaveLength((1000 + span * 0.25) / 100);
  expect(began.every((at) => at <= span + 400)).toBe(true);
  const late = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown);
  expect(late).toHaveLength(80 - began.length);
  expect(late[0]).toEqual(refused(2));
});

test('L8: one network has so much waiting and no more, and what was given up is not done', async () => {
  const given = new AbortController();
  let done = 0;
  const work = () => (done += 1);
  const waiting = Array.from({ length: 32 }, (_, n) => admission.run(one, work, n === 0 ? given.signal : undefined));
  await expect(admission.run(one, work)).rejects.toEqual(refused(2));
  const other = admission.run(two, work);
  given.abort();
  time.run();
  expect((await Promise.allSettled([...waiting, other])).filter(({ status }) => status === 'rejected')).toHaveLength(1);
  expect(done).toBe(32);
});

test('L8: when the share of all is overdrawn, nothing of a stranger is begun', async () => {
  const flood = admission.run(one, () => time.pass(2500));
  time.run();
  await flood;
  expect(() => admission.enter(two)).toThrow(refused(6));
  time.pass(6000);
  admission.enter(two);
});

test('L8: a proxy that does not say for whom it asks is limited with all strangers only', async () => {
  const many = strangerAt('127.0.0.1');
  await admission.runBeside(many, async () => time.pass(60_000));
  admission.enter(many);
  for (const address of ['127.0.0.2', '127.0.1.1']) expect(strangerAt(address).isMany).toBe(false);
  for (let count = 0; count < 150; count += 1) admission.streams.take(many);
  expect(admission.streams.hasRoom(many)).toBe(true);
});

test('L10: a browser that is known has a reserve of its own at the login, which fills again', async () => {
  const flood = admission.run(one, () => time.pass(600_000));
  time.run();
  await flood;
  expect(() => admission.enter(two)).toThrow('without a token');
  const take = (device: string, times: number) => Array.from({ length: times }, () => admission.takeReserve(device));
  expect(take('a', 31)).toEqual([...Array<boolean>(30).fill(true), false]);
  expect(take('b', 1)).toEqual([true]);
  time.pass(10_000);
  expect(take('a', 2)).toEqual([true, false]);
});

test('L9: what is held is counted for each network and for all, and given back once', () => {
  const held = createAdmission({ ...LIMITS, filters: { total: 3, perNetwork: 2 } }, time.clock).filters;
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
