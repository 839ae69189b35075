import { finishPage, holdScripts, putFontLast, takeDataOut } from './finish-page.ts';
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

it('leaves places for the scripts, and asks for the core alone; those of old browsers stay', () => {
  expect(holdScripts(page, own)).toBe(
    [
      '<!DOCTYPE html><html><head>',
      '<link rel="preload" as="script" fetchPriority="low" href="/_site/core-1.js"/>',
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

const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const LAST = '<script data-src="/_next/static/main.js" id="_R_"></script>';
/** As Next writes it. */
const literal = (text: string) => JSON.stringify(text).replaceAll('<', String.raw`\u003c`);
const part = (text: string) => `<script>self.__next_f.push([1,${literal(text)}])</script>`;

/** What React finds, as a script of a page hands it over. */
function read(code = ''): unknown {
  const parts: unknown[] = [];
  Object.assign(globalThis, { self: globalThis, __next_f: parts });
  const script = document.createElement('script');
  script.textContent = code;
  document.head.append(script);
  return Object(parts.at(-1))[1];
}

it('takes the data out of a page, in its order and letter for letter, and leaves a place for it', () => {
  const texts = ['0:["$","p"]\n', '1:T4,"a\\"b', 'é \u2028 <b>', 'fim\n'];
  const { html, data } = takeDataOut(`<h1>Olá</h1>${LAST}${START}${texts.map(part).join('')}</body></html>`);
  expect(data?.address).toMatch(/^\/_site\/data-[\w-]{22}\.js$/);
  expect(read(data?.code)).toBe(texts.join(''));
  expect(html).toBe(`<h1>Olá</h1>${LAST}<script data-src="${data?.address}" id="page-data"></script></body></html>`);
});

it('takes what React and the bundler begin with along, before the data', () => {
  const bundler = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]})';
  const { html, data } = takeDataOut(`${LAST}<script>${bundler};</script>${START}${part('a')}`);
  expect(html).not.toContain('<script>');
  expect(data?.code).toBe(`${bundler};(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"a"])`);
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

it('puts the font behind the rest of the head, and leaves a page without one as it is (R10)', () => {
  const font = '<style data-precedence="font" data-href="dm-sans">@font-face{}</style>';
  const hint = '<link rel="preload" as="font" href="data:font/woff2;base64,AA=="/>';
  const page = (head: string) => `<html><head>${head}</head><body><p>Texto</p></body></html>`;
  expect(putFontLast(page(`${font}<title>a</title>${hint}<meta name="b"/>`))).toBe(
    page(`<title>a</title><meta name="b"/>${font}${hint}`),
  );
  expect(putFontLast(page('<title>a</title>'))).toBe(page('<title>a</title>'));
});
