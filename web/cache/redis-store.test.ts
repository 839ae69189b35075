/** @jest-environment node */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { jest } from '@jest/globals';
import { eventually } from '../../e2e/eventually.ts';
import { freePort } from '../../e2e/free-port.ts';
import { startRedis } from '../../scripts/system-programs.ts';
import { ALL_CONTENT } from './tags.ts';
import { openRedisStore } from './redis-store.ts';
import type { SharedStore } from './shared-store.ts';

let port: number;
let redis: ChildProcess;
const opened: SharedStore[] = [];

async function stopRedis(): Promise<void> {
  const gone = once(redis, 'exit');
  redis.kill('SIGKILL');
  await gone;
}

function open(buildId = 'one', known: ReadonlyMap<string, number> = new Map()) {
  const expired = new Map<string, number>();
  const lines: string[] = [];
  const log = { warn: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
  /** Times at which everything was said to be out of date, apart: whoever starts alone says so. */
  const renewed = new Set<number>();
  const onExpired = (times: ReadonlyMap<string, number>) =>
    times.forEach((time, tag) => (tag === ALL_CONTENT ? renewed.add(time) : expired.set(tag, time)));
  const store = openRedisStore({ url: `redis://127.0.0.1:${port}`, buildId, onExpired, expired: () => known, log });
  opened.push(store);
  const text = async (key: string) => (await store.get(key))?.toString();
  return { store, expired, renewed, lines, text };
}

beforeAll(async () => {
  port = await freePort();
  redis = startRedis(port);
});
afterEach(() => {
  jest.restoreAllMocks();
  opened.splice(0).forEach((store) => store.close());
});
afterAll(stopRedis);

it('gives one instance what another has kept, byte for byte, as long as both are of one build', async () => {
  const [first, second, other] = [open(), open(), open('two')];
  const bytes = Buffer.from([0, 255, 13, 10, 128]);
  await eventually(async () => {
    first.store.set('page', bytes, 60);
    return (await second.store.get('page'))?.equals(bytes);
  }, true);
  expect(await other.text('page')).toBeUndefined();
  expect(await second.text('nothing')).toBeUndefined();
});

it('tells the others at once what has expired, and whoever comes later', async () => {
  // Of another build, as while one takes the place of the other.
  const [first, second] = [open(), open('next')];
  await Promise.all([first.store.ready, second.store.ready]);
  const moment = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(moment);
  await first.store.announce(['s1:a', 's1:b']);
  await eventually(async () => [...second.expired.keys()].toSorted().join(), 's1:a,s1:b');
  expect(second.expired.get('s1:a')).toBe(moment);
  await eventually(async () => {
    const late = open();
    await late.store.ready;
    return [...late.expired.keys()].toSorted().join();
  }, 's1:a,s1:b');
});

it('V1: drops what was kept where no instance was running, which nobody kept up to date, and takes it over where one is', async () => {
  const first = open('five');
  await eventually(async () => first.renewed.size, 1);
  const second = open('five');
  // It learns what the first said, and says nothing itself.
  await eventually(async () => [...second.renewed].join(), [...first.renewed].join());
});

it('V9: removes pages and reads of every build, and nothing else', async () => {
  const stores = [open('six'), open('seven')];
  await Promise.all(stores.map(({ store }) => store.ready));
  for (const { store } of stores) {
    for (const key of ['page:a', 'read:b', 'last-good:c']) store.set(key, Buffer.from('x'), 60);
  }
  await eventually(() => stores[1]?.text('last-good:c') ?? Promise.resolve(undefined), 'x');
  stores[0]?.store.removeMade();
  for (const { text } of stores) {
    await eventually(() => text('page:a'), undefined);
    await eventually(() => text('read:b'), undefined);
    expect(await text('last-good:c')).toBe('x');
  }
  stores[0]?.store.remove('last-good:c');
  await eventually(() => stores[1]?.text('last-good:c') ?? Promise.resolve('x'), undefined);
});

it('never fails and never waits for Redis while it is away, says so once, and tells later what it could not', async () => {
  const [first, second] = [open('three'), open('three')];
  await Promise.all([first.store.ready, second.store.ready]);
  await stopRedis();
  expect(await first.text('page')).toBeUndefined();
  first.store.set('page', Buffer.from('x'), 60);
  await first.store.announce(['s1:missed']);
  // Here already, and Redis is not back.
  expect(redis.signalCode).toBe('SIGKILL');
  await eventually(async () => first.lines.length, 1);
  expect(first.lines[0]).toContain('goes on alone');
  redis = startRedis(port);
  await eventually(async () => second.expired.has('s1:missed'), true);
  await eventually(async () => first.lines.at(-1), 'The shared cache answers again.');
});

it('tells a Redis that was emptied what had expired', async () => {
  const moment = Date.now();
  const { store } = open(
    'four',
    new Map([
      ['s1:known', moment],
      ['s1:long-ago', 0],
    ]),
  );
  await store.ready;
  await stopRedis();
  redis = startRedis(port);
  await eventually(async () => {
    const late = open('four');
    await late.store.ready;
    return [...late.expired].join();
  }, `s1:known,${moment}`);
});

it('starts without Redis', async () => {
  await stopRedis();
  const { store, text } = open();
  await store.ready;
  expect(await text('page')).toBeUndefined();
  redis = startRedis(port);
});
