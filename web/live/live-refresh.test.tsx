import { jest } from '@jest/globals';
import { act } from 'react';
import { render } from '@testing-library/react';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { SWRConfig } from 'swr';
import { LiveRefresh, type Shown } from './live-refresh.tsx';
import { jsonResponse } from './response.fixture.ts';
import { useLiveContent } from './use-live-content.ts';

/** jsdom has no event streams: this one is driven by the test, the way a browser would drive it. */
class FakeEventSource extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: FakeEventSource[] = [];
  static get open(): FakeEventSource[] {
    return FakeEventSource.all.filter(({ readyState }) => readyState !== 2);
  }
  readyState = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.all.push(this);
  }

  close(): void {
    this.readyState = 2;
  }

  async say(type: string, data?: unknown): Promise<void> {
    this.readyState = type === 'error' ? this.readyState : 1;
    await act(async () => {
      this.dispatchEvent(
        type === 'error' ? new Event('error') : new MessageEvent(type, { data: JSON.stringify(data) }),
      );
      await jest.advanceTimersByTimeAsync(0);
    });
  }
}

const refresh = jest.fn();
const router: AppRouterInstance = {
  refresh,
  back() {},
  forward() {},
  push() {},
  replace() {},
  prefetch() {},
  bfcacheId: 'test',
};

let server: Shown;
let questions: string[];
let visibility: DocumentVisibilityState;
let eventsUrl: string;
let count = 0;

function Reader({ name }: { name: 'prices' | 'exams' }) {
  return <p>{useLiveContent(name, 'first', () => `new ${name}`).data}</p>;
}

function page(shown: Shown, refreshes = true) {
  return (
    <AppRouterContext value={router}>
      <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
        <LiveRefresh path="/a-clinica" shown={shown} eventsUrl={eventsUrl} refreshes={refreshes} />
        <Reader name="prices" />
        <Reader name="exams" />
      </SWRConfig>
    </AppRouterContext>
  );
}

let cache = new Map();
const first: Shown = { revision: 'one', tags: ['s1:page', 's1:settings', 's1:price', 's1:exam'] };
const known: Shown = { ...first, content: { prices: ['s1:price'], exams: ['s1:exam'] } };

async function wait(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

async function become(state: DocumentVisibilityState): Promise<void> {
  visibility = state;
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
  });
}

function stream(): FakeEventSource {
  const [source] = FakeEventSource.open;
  if (!source) throw new Error('no stream is open');
  return source;
}

beforeEach(() => {
  jest.useFakeTimers();
  cache = new Map();
  server = first;
  questions = [];
  visibility = 'visible';
  count += 1;
  eventsUrl = `/lake/events/${count}`;
  refresh.mockClear();
  FakeEventSource.all.length = 0;
  Object.assign(globalThis, {
    EventSource: FakeEventSource,
    fetch: async (url: URL) => {
      questions.push(url.pathname + url.search);
      const name = /content\/(.*)/.exec(url.pathname)?.[1];
      return jsonResponse(name === undefined ? server : { data: `new ${name}`, tags: server.content?.[name] ?? [] });
    },
  });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});

afterEach(() => {
  jest.useRealTimers();
});

it('asks once the stream is open, and does not refresh a page that is current', async () => {
  render(page(first));
  expect(questions).toEqual([]);
  await stream().say('welcome', {});
  expect(questions).toEqual(['/api/revision?path=%2Fa-clinica']);
  expect(refresh).not.toHaveBeenCalled();
});

it('refreshes when something on the page was published (S5)', async () => {
  render(page(first));
  await stream().say('welcome', {});
  server = { ...first, revision: 'two' };
  await stream().say('message', { tags: ['s1:settings'] });
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('reads again that content alone whose tags a change carries (S5)', async () => {
  server = known;
  const { getByText } = render(page(first));
  await stream().say('welcome', {});
  questions = [];
  await stream().say('message', { tags: ['s1:price'] });
  expect(questions.toSorted()).toEqual(['/api/content/prices', '/api/revision?path=%2Fa-clinica']);
  expect(getByText('new prices')).toBeTruthy();
  questions = [];
  await stream().say('message', { tags: ['s1:exam'] });
  expect(questions).toContain('/api/content/exams');
  expect(questions).not.toContain('/api/content/prices');
});

it('reads what the browser reads, instead of a refresh, where the address leads to another rendering', async () => {
  server = known;
  render(page(first, false));
  await stream().say('welcome', {});
  server = { ...known, revision: 'two' };
  await stream().say('restart', {});
  expect(questions).toEqual(expect.arrayContaining(['/api/content/prices', '/api/content/exams']));
  expect(refresh).not.toHaveBeenCalled();
});

it('does not even ask when something else was published', async () => {
  render(page(first));
  await stream().say('welcome', {});
  questions = [];
  await stream().say('message', { tags: ['s1:article'] });
  expect(questions).toEqual([]);
});

it('does not refresh when the change does not show on this page', async () => {
  render(page(first));
  await stream().say('message', { tags: ['s1:page'] });
  expect(questions).toContain('/api/revision?path=%2Fa-clinica');
  expect(refresh).not.toHaveBeenCalled();
});

it('looks again when the refresh came too early, ever more rarely, until the new page is there', async () => {
  const { rerender } = render(page(first));
  server = { ...first, revision: 'two' };
  await stream().say('welcome', {});
  const after = async (milliseconds: number) => {
    await wait(milliseconds);
    return refresh.mock.calls.length;
  };
  // 2, 4, 8, 16 and 32 seconds later; the poll each minute comes to it.
  expect([await after(0), await after(2_000), await after(4_000), await after(8_000)]).toEqual([1, 2, 3, 4]);
  expect(await after(10_000)).toBe(4);
  expect(await after(6_000)).toBe(5);
  const late = await after(600_000);
  expect(late).toBeGreaterThanOrEqual(13);
  expect(late).toBeLessThanOrEqual(30);
  rerender(page({ ...first, revision: 'two' }));
  await wait(120_000);
  expect(refresh).toHaveBeenCalledTimes(late);
});

it('is content when the refresh brought the new page', async () => {
  const { rerender } = render(page(first));
  server = { ...first, revision: 'two' };
  await stream().say('message', { tags: ['s1:page'] });
  rerender(page(server));
  await wait(10_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('asks every minute without any event', async () => {
  render(page(first));
  server = { ...first, revision: 'two' };
  await wait(61_000);
  expect(refresh).toHaveBeenCalled();
});

it('listens only while the tab is seen, and asks when it is seen again', async () => {
  render(page(first));
  await become('hidden');
  expect(FakeEventSource.open).toEqual([]);
  await become('visible');
  server = { ...first, revision: 'two' };
  await stream().say('welcome', {});
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('comes back to a lost stream, and waits longer each time', async () => {
  render(page(first));
  const opened: number[] = [];
  for (let failure = 0; failure < 8; failure += 1) {
    await stream().say('error');
    expect(FakeEventSource.open).toEqual([]);
    const start = Date.now();
    while (FakeEventSource.open.length === 0) await wait(100);
    opened.push(Date.now() - start);
  }
  expect(opened[0]).toBeGreaterThanOrEqual(1_000);
  expect(opened[0]).toBeLessThanOrEqual(2_100);
  expect(opened[7]).toBeGreaterThanOrEqual(30_000);
  expect(Math.max(...opened)).toBeLessThanOrEqual(60_100);
});

it('keeps one stream from page to page, and asks for the page that comes', async () => {
  const { unmount } = render(page(first));
  await stream().say('welcome', {});
  questions = [];
  unmount();
  render(page(first));
  await wait(1_500);
  expect(FakeEventSource.all).toHaveLength(1);
  expect(questions).toHaveLength(1);
});

it('lets the stream go when no page needs it', async () => {
  const { unmount } = render(page(first));
  unmount();
  await wait(1_500);
  expect(FakeEventSource.open).toEqual([]);
});

it('asks rather than guesses when a message cannot be read', async () => {
  render(page(first));
  await stream().say('message', 'something new');
  expect(questions).toHaveLength(1);
});
