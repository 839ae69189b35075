import { jest } from '@jest/globals';
import { watchChunks } from './chunks.ts';
import { reloadOnce } from './reload-once.ts';

let failed: jest.Mock<() => void>;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  failed = jest.fn();
  stop = watchChunks(failed);
});

afterEach(() => {
  stop();
  jest.useRealTimers();
  document.head.replaceChildren();
});

/** A chunk as Next's loader asks for it. */
async function request(src = '/_next/static/chunks/a.js'): Promise<HTMLScriptElement> {
  const script = document.createElement('script');
  // jsdom loads no scripts: the test says how it went.
  script.type = 'text/plain';
  script.src = src;
  document.head.append(script);
  await Promise.resolve();
  return script;
}

it('takes a chunk for failed when it is not there after 120,000 ms (S4)', async () => {
  await request();
  jest.advanceTimersByTime(119_999);
  expect(failed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(failed).toHaveBeenCalledTimes(1);
});

it('leaves a chunk that arrived in peace (S4)', async () => {
  const script = await request();
  script.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(600_000);
  expect(failed).not.toHaveBeenCalled();
});

it('notices at once when a chunk fails to load, and nothing but chunks (S4)', async () => {
  (await request('/outro.js')).dispatchEvent(new Event('error'));
  expect(failed).not.toHaveBeenCalled();
  (await request()).dispatchEvent(new Event('error'));
  expect(failed).toHaveBeenCalledTimes(1);
});

it('reloads the page at most once per 60 seconds (S4)', () => {
  const reload = jest.fn();
  expect(reloadOnce(reload)).toBe(true);
  jest.advanceTimersByTime(59_999);
  expect(reloadOnce(reload)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(reloadOnce(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('does not reload when it could not remember having done so (S4)', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('storage is forbidden');
  });
  const reload = jest.fn();
  expect(reloadOnce(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  setItem.mockRestore();
});
