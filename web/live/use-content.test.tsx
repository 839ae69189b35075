import { jest } from '@jest/globals';
import { act } from 'react';
import { renderHook } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { jsonResponse } from './response.fixture.ts';
import { useContent } from './use-content.ts';

let answer: (body: unknown, status?: number) => void;
let asked: number;
/** States are kept by path: every test reads one of its own. */
let path = 0;

beforeEach(() => {
  jest.useFakeTimers();
  asked = 0;
  path += 1;
  globalThis.fetch = () => {
    asked += 1;
    return new Promise<Response>((resolve) => {
      answer = (body, status = 200) => {
        resolve(jsonResponse(body, status));
      };
    });
  };
});

afterEach(() => {
  jest.useRealTimers();
});

function read() {
  const cache = new Map();
  return renderHook(() => useContent(`/api/${path}`, 'first', { revalidateOnMount: true, shouldRetryOnError: false }), {
    wrapper: ({ children }) => <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>,
  }).result;
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

it('begins with the value of the server (S5)', () => {
  const result = read();
  expect(result.current.data).toBe('first');
  expect(result.current.state).toEqual({ pending: false, error: undefined, timestamp: undefined });
});

it('is pending after 200 ms, so that a quick answer never flashes (B3)', async () => {
  const result = read();
  // SWR asks with the next frame.
  await pass(16);
  await pass(199);
  expect(result.current.state.pending).toBe(false);
  await pass(1);
  expect(result.current.state.pending).toBe(true);
  answer('second');
  await pass(0);
  expect(result.current.data).toBe('second');
  expect(result.current.state.pending).toBe(false);
});

it('says when the answer came (B3)', async () => {
  jest.setSystemTime(new Date('2026-11-21T12:00:00Z'));
  const result = read();
  await pass(1_000);
  answer('second');
  await pass(0);
  expect(result.current.state.timestamp).toBe(Date.parse('2026-11-21T12:00:01Z'));
});

it('keeps the value and tells the error when a read fails (B3)', async () => {
  const result = read();
  await pass(50);
  answer(null, 500);
  await pass(0);
  expect(result.current.data).toBe('first');
  expect(result.current.state.error).toMatchObject({ status: 500 });
  expect(result.current.state.pending).toBe(false);
});

it('reads stale data again when the connection is back (B4)', async () => {
  const result = read();
  await pass(50);
  answer('second');
  await pass(10_000);
  expect(asked).toBe(1);
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await pass(50);
  answer('third');
  await pass(0);
  expect(asked).toBe(2);
  expect(result.current.data).toBe('third');
});
