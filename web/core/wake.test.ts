import { jest } from '@jest/globals';
import { act, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { repeatClicks, wakeOnTouch, wakePage } from './wake.ts';

const isAwake = () => document.documentElement.hasAttribute('data-awake');
const sources = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

beforeEach(() => {
  document.documentElement.removeAttribute('data-awake');
  document.head.innerHTML = '';
  history.replaceState(null, '', '/exames');
  document.body.innerHTML = `
    <a href="/contato">Contato</a><details><summary>Menu</summary></details><button class="theme-switch" type="button">Tema</button>
    <main><form><input name="busca" type="search"><button>Buscar</button></form><button type="button" id="more">Mais</button></main>
    <button type="button" id="copy" data-clipboard="Texto">Copiar</button><button type="button" id="picture" popovertarget="p">Ampliar</button>`;
});

const element = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

it.each(['a', 'summary', '.theme-switch', '#copy', '#picture', 'main'])(
  'lets React sleep when somebody touches what works without: %s',
  (selector) => {
    const stop = wakeOnTouch();
    element(selector).dispatchEvent(new Event('pointerdown', { bubbles: true }));
    element(selector).dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(isAwake()).toBe(false);
    stop();
  },
);

it.each(['input', 'form button', '#more'])('wakes React when somebody touches or reaches %s', (selector) => {
  for (const type of ['pointerdown', 'focusin', 'keydown']) {
    document.documentElement.removeAttribute('data-awake');
    const stop = wakeOnTouch();
    element(selector).dispatchEvent(new Event(type, { bubbles: true }));
    expect([type, isAwake()]).toEqual([type, true]);
    stop();
  }
});

it('wakes React at once where the address asks a list of the page something', () => {
  history.replaceState(null, '', '/exames?utm_source=x');
  wakeOnTouch()();
  expect(isAwake()).toBe(false);
  history.replaceState(null, '', '/exames?busca=raio');
  wakeOnTouch()();
  expect(isAwake()).toBe(true);
});

it('wakes React at once where somebody is in a field already', () => {
  element('input').focus();
  wakeOnTouch()();
  expect(isAwake()).toBe(true);
});

it.each([
  ['2026-11-25/2026-11-26', true],
  ['2026-11-30', true],
  ['2026-11-23', true],
  ['2026-11-20/2026-12-20', true],
  ['2026-12-03 2026-11-20/2026-11-21', false],
  ['', false],
])('wakes React at once where a day of the coming week differs from what the page says: %s', (differs, wakes) => {
  jest.useFakeTimers({ now: new Date('2026-11-24T02:00:00Z'), doNotFake: ['setTimeout'] });
  element('main').innerHTML = `<section data-differs="${differs}"></section>`;
  wakeOnTouch()();
  expect(isAwake()).toBe(wakes);
  jest.useRealTimers();
});

it('has the scripts come once, where they stood and as React looks for them; React begins when its data are there', () => {
  history.replaceState(null, '', '/exames?busca=raio');
  document.head.innerHTML = '<script data-src="/_next/static/a.js"></script>';
  document.body.innerHTML =
    '<script data-src="/_next/static/main.js" id="_R_"></script><script data-src="/_site/data-1.js" id="page-data"></script>' +
    '<script data-src="/_site/visit-1.js" id="visit"></script>';
  wakePage();
  wakePage();
  expect(document.querySelector('head script[async][src="/_next/static/a.js"]')).not.toBeNull();
  expect(sources()).toEqual(['/_next/static/a.js', '/_site/data-1.js?at=%2Fexames%3Fbusca%3Draio']);
  expect(document.querySelector('link[rel="preload"][href="/_next/static/main.js"]')).not.toBeNull();
  document.querySelector('#page-data')?.dispatchEvent(new Event('load'));
  expect(document.querySelector('body script[async][src="/_next/static/main.js"]#_R_')).not.toBeNull();
  expect([...document.querySelectorAll('[data-src]')].map(({ id }) => id)).toEqual(['visit']);
});

it('begins at once with a page that holds its data', () => {
  document.body.innerHTML = '<script data-src="/_next/static/main.js" id="_R_"></script>';
  wakePage();
  expect(sources()).toEqual(['/_next/static/main.js']);
});

it('says no longer than somebody waits that a button is busy', () => {
  jest.useFakeTimers();
  repeatClicks();
  element('#more').click();
  jest.advanceTimersByTime(10_000);
  expect(element('#more').hasAttribute('aria-busy')).toBe(false);
  jest.useRealTimers();
});

it('clicks again, once, what was clicked before React listened, as soon as it does', async () => {
  const heard = jest.fn();
  const button = createElement(
    'button',
    { type: 'button', id: 'more', onClick: heard, suppressHydrationWarning: true },
    'Mais',
  );
  element('main').innerHTML = '<button type="button" id="more">Mais</button>';
  const repeat = repeatClicks();
  element('#more').click();
  element('#more').click();
  element('.theme-switch').click();
  element('#copy').click();
  expect(element('#more').getAttribute('aria-busy')).toBe('true');
  expect(element('#copy').hasAttribute('aria-busy')).toBe(false);
  const done = repeat();
  await new Promise((wait) => setTimeout(wait, 50));
  expect(heard).not.toHaveBeenCalled();
  await act(async () => void hydrateRoot(element('main'), button));
  await done;
  expect(heard).toHaveBeenCalledTimes(1);
  expect(element('#more').hasAttribute('aria-busy')).toBe(false);
});
