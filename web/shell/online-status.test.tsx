import { jest } from '@jest/globals';
import { act } from 'react';
import { render, screen } from '@testing-library/react';
import { siteAnswered } from '../live/connection.ts';
import { OnlineStatus } from './online-status.tsx';

function become(event: 'online' | 'offline'): void {
  act(() => {
    window.dispatchEvent(new Event(event));
  });
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it('is silent while nothing changes (B4)', () => {
  render(<OnlineStatus />);
  expect(screen.queryByRole('status')).toBeNull();
});

it('says that the connection is lost for as long as it is (B4)', () => {
  render(<OnlineStatus />);
  become('offline');
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('status').textContent).toContain('Sem conexão');
});

it('says that the connection is back, and goes (B4)', () => {
  render(<OnlineStatus />);
  become('offline');
  become('online');
  expect(screen.getByRole('status').textContent).toBe('Conexão restabelecida.');
  act(() => jest.advanceTimersByTime(4_000));
  expect(screen.queryByRole('status')).toBeNull();
});

it('does not hide a second loss behind the greeting of the first return (B4)', () => {
  render(<OnlineStatus />);
  become('offline');
  become('online');
  become('offline');
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('status').textContent).toContain('Sem conexão');
});

describe('on a page that is a copy of the service worker’s', () => {
  beforeEach(() => document.documentElement.setAttribute('data-copy', ''));
  afterEach(() => document.documentElement.removeAttribute('data-copy'));

  it('says that the connection is lost although the browser believes itself online (B4)', () => {
    render(<OnlineStatus />);
    expect(navigator.onLine).toBe(true);
    expect(screen.getByRole('status').textContent).toContain('Sem conexão');
  });

  it('says that the connection is back once a read is answered (B4)', () => {
    render(<OnlineStatus />);
    act(siteAnswered);
    expect(screen.getByRole('status').textContent).toBe('Conexão restabelecida.');
    expect(document.documentElement.hasAttribute('data-copy')).toBe(false);
  });
});
