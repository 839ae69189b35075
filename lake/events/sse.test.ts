import { jest } from '@jest/globals';
import { eventStream } from './sse.ts';
import type { EventSink } from './sse.ts';

interface Stream {
  readonly sink: EventSink;
  readonly stopped: () => number;
  readonly response: Response;
}

function openStream(signal?: AbortSignal): Stream {
  let sink: EventSink | undefined;
  let stops = 0;
  const response = eventStream(new Request('http://lake.test/', signal ? { signal } : {}), (given) => {
    sink = given;
    return () => (stops += 1);
  });
  if (!sink) throw new Error('The stream did not start at once.');
  return { sink, response, stopped: () => stops };
}

afterEach(() => jest.useRealTimers());

test('an event is written with its name, id and JSON, after a hint how soon to connect again', async () => {
  const { sink, response } = openStream();
  sink.send({ event: 'message', id: 'tx-1', data: { text: 'linha\nnova' } });
  sink.end();
  expect(await response.text()).toBe('retry: 1000\n\nevent: message\nid: tx-1\ndata: {"text":"linha\\nnova"}\n\n');
});

test('a comment every 15 seconds shows that the line is alive', async () => {
  jest.useFakeTimers();
  const { sink, response } = openStream();
  jest.advanceTimersByTime(31_000);
  sink.end();
  expect((await response.text()).match(/^:$/gm)).toHaveLength(2);
});

test('a stream ends when its reader has lost the right to it', async () => {
  jest.useFakeTimers();
  const rights = [true, false];
  const response = eventStream(new Request('http://lake.test/'), () => () => undefined, {
    mayStay: () => Promise.resolve(rights.shift() ?? false),
    onChange: () => () => undefined,
  });
  await jest.advanceTimersByTimeAsync(31_000);
  expect((await response.text()).match(/^:$/gm)).toHaveLength(2);
  expect(rights).toEqual([]);
});

test('rights are asked again as soon as they may have changed', async () => {
  const listeners = new Set<() => void>();
  const rights = [true, false];
  const response = eventStream(new Request('http://lake.test/'), () => () => undefined, {
    mayStay: () => Promise.resolve(rights.shift() ?? false),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  for (const listener of listeners) listener();
  await Promise.resolve();
  expect(listeners.size).toBe(1);
  for (const listener of listeners) listener();
  expect(await response.text()).toBe('retry: 1000\n\n');
  expect(listeners.size).toBe(0);
});

test('subscriptions are undone once, whoever ends the stream', async () => {
  const ended = openStream();
  ended.sink.end();
  ended.sink.end();
  expect(ended.stopped()).toBe(1);

  const cancelled = openStream();
  await cancelled.response.body?.cancel();
  cancelled.sink.send({ event: 'late', data: {} });
  expect(cancelled.stopped()).toBe(1);

  const abort = new AbortController();
  const aborted = openStream(abort.signal);
  abort.abort();
  expect(aborted.stopped()).toBe(1);
});

test('a request that nobody will read, or that is over already, leaves nothing behind', () => {
  const start = jest.fn(() => () => undefined);
  const head = eventStream(new Request('http://lake.test/', { method: 'HEAD' }), start);
  expect([head.status, head.body, start.mock.calls.length]).toEqual([200, null, 0]);
  expect(openStream(AbortSignal.abort()).stopped()).toBe(1);
});

test('when many readers do not keep up, those are cut off before the memory is full', async () => {
  const data = 'x'.repeat(3 * 1024 * 1024);
  const slow = Array.from({ length: 60 }, () => openStream());
  for (const { sink } of slow) sink.send({ event: 'mutation', data });
  const cut = slow.filter(({ stopped }) => stopped() === 1).length;
  expect([cut > 15, cut < 25]).toEqual([true, true]);
  const quick = openStream();
  quick.sink.send({ event: 'mutation', data: 'small' });
  expect(quick.stopped()).toBe(0);
  for (const { sink } of slow) sink.end();
  for (const { sink } of [openStream(), openStream()]) sink.send({ event: 'mutation', data });
});

test('a reader that does not keep up is cut off instead of filling the memory', async () => {
  const { sink, response, stopped } = openStream();
  const data = 'x'.repeat(1024 * 1024);
  for (let sent = 0; sent < 10; sent++) sink.send({ event: 'mutation', data });
  expect(stopped()).toBe(1);
  await expect(response.text()).rejects.toThrow(/did not keep up/);
});
