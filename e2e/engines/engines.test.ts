/** What visitors come for, in the three engines of the browsers that people have (P23 to P25). */
import { jest } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { administrator } from '../administrator.ts';
import { eventually } from '../eventually.ts';
import { startStack, type WholeStack } from '../stack.ts';
import type { EnginePage } from './engine.ts';
import { openWebKit } from './webkit.ts';
import { openChromium, openFirefox } from './with-puppeteer.ts';

const ENGINES = { Gecko: openFirefox, WebKit: openWebKit, Blink: openChromium } as const;
const ENGINE_NAMES = Object.keys(ENGINES) as (keyof typeof ENGINES)[];
const PHONE = [390, 844] as const;
const DESK = [1280, 900] as const;
const PICTURES = join(import.meta.dirname, '../../test-results/engines');

let stack: WholeStack;
// A browser that does not answer must not hold the others for five minutes a test; a first start builds the product.
jest.setTimeout(60_000);
beforeAll(async () => {
  stack = await startStack();
  mkdirSync(PICTURES, { recursive: true });
}, 300_000);
afterAll(async () => await stack?.stop());

describe.each(ENGINE_NAMES)('%s', (engine) => {
  let page: EnginePage;
  beforeAll(async () => {
    page = await ENGINES[engine]();
    await page.resize(...PHONE);
  });
  afterAll(async () => await page?.close());

  const open = (path: string) => page.open(stack.siteUrl + path);
  const title = () => page.ask<string>(`document.querySelector('h1')?.textContent ?? ''`);
  const count = (selector: string) =>
    page.ask<number>(`[...document.querySelectorAll('${selector}')].filter((one) => one.checkVisibility()).length`);

  it('P23: has DM Sans on the screen', async () => {
    await open('/');
    const faces = `[...document.fonts].map(({ family, status }) => family.replaceAll('"', '') + ': ' + status).join()`;
    await eventually(() => page.ask(faces), 'DM Sans: loaded');
  });

  it.each(['/', '/exames', '/profissional', '/contato', '/agendar', '/topics'])(
    'P24: fits %s into a phone and a desk',
    async (path) => {
      for (const [width, height] of [PHONE, DESK]) {
        await page.resize(width, height);
        await open(path);
        const over = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect(await page.ask<number>(over)).toBe(0);
        const name = `${engine}-${path.slice(1) || 'home'}-${width}.png`;
        writeFileSync(join(PICTURES, name), await page.screenshot());
      }
      await page.resize(...PHONE);
    },
  );

  it('opens the menu, leads to another page and back', async () => {
    await open('/');
    await page.click('[data-site-header] .actions summary');
    await page.click('[data-site-header] .panel a[href="/profissional"]');
    await eventually(page.path, '/profissional');
    await eventually(title, 'Profissionais');
    await page.back();
    await eventually(page.path, '/');
    expect(await count('[data-site-header] .panel')).toBe(0);
  });

  it('closes the menu by Escape', async () => {
    await open('/');
    await page.click('[data-site-header] .actions summary');
    await eventually(() => count('[data-site-header] .panel'), 1);
    // Whoever is quicker than the page presses it again.
    const closed = async () => {
      await page.press('Escape');
      return await count('[data-site-header] .panel');
    };
    await eventually(closed, 0);
  });

  it('changes the theme, and keeps it for the next page', async () => {
    const theme = () => page.ask(`document.documentElement.dataset.theme`);
    await open('/');
    await page.click('[data-site-header] .actions summary');
    const before = await theme();
    await page.click('[data-site-header] .panel .theme-switch');
    const after = before === 'dark' ? 'light' : 'dark';
    await eventually(theme, after);
    await open('/exames');
    expect(await theme()).toBe(after);
    await page.ask('localStorage.clear()');
  });

  it('finds an exam as somebody types', async () => {
    await open('/exames');
    expect(await count('li[data-words]')).toBeGreaterThan(5);
    await page.type('main input[type="search"]', 'doppler');
    await eventually(() => count('li[data-words]'), 1);
    await page.click('li[data-words]:not([hidden]) a');
    await eventually(page.path, '/exames/doppler-de-carotidas');
    await eventually(title, 'Doppler de carótidas');
  });

  it('U1: answers a search of the whole site, as somebody types', async () => {
    await open('/busca');
    await page.type('main input[type="search"]', 'tiroide');
    await eventually(
      async () => (await count('main article a[href="/exames/ultrassonografia-de-tireoide"]')) > 0,
      true,
    );
  });

  it('U2: shows who attends on a day', async () => {
    await open('/profissional');
    const all = await count('li[data-words]');
    await page.click('main .days label:nth-child(2)');
    await eventually(async () => (await count('li[data-words]')) < all, true);
  });

  it('opens and closes an answer', async () => {
    await open('/contato');
    await page.click('main details summary');
    await eventually(() => count('main details[open]'), 1);
    await page.click('main details summary');
    await eventually(() => count('main details[open]'), 0);
  });

  it('says what is missing in a message, and sends it', async () => {
    const name = `Rosa em ${engine}`;
    await open('/contato');
    await page.type('main input[name="name"]', name);
    await page.click('main form button[type="submit"]');
    await eventually(
      async () =>
        (await page.ask<string>('document.querySelector("form .answer")?.textContent ?? ""')).includes('4 erros'),
      true,
    );
    expect(await page.ask(`document.querySelector('main input[name="name"]').value`)).toBe(name);
    await page.type('main input[name="phone"]', '(66) 3000-0000');
    await page.ask(`document.querySelector('main select[name="subject"]').selectedIndex = 1`);
    await page.type('main textarea[name="text"]', 'Gostaria de marcar uma consulta.');
    await page.click('main input[name="consent"]');
    // Nobody is quicker than that with a fresh form.
    await new Promise((done) => setTimeout(done, 2_100));
    await page.click('main form button[type="submit"]');
    await eventually(
      async () => (await page.ask<string>('document.body.innerText')).includes('Mensagem enviada.'),
      true,
    );
    const client = await administrator(stack.settings);
    await eventually(() => client.fetch<number>('count(*[_type == "message" && name == $name])', { name }), 1);
  });
});
