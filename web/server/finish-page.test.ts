import { jest } from '@jest/globals';
import { finishPage, holdScripts, takeDataOut } from './finish-page.ts';
import { startScript } from '../shell/inline-code.ts';

const page = [
  '<!DOCTYPE html><html><head>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '</head><body><h1>Clínica</h1>',
  '<script src="/_next/static/chunks/main.js" id="_R_" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>',
].join('');

const own = { core: '/_site/core-1.js', visit: '/_site/visit-1.js' };
const sources = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

it('leaves places for the scripts and one script that fills them; those of old browsers stay', () => {
  expect(holdScripts(page, own)).toBe(
    [
      '<!DOCTYPE html><html><head>',
      '<script data-src="/_next/static/chunks/a.js"></script>',
      '<script src="/_next/static/chunks/old.js" noModule=""></script>',
      '</head><body><h1>Clínica</h1>',
      '<script data-src="/_next/static/chunks/main.js" id="_R_"></script>',
      '<script data-src="/_site/core-1.js" id="core"></script><script data-src="/_site/visit-1.js" id="visit"></script>',
      `<script>${startScript}</script>`,
      '<script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>',
    ].join(''),
  );
});

it('leaves a page as it is that does not begin as Next’s pages do', () => {
  const other = page.replace(' id="_R_"', '');
  expect(finishPage(other, own)).toEqual({ html: other });
});

describe('in a browser', () => {
  let paint: () => void;

  /** A page that was sent, in a browser that says this of its connection and memory. */
  function open(
    has: { connection?: Record<string, unknown>; deviceMemory?: number; came?: Record<string, number> } = {},
    core = true,
  ): void {
    performance.getEntriesByType = () => (has.came ? [has.came as unknown as PerformanceEntry] : []);
    Object.defineProperty(navigator, 'connection', { value: has.connection, configurable: true });
    Object.defineProperty(navigator, 'deviceMemory', { value: has.deviceMemory, configurable: true });
    document.documentElement.removeAttribute('data-awake');
    document.head.innerHTML = '<script data-src="/_next/static/a.js"></script>';
    document.body.innerHTML =
      '<script data-src="/_next/static/main.js" id="_R_"></script><script data-src="/_site/data-1.js" id="page-data"></script>' +
      (core ? '<script data-src="/_site/core-1.js" id="core"></script>' : '');
    const script = document.createElement('script');
    script.textContent = startScript;
    document.body.append(script);
  }
  const dataArrives = () => document.querySelector('#page-data')?.dispatchEvent(new Event('load'));

  beforeEach(() => {
    jest.useFakeTimers();
    history.replaceState(null, '', '/exames?busca=raio');
    window.requestAnimationFrame = (callback) => {
      paint = () => callback(0);
      return 1;
    };
  });
  afterEach(() => jest.useRealTimers());

  const DATA = '/_site/data-1.js?at=%2Fexames%3Fbusca%3Draio';

  it('fetches the scripts when the first paint is done, where they stood and as React looks for them; React begins when its data are there', () => {
    open();
    expect(sources()).toEqual([]);
    paint();
    expect(sources()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(document.querySelector('head script[async][src="/_next/static/a.js"]')).not.toBeNull();
    expect(sources()).toEqual(['/_next/static/a.js', DATA]);
    dataArrives();
    expect(document.querySelector('body script[async][src="/_next/static/main.js"]#_R_')).not.toBeNull();
    expect([...document.querySelectorAll('[data-src]')].map(({ id }) => id)).toEqual(['core']);
  });

  it('fetches them in a tab that is not painted, too, and each once', () => {
    open();
    jest.advanceTimersByTime(2_000);
    dataArrives();
    expect(sources()).toHaveLength(3);
    paint();
    jest.advanceTimersByTime(5_000);
    expect(sources()).toHaveLength(3);
  });

  it.each([
    ['data are to be saved', { connection: { saveData: true, effectiveType: '4g' } }],
    ['the connection is slow', { connection: { effectiveType: '3g', downlink: 5 } }],
    ['the connection carries little', { connection: { effectiveType: '4g', downlink: 1.6 } }],
    ['memory is small', { deviceMemory: 2 }],
    ['the page came slowly', { came: { responseStart: 600, responseEnd: 680, encodedBodySize: 15_000 } }],
    ['the page is still coming', { came: { responseStart: 600, responseEnd: 0, encodedBodySize: 0 } }],
  ])('fetches the core alone where %s, and the rest once it is wanted', (_why, has) => {
    open(has);
    jest.advanceTimersByTime(5_000);
    expect(sources()).toEqual(['/_site/core-1.js']);
    expect(document.documentElement.hasAttribute('data-awake')).toBe(false);
    wakePage();
    wakePage();
    expect(sources()).toEqual(['/_next/static/a.js', DATA, '/_site/core-1.js']);
    dataArrives();
    expect(sources()).toHaveLength(4);
    expect(document.documentElement.hasAttribute('data-awake')).toBe(true);
  });

  it.each([
    ['came fast', { responseStart: 100, responseEnd: 150, encodedBodySize: 15_000 }],
    ['came too fast for a measure', { responseStart: 100, responseEnd: 139, encodedBodySize: 300 }],
    ['came out of a cache', { responseStart: 0, responseEnd: 0, encodedBodySize: 0 }],
  ])('fetches everything where the page %s', (_how, came) => {
    open({ came });
    jest.advanceTimersByTime(5_000);
    expect(sources()).toEqual(['/_next/static/a.js', DATA]);
  });

  it('never lets React sleep on a page without a core', () => {
    open({ connection: { saveData: true } }, false);
    jest.advanceTimersByTime(5_000);
    expect(sources()).toEqual(['/_next/static/a.js', DATA]);
  });
});

const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const LAST = '<script data-src="/_next/static/main.js" id="_R_"></script>';
/** As Next writes it. */
const literal = (text: string) => JSON.stringify(text).replaceAll('<', String.raw`\u003c`);
const part = (text: string) => `<script>self.__next_f.push([1,${literal(text)}])</script>`;

/** What React finds, as a script of a page hands it over. */
function read(code = ''): unknown {
  const parts: unknown[] = [];
  Object.assign(globalThis, { __next_f: parts });
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- it is the script that is tested
  new Function(code)();
  return Object(parts[0])[1];
}

it('takes the data out of a page, in its order and letter for letter, and leaves a place for it', () => {
  const texts = ['0:["$","p"]\n', '1:T4,"a\\"b', 'é \u2028 <b>', 'fim\n'];
  const { html, data } = takeDataOut(`<h1>Olá</h1>${LAST}${START}${texts.map(part).join('')}</body></html>`);
  expect(data?.address).toMatch(/^\/_site\/data-[\w-]{22}\.js$/);
  expect(read(data?.code)).toBe(texts.join(''));
  expect(html).toBe(
    `<h1>Olá</h1>${LAST}<script data-src="${data?.address}" id="page-data"></script>${START}</body></html>`,
  );
});

it('leaves a page whose data are not all text, and one that has none', () => {
  const bytes = `${START}${part('a')}<script>self.__next_f.push([3,"AAAA"])</script>${part('b')}`;
  expect(takeDataOut(bytes)).toEqual({ html: bytes });
  expect(takeDataOut('<p>Olá</p>')).toEqual({ html: '<p>Olá</p>' });
});

it('says no style again that stands in the page', () => {
  const styles = ['.a{color:red}.b::before{content:"“";}', '.a{color:red}', '.c{inset:0}\n.d{}', ''];
  document.body.innerHTML = styles.map((style) => `<style data-styled="">${style}</style>`).join('');
  document.head.innerHTML = '<style>.of-an-extension{}</style><style data-styled="active">.of-a-browser{}</style>';
  // As children in JSON, and by themselves, as long ones are written.
  const text = [...styles.map((style) => `["$","style",null,{"children":${JSON.stringify(style)}}]`), ...styles].join(
    '\n',
  );
  const { data } = takeDataOut(`${document.body.innerHTML}${LAST}${START}${part(text)}</body></html>`);
  expect(data?.code).not.toContain('color:red');
  expect(data?.code).not.toContain('inset');
  expect(read(data?.code)).toBe(text);
});
