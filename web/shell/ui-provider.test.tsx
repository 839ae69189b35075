import { jest } from '@jest/globals';
import { act } from 'react';
import { render, screen } from '@testing-library/react';
import { UiProvider, useUi } from './ui-provider.tsx';

function Facts() {
  const { online, display } = useUi();
  return <p>{`${online ? 'online' : 'offline'}, ${display.name}${display.mobile ? ', mobile' : ''}`}</p>;
}

it('says what is missing and how to add it when a hook is used outside of its provider (E5)', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Facts />)).toThrow(/useUi\(\) was called outside of <UiProvider>.*Put the component below/);
  jest.restoreAllMocks();
});

it('tells the components below about connection and width as they change (B4, B7)', () => {
  jest.useFakeTimers();
  render(
    <UiProvider>
      <Facts />
    </UiProvider>,
  );
  expect(screen.getByText('online, md, mobile')).toBeTruthy();
  act(() => {
    window.dispatchEvent(new Event('offline'));
    Object.defineProperty(window, 'innerWidth', { configurable: true, value: 1400 });
    window.dispatchEvent(new Event('resize'));
    jest.advanceTimersByTime(200);
  });
  expect(screen.getByText('offline, lg')).toBeTruthy();
  jest.useRealTimers();
});
