import { jest } from '@jest/globals';
import { startScriptsAfterPaint } from './scripts-after-paint.ts';
import { afterPaint } from '../shell/after-paint-code.ts';

const page = [
  '<!DOCTYPE html><html><head>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '</head><body><h1>Clínica</h1>',
  '<script src="/_next/static/chunks/main.js" id="_R_" async=""></script>',
  '<script>self.__next_f.push([0])</script></body></html>',
].join('');

const sources = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

it('leaves places for the scripts and one script that fills them; those of old browsers and the data stay', () => {
  expect(startScriptsAfterPaint(page)).toBe(
    [
      '<!DOCTYPE html><html><head>',
      '<script data-src="/_next/static/chunks/a.js"></script>',
      '<script src="/_next/static/chunks/old.js" noModule=""></script>',
      '</head><body><h1>Clínica</h1>',
      `<script data-src="/_next/static/chunks/main.js" id="_R_"></script><script>${afterPaint}</script>`,
      '<script>self.__next_f.push([0])</script></body></html>',
    ].join(''),
  );
});

it('leaves a page as it is that does not begin as Next’s pages do', () => {
  const other = page.replace(' id="_R_"', '');
  expect(startScriptsAfterPaint(other)).toBe(other);
});

describe('in a browser', () => {
  let paint: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    window.requestAnimationFrame = (callback) => {
      paint = () => callback(0);
      return 1;
    };
    document.head.innerHTML = '<script data-src="/_next/static/a.js"></script>';
    document.body.innerHTML = '<script data-src="/_next/static/main.js" id="_R_"></script>';
    const script = document.createElement('script');
    script.textContent = afterPaint;
    document.body.append(script);
  });
  afterEach(() => jest.useRealTimers());

  it('fetches the scripts when the first paint is done, where they stood and as React looks for them', () => {
    expect(sources()).toEqual([]);
    paint();
    expect(sources()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(document.querySelector('head script[async][src="/_next/static/a.js"]')).not.toBeNull();
    expect(document.querySelector('body script[async][src="/_next/static/main.js"]#_R_')).not.toBeNull();
    expect(document.querySelectorAll('[data-src]')).toHaveLength(0);
  });

  it('fetches them in a tab that is not painted, too, and each once', () => {
    jest.advanceTimersByTime(2_000);
    expect(sources()).toEqual(['/_next/static/a.js', '/_next/static/main.js']);
    paint();
    jest.advanceTimersByTime(5_000);
    expect(sources()).toHaveLength(2);
  });
});
