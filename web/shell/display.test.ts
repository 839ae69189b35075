import { jest } from '@jest/globals';
import { type Display, readDisplay, watchDisplay } from './display.ts';

function resize(width: number): void {
  Object.defineProperty(window, 'innerWidth', { configurable: true, value: width });
  window.dispatchEvent(new Event('resize'));
}

beforeEach(() => {
  jest.useFakeTimers();
  resize(1024);
});

afterEach(() => {
  jest.useRealTimers();
});

it.each([
  [599, 'xs'],
  [600, 'sm'],
  [959, 'sm'],
  [960, 'md'],
  [1279, 'md'],
  [1280, 'lg'],
  [1919, 'lg'],
  [1920, 'xl'],
])('calls a window of %i px %s (B7)', (width, name) => {
  expect(readDisplay(width).name).toBe(name);
});

it('is mobile below 1264 px (B7)', () => {
  expect([readDisplay(1263).mobile, readDisplay(1264).mobile]).toEqual([true, false]);
});

it('waits until a resize has rested for 200 ms (B7)', () => {
  const seen: Display[] = [];
  const stop = watchDisplay((display) => seen.push(display));
  resize(700);
  jest.advanceTimersByTime(199);
  resize(650);
  jest.advanceTimersByTime(199);
  expect(seen).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(seen).toEqual([{ name: 'sm', mobile: true }]);
  resize(640);
  jest.advanceTimersByTime(1_000);
  expect(seen).toHaveLength(1);
  stop();
  resize(1300);
  jest.advanceTimersByTime(1_000);
  expect(seen).toHaveLength(1);
});
