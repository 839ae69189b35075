/** What Studio knows of the lake, by questions that are answered, refused, or not answered. */
import { jest } from '@jest/globals';

import { watchLake } from './lake-watch.ts';

const fetched = jest.fn<() => Promise<unknown>>();
const answer = (status: number) => fetched.mockImplementation(() => Promise.resolve({ status }));
const hang = () => fetched.mockImplementation(() => new Promise(() => {}));

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset();
  Object.assign(globalThis, { fetch: fetched });
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['hangs', hang],
  ['is away, as what stands in front of it says', () => answer(503)],
  ['cannot be reached', () => fetched.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))],
])('S23: a lake that %s is told within 10 s', async (_, silence) => {
  silence();
  const lake = watchLake('/lake/healthz');
  const changed = jest.fn();
  lake.subscribe(changed);
  await jest.advanceTimersByTimeAsync(5_000);
  expect([lake.state(), changed.mock.calls.length]).toEqual(['unknown', 0]);
  await jest.advanceTimersByTimeAsync(3_000);
  expect([lake.state(), changed.mock.calls.length]).toEqual(['away', 1]);
});

test('S23: it answers, is away, and answers again; each change is told once', async () => {
  answer(200);
  const lake = watchLake('/lake/healthz');
  const states: string[] = [];
  lake.subscribe(() => states.push(lake.state()));
  await jest.advanceTimersByTimeAsync(20_000);
  answer(503);
  await jest.advanceTimersByTimeAsync(20_000);
  answer(429);
  await lake.ask();
  expect(states).toEqual(['answers', 'away', 'answers']);
});

test('S23: one question that is lost says nothing', async () => {
  answer(200);
  const lake = watchLake('/lake/healthz');
  lake.subscribe(() => {});
  await jest.advanceTimersByTimeAsync(4_000);
  fetched.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  await jest.advanceTimersByTimeAsync(4_000);
  expect(lake.state()).toBe('answers');
});

test('asks one question at a time, and none when nobody wants to know', async () => {
  hang();
  const lake = watchLake('/lake/healthz');
  const unsubscribe = lake.subscribe(() => {});
  await jest.advanceTimersByTimeAsync(20_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  unsubscribe();
  expect(jest.getTimerCount()).toBe(0);
});

test('asks nothing where the lake is a hosted one', async () => {
  const lake = watchLake(undefined);
  lake.subscribe(() => {});
  await jest.advanceTimersByTimeAsync(60_000);
  expect(fetched).not.toHaveBeenCalled();
  expect(lake.state()).toBe('unknown');
});
