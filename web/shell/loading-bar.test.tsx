import { jest } from '@jest/globals';
import { act } from 'react';
import { render, screen } from '@testing-library/react';
import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { onRouterTransitionStart } from '../instrumentation-client.ts';
import { createHttpClient } from '../live/http-client.ts';
import { jsonResponse } from '../live/response.fixture.ts';
import { AwakeStyle } from '../ui/awake-style.tsx';
import { UiProvider } from './ui-provider.tsx';
import { drawWithStyles } from '../ui/styles.fixture.tsx';
import { beginActivity } from '../live/activity.ts';
import { LoadingBarView } from './loading-bar-view.tsx';
import { createLoadingBar, type LoadingBarState } from './loading-bar.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});

function pass(milliseconds: number): void {
  act(() => jest.advanceTimersByTime(milliseconds));
}

/** Milliseconds until a condition holds, looked for one by one. */
function timeUntil(holds: () => boolean): number {
  for (let time = 0; time <= 10_000; time += 1) {
    if (holds()) return time;
    jest.advanceTimersByTime(1);
  }
  throw new Error('It never did.');
}

describe('the bar itself (B1)', () => {
  function observed() {
    let state: LoadingBarState = { visible: false, percent: 0, failed: false };
    const bar = createLoadingBar((next) => {
      state = next;
    });
    return { bar, now: () => state };
  }

  it('appears after 200 ms, and never for what takes less', () => {
    const { bar, now } = observed();
    bar.start();
    expect(timeUntil(() => now().visible)).toBe(200);
    bar.finish();
    jest.runAllTimers();
    bar.start();
    jest.advanceTimersByTime(199);
    bar.finish();
    jest.advanceTimersByTime(10_000);
    expect(now().visible).toBe(false);
  });

  it('would cross the window in 3000 ms', () => {
    const { bar, now } = observed();
    bar.start();
    timeUntil(() => now().visible);
    expect(timeUntil(() => now().percent >= 50 - 1e-9)).toBe(1_500);
    expect(timeUntil(() => now().percent >= 80 - 1e-9)).toBe(900);
  });

  it('waits before its end for the work to be over, then fills and goes', () => {
    const { bar, now } = observed();
    bar.start();
    jest.advanceTimersByTime(60_000);
    expect(now()).toEqual({ visible: true, percent: 95, failed: false });
    bar.finish();
    expect(now().percent).toBe(100);
    jest.advanceTimersByTime(1_000);
    expect(now().visible).toBe(false);
  });

  it('is increased on demand', () => {
    const { bar, now } = observed();
    bar.start();
    jest.advanceTimersByTime(200);
    bar.increase(40);
    expect(now().percent).toBe(40);
    bar.increase(80);
    expect(now().percent).toBe(95);
  });

  it('stands still while paused, and still finishes', () => {
    const { bar, now } = observed();
    bar.start();
    jest.advanceTimersByTime(1_200);
    const { percent } = now();
    bar.pause();
    jest.advanceTimersByTime(5_000);
    expect(now().percent).toBe(percent);
    bar.finish();
    expect(now().percent).toBe(100);
  });

  it('goes on after a pause from where it stood', () => {
    const { bar, now } = observed();
    bar.start();
    jest.advanceTimersByTime(1_200);
    const { percent } = now();
    bar.pause();
    jest.advanceTimersByTime(5_000);
    bar.resume();
    jest.advanceTimersByTime(300);
    expect(now().percent).toBeCloseTo(percent + 10);
  });

  it('shows failure even where success would not have been seen', () => {
    const { bar, now } = observed();
    bar.start();
    jest.advanceTimersByTime(50);
    bar.fail();
    expect(now()).toEqual({ visible: true, percent: 100, failed: true });
    jest.advanceTimersByTime(5_000);
    expect(now().visible).toBe(false);
  });
});

function page(path: string, query = '') {
  return (
    <PathnameContext value={path}>
      <SearchParamsContext value={new URLSearchParams(query)}>
        <UiProvider>
          <LoadingBarView />
        </UiProvider>
      </SearchParamsContext>
    </PathnameContext>
  );
}

const bar = () => screen.queryByRole('progressbar');

it('is 5px tall, above everything, in the brand colour, and in the error colour after a failure (B1)', () => {
  drawWithStyles(<AwakeStyle />);
  render(page('/'));
  const end = beginActivity();
  pass(200);
  const look = getComputedStyle(screen.getByRole('progressbar'));
  expect([look.height, look.zIndex, look.position]).toEqual(['5px', '999999', 'fixed']);
  expect(look.color).toContain('--c-role-primary');
  act(() => end('failed'));
  expect(getComputedStyle(screen.getByRole('progressbar')).color).toContain('--c-role-error');
  expect(screen.getByRole('progressbar', { name: 'Falha ao carregar' })).toBeTruthy();
});

it('runs by itself while the router is on its way, and ends where it arrives (B1)', () => {
  history.replaceState(null, '', '/');
  const { rerender } = render(page('/'));
  onRouterTransitionStart('/profissional?area=psicologia');
  pass(300);
  expect(bar()).not.toBeNull();
  history.replaceState(null, '', '/profissional?area=psicologia');
  rerender(page('/profissional', 'area=psicologia'));
  pass(1_000);
  expect(bar()).toBeNull();
});

it('does not run for a place on the same page (B1)', () => {
  history.replaceState(null, '', '/');
  render(page('/'));
  onRouterTransitionStart('/#horarios');
  pass(5_000);
  expect(bar()).toBeNull();
});

it('runs by itself for every request of the HTTP client, until the last is over (B1)', async () => {
  render(page('/'));
  const answers: ((response: Response) => void)[] = [];
  const get = createHttpClient({ fetch: () => new Promise((resolve) => answers.push(resolve)) });
  const first = get('/api/a');
  const second = get('/api/b');
  pass(300);
  expect(bar()).not.toBeNull();
  answers[0]?.(jsonResponse('a'));
  await act(async () => first);
  pass(1_000);
  expect(bar()).not.toBeNull();
  answers[1]?.(jsonResponse('b'));
  await act(async () => second);
  pass(1_000);
  expect(bar()).toBeNull();
});

const percent = () => Number(bar()?.getAttribute('value'));

it('V17: moves on when one of several is over, and stands still while there is no connection (B1)', async () => {
  render(page('/'));
  const ends = [beginActivity(), beginActivity()];
  pass(200);
  act(() => ends[0]?.());
  expect(percent()).toBe(50);
  act(() => void window.dispatchEvent(new Event('offline')));
  pass(5_000);
  expect(percent()).toBe(50);
  act(() => void window.dispatchEvent(new Event('online')));
  pass(300);
  expect(percent()).toBeGreaterThan(50);
  act(() => ends[1]?.());
});

it('shows by itself that a request failed (B1)', async () => {
  render(page('/'));
  const get = createHttpClient({ fetch: async () => jsonResponse(null, 500) });
  await act(async () => get('/api/a').catch(() => {}));
  expect(bar()?.hasAttribute('data-failed')).toBe(true);
});

it('shows what began before its own code was there (B1)', () => {
  const end = beginActivity();
  render(page('/'));
  pass(300);
  expect(bar()).not.toBeNull();
  act(() => end());
});
