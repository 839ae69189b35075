import { jest } from '@jest/globals';
import { siteAnswered } from '../live/connection.ts';
import { showConnection } from './connection-notice.ts';

const notice = () => document.querySelector('output');
const said = () => (notice()?.hidden ? null : notice()?.textContent);
const become = (event: 'online' | 'offline') => window.dispatchEvent(new Event(event));

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
});
afterEach(() => {
  jest.useRealTimers();
});

it('is silent while nothing changes (B4)', () => {
  showConnection();
  expect(said()).toBeNull();
});

it('says that the connection is lost for as long as it is (B4)', () => {
  showConnection();
  become('offline');
  jest.advanceTimersByTime(60_000);
  expect(said()).toContain('Sem conexão');
});

it('says that the connection is back, and goes (B4)', () => {
  showConnection();
  become('offline');
  become('online');
  expect(said()).toBe('Conexão restabelecida.');
  jest.advanceTimersByTime(4_000);
  expect(said()).toBeNull();
});

it('does not hide a second loss behind the greeting of the first return (B4)', () => {
  showConnection();
  become('offline');
  become('online');
  become('offline');
  jest.advanceTimersByTime(60_000);
  expect(said()).toContain('Sem conexão');
});

it('P17: can be closed, and comes back with the next loss', () => {
  showConnection();
  become('offline');
  notice()?.querySelector('button')?.click();
  expect(said()).toBeNull();
  become('online');
  become('offline');
  expect(said()).toContain('Sem conexão');
});

it('closes with Escape, and gives the focus back to where it came from', () => {
  const link = document.body.appendChild(document.createElement('button'));
  showConnection();
  become('offline');
  link.focus();
  notice()?.querySelector('button')?.focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(said()).toBeNull();
  expect(document.activeElement).toBe(link);
});

describe('on a page that is a copy of the service worker’s', () => {
  beforeEach(() => document.documentElement.setAttribute('data-copy', ''));
  afterEach(() => document.documentElement.removeAttribute('data-copy'));

  it('says that the connection is lost although the browser believes itself online (B4)', () => {
    showConnection();
    expect(navigator.onLine).toBe(true);
    expect(said()).toContain('Sem conexão');
  });

  it('says that the connection is back once a read is answered (B4)', () => {
    showConnection();
    siteAnswered();
    expect(said()).toBe('Conexão restabelecida.');
    expect(document.documentElement.hasAttribute('data-copy')).toBe(false);
  });
});
