import { jest } from '@jest/globals';
import { mergeData, startScriptsAfterPaint } from './finish-page.ts';
import { afterPaint } from '../shell/inline-code.ts';

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

const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
/** As Next writes it. */
const literal = (text: string) => JSON.stringify(text).replaceAll('<', String.raw`\u003c`);
const part = (text: string) => `<script>self.__next_f.push([1,${literal(text)}])</script>`;

it('puts the data of a page into one script, in its order and letter for letter', () => {
  const texts = ['0:["$","p"]\n', '1:T4,"a\\"b', 'é \u2028 <b>', 'fim\n'];
  const html = `<h1>Olá</h1>${START}${texts.map(part).join('')}</body></html>`;
  expect(mergeData(html)).toBe(`<h1>Olá</h1>${START}${part(texts.join(''))}</body></html>`);
});

it('leaves a page whose data are not all text, and one that has none', () => {
  const bytes = `${START}${part('a')}<script>self.__next_f.push([3,"AAAA"])</script>${part('b')}`;
  expect(mergeData(bytes)).toBe(bytes);
  expect(mergeData('<p>Olá</p>')).toBe('<p>Olá</p>');
});
