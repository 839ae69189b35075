/**
 * Pages are finished before they leave, by patterns that are about Next's own HTML. They are looked at on real pages: those that
 * this version of Next wrote into the build, and those that the running site sends. Where Next writes something else, a test
 * here fails.
 */
import { createHash } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hashSource, inlineScripts, isOwnScript } from '#web/security/page-policy.ts';
import { finishPage, putFontLast } from '#web/server/finish-page.ts';
import { startScript, themeScript } from '#web/shell/inline-code.ts';
import { eventually } from '../eventually.ts';
import { openSite, type Site } from '../site.ts';
import { listPaths } from './crawl.ts';
import { BEGINNING, FINISHED, shapeOf, TEXT } from './finished-page.ts';
import { dataOf, dataScripts, filesBeside, renderedPages, scriptHints, withoutScripts } from './rendered-pages.ts';

let site: Site;
let rendered: ReadonlyMap<string, string>;

beforeAll(async () => {
  site = await openSite();
  rendered = renderedPages();
});

afterAll(async () => {
  await site?.close();
});

const OWN = { core: '/_site/core-1.js', visit: '/_site/visit-1.js' };

it('X8: Next writes the data of every page as parts of text, and they become a file that says the same', () => {
  expect(rendered.size).toBeGreaterThan(20);
  for (const [file, html] of rendered) {
    const parts = dataOf(html);
    const [beginning, ...texts] = parts;
    expect([file, beginning, texts.every(([kind]) => kind === TEXT)]).toEqual([file, [BEGINNING], true]);
    expect(texts.length).toBeGreaterThan(3);
    // Each part in a script of its own, so that each of them is found or not.
    expect([file, dataScripts(html).length]).toEqual([file, parts.length]);
    const { html: rest, data } = finishPage(html, OWN);
    expect(dataOf(rest)).toEqual([]);
    const whole = dataOf(rest.replace('</body>', () => `<script>${data?.code}</script></body>`));
    expect(whole).toEqual([[BEGINNING], [TEXT, texts.map(([, text]) => text).join('')]]);
    expect(withoutScripts(rest)).toBe(withoutScripts(putFontLast(html)));
  }
});

it('X8: Next names the files of every page as expected, and all of them wait until they are wanted', () => {
  for (const [file, html] of rendered) {
    const files = filesBeside(html);
    expect(files.length).toBeGreaterThan(2);
    expect([file, scriptHints(html).length]).toEqual([file, 1]);
    const { html: finished, data } = finishPage(html, OWN);
    expect([file, shapeOf(finished)]).toEqual([file, FINISHED]);
    const places = [...finished.matchAll(/<script data-src="([^"]+)"/g)].map(([, address]) => address);
    expect([file, places]).toEqual([file, [...files, data?.address, OWN.core, OWN.visit]]);
    expect(withoutScripts(finished)).toBe(withoutScripts(putFontLast(html)));
  }
});

it('X8: a finished page runs the site’s own scripts inline, and nothing else', () => {
  const whole: string[] = [];
  for (const [file, html] of rendered) {
    const inline = inlineScripts(finishPage(html, OWN).html);
    expect([file, inline.filter((code) => !isOwnScript(code))]).toEqual([file, []]);
    const own = inline.filter((code) => [themeScript, startScript].includes(code)).length;
    // What stands in for a broken layout, and what is shown of none, are without its head.
    const withHead = inline.includes(themeScript) ? 1 : 0;
    expect([file, inline.length, own]).toEqual([file, 1 + withHead, 1 + withHead]);
    if (withHead > 0) whole.push(file);
  }
  expect(whole).toContain('index.html');
});

/** Not with fetch, which decodes by itself and says nothing of the bytes. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((done, fail) =>
    get(site.url + path, { headers }, done).once('error', fail),
  );
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
}

it('X8: every page that is sent is finished, and its policy names its scripts one by one', async () => {
  for (const path of await listPaths(site.url)) {
    const { headers, bytes } = await ask(path);
    const html = bytes.toString();
    expect([path, shapeOf(html)]).toEqual([path, FINISHED]);
    const policy = String(headers['content-security-policy']);
    expect([path, policy.match(/'sha256-[^']+'/g)]).toEqual([path, inlineScripts(html).map(hashSource)]);
  }
});

it('says in the first 32 kB of every page what a preview of a link needs, and brings the font behind that (R10)', async () => {
  for (const path of await listPaths(site.url)) {
    const html = (await ask(path)).bytes.toString();
    const head = html.slice(0, html.indexOf('</head>'));
    const [said = '', ...font] = head.split(/(?=<style data-precedence="font")/);
    expect([path, font.length, said.length < 32_768]).toEqual([path, 1, true]);
    expect([path, /<title>/.test(said), /property="og:image"/.test(said)]).toEqual([path, true, true]);
    expect(font[0]).toMatch(/^<style[^>]*>@font-face\{[^<]*<\/style><link rel="preload" as="font"[^>]*>$/);
  }
});

it('says of a script of its own only what is about scripts', async () => {
  const html = String((await ask('/')).bytes);
  const [, core = ''] = /data-src="([^"]+)" id="core"/.exec(html) ?? [];
  const { headers } = await ask(core);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
  expect(headers['content-security-policy']).toBeUndefined();
});

it('X8: a page that is sent is tagged by its content, compressed once and whole, and not sent again to who has it', async () => {
  for (const path of ['/', '/profissional', '/contato', '/offline']) {
    const plain = await ask(path);
    const etag = `W/"${createHash('sha1').update(plain.bytes).digest('base64url')}"`;
    expect([path, plain.status, plain.headers.etag]).toEqual([path, 200, etag]);
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await ask(path, { 'accept-encoding': encoding });
      // What is compressed as it goes has no length.
      expect(packed.headers).toMatchObject({ etag, 'content-encoding': encoding });
      expect([path, Number(packed.headers['content-length'])]).toEqual([path, packed.bytes.length]);
      expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
    }
    const held = await ask(path, { 'if-none-match': etag });
    expect([path, held.status, held.bytes.length]).toEqual([path, 304, 0]);
  }
});

it.each<[string, RequestInit]>([
  ['a form that is none', { method: 'POST' }],
  ['a preview that is none', { headers: { cookie: '__prerender_bypass=abc' } }],
])('a page that %s had made first is what everybody else gets', async (_who, first) => {
  const path = first.method === 'POST' ? '/exames/raio-x-de-torax' : '/exames/ultrassonografia-de-tireoide';
  await (await fetch(site.url + path, first)).arrayBuffer();
  for (let turn = 1; turn <= 3; turn += 1) {
    const html = await (await fetch(site.url + path)).text();
    expect(html).not.toContain(' nonce="');
    expect(html).toContain('id="page-data"');
  }
});

it('X8: a page that was asked for a moment ago is given again without asking Next', async () => {
  const givenAgain = async () =>
    Number(/^site_pages_given_again_total (\d+)$/m.exec((await ask('/metrics')).bytes.toString())?.[1]);
  const before = await givenAgain();
  expect(before).toBeGreaterThanOrEqual(0);
  await eventually(async () => {
    // One after the other; a busy machine may need more than a second for that.
    const [first, second] = [await ask('/'), await ask('/')];
    expect(second.bytes.equals(first.bytes)).toBe(true);
    return (await givenAgain()) > before;
  }, true);
});

it('X8: a browser fetches the scripts after its first paint, and React takes the page over', async () => {
  const page = await site.browser.newPage();
  // The wait of a tab that is not painted: a busy machine may paint later than that.
  await page.addInitScript(() => {
    const set = window.setTimeout;
    window.setTimeout = ((run: () => void, wait?: number) =>
      wait === 2_000 ? 0 : set(run, wait)) as typeof setTimeout;
  });
  await page.goto(site.url, { waitUntil: 'load' });
  await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__react')));
  const { paints, scripts, data } = await page.evaluate(() => ({
    // When the page was given to be painted; `startTime` is when the screen showed it.
    paints: performance.getEntriesByName('first-paint').map((entry) => Number(Reflect.get(entry, 'paintTime'))),
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/static\/.*\.js$|\/_site\/data-/.test(name))
      .map(({ name, startTime }) => ({ name: new URL(name).pathname, startTime })),
    data: [...document.scripts].filter(({ src }) => src.includes('/_site/data-')).length,
  }));
  const [paint = Number.NaN] = paints;
  expect(paint).toBeGreaterThan(0);
  expect(scripts.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...filesBeside(rendered.get('index.html') ?? '')]),
  );
  expect(scripts.filter(({ startTime }) => startTime < paint)).toEqual([]);
  expect(data).toBe(1);
  await page.close();
});
