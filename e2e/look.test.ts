/** M3: the clinic's colour and font, chosen in Studio, on the whole site at once. */
import type { SanityClient } from '@sanity/client';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { administrator } from './administrator.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { violations } from './quality/axe.ts';
import { firstLoad } from './quality/first-load.ts';
import { openPresentation } from './shown-after.ts';
import { startStack, type Stack } from './stack.ts';
import { documentPath, field, goInStudio, publish, saved } from './studio.ts';
import { beginVisit, listening } from './visits.ts';
import { fonts } from '#web/ui/fonts.ts';

const RED = 'rgb(179, 38, 30)';

let stack: Stack;
let client: SanityClient;
let browser: Browser;
let editor: Page;
let watch: PageWatch;

const colour = () => field(editor, 'brandColor');
const written = () => colour().locator('input[type=text]');
const htmlOf = async (path: string) => await (await fetch(stack.siteUrl + path)).text();
const isOnSite = (words: string) => async () => (await htmlOf('/')).includes(words);

async function openAs(options: BrowserContextOptions, path = '/'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options });
  await page.goto(stack.siteUrl + path);
  return page;
}

/** The ground of the button that asks for an appointment, what is written on it, and the page's font. */
async function lookOf(page: Page) {
  return await page
    .getByRole('banner')
    .getByRole('link', { name: 'Agendar consulta' })
    .evaluate((button) => {
      const { backgroundColor, color, fontFamily } = getComputedStyle(button);
      return { ground: backgroundColor, ink: color, font: fontFamily.split(',')[0]?.replaceAll('"', '') };
    });
}

const facesOf = async (page: Page) =>
  await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));

/** The preview picture of the home page: its address, and its average colour. */
async function card() {
  const [, address = ''] = /og:image" content="([^"]*1200x630[^"]*)/.exec(await htmlOf('/')) ?? [];
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  const picture = await (await fetch(stack.siteUrl + pathname + search)).arrayBuffer();
  const { channels } = await sharp(picture).stats();
  return { search, red: channels[0]?.mean ?? 0, blue: channels[2]?.mean ?? 0 };
}

beforeAll(async () => {
  stack = await startStack();
  client = await administrator(stack.settings);
  browser = await openBrowser();
  ({ page: editor, watch } = await signIn(browser, stack, documentPath('siteSettings', 'siteSettings', 'brandColor')));
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('M3: nothing chosen is the seed’s blue and DM Sans alone', async () => {
  const page = await openAs({});
  expect(await lookOf(page)).toEqual({ ground: 'rgb(49, 108, 232)', ink: 'rgb(255, 255, 255)', font: 'DM Sans' });
  expect(await facesOf(page)).toEqual(['DM Sans loaded']);
  expect(await htmlOf('/')).not.toContain('theme-color');
  expect(await htmlOf('/')).not.toContain('--c-tone-actionEdge:');
  expect(await htmlOf('/icon.svg')).toContain('fill="#316ce8"');
  await page.close();
});

it('M3: Studio refuses a colour that cannot serve, and shows what becomes of one that can', async () => {
  await written().fill('#fdfdfd');
  await colour().getByText('Esta cor é quase branca e some na página.').waitFor();
  await written().fill('B3261E');
  const sample = colour().getByTestId('brand-sample');
  await sample.getByText('Tema escuro').waitFor();
  expect(await written().inputValue()).toBe('#b3261e');
  expect(await sample.getByText(/^Lê-se bem\. Contraste: botão 6,5, link/).count()).toBe(1);
});

it('M3: the preview shows colour and font before they are published', async () => {
  await field(editor, 'font').getByRole('radio').nth(4).check();
  await saved(editor);
  const frame = await openPresentation(editor, '/');
  const button = frame.getByRole('banner').getByRole('link', { name: 'Agendar consulta' });
  // Another font is another page (web/preview/editing.tsx): it is looked at when it stands.
  const ground = async (font: string) => {
    await frame.locator(`style[data-href~="${font}"]`).waitFor({ state: 'attached' });
    return await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  };
  await eventually(() => ground('lora'), RED);
  // What is chosen while the preview is open comes at once.
  await client.patch('drafts.siteSettings').set({ font: 'source-serif-4', brandColor: '#1b5e20' }).commit();
  await eventually(() => ground('source-serif-4'), 'rgb(27, 94, 32)');
  expect(await htmlOf('/')).not.toContain('Lora');
  await client.patch('drafts.siteSettings').set({ font: 'lora', brandColor: '#b3261e' }).commit();
});

it('M3: published, every page, the icon, the browser’s bar and the preview picture follow', async () => {
  const before = await card();
  const visitor = await beginVisit(browser, 'awake', { viewport: { width: 1280, height: 900 } });
  await visitor.goto(stack.siteUrl);
  await listening(visitor, 'awake');
  await goInStudio(editor, documentPath('siteSettings', 'siteSettings', 'brandColor'));
  await publish(editor);
  await eventually(isOnSite('/icon.svg?v=b3261e'), true);
  // An open page has the colour at once; the font comes when it is loaded again.
  await eventually(async () => (await lookOf(visitor)).ground, RED);
  await visitor.context().close();
  for (const path of ['/', '/exames', '/profissional', '/contato', '/basic-components']) {
    const page = await openAs({}, path);
    expect([path, await lookOf(page)]).toEqual([path, { ground: RED, ink: 'rgb(255, 255, 255)', font: 'Lora' }]);
    expect([path, await facesOf(page)]).toEqual([path, ['Lora loaded']]);
    await page.close();
  }
  const html = await htmlOf('/');
  expect(html).toContain('<meta name="theme-color" content="#b3261e" media="(prefers-color-scheme: light)"/>');
  expect(html.match(/@font-face/g)).toHaveLength(1);
  expect(await htmlOf('/icon.svg')).toContain('fill="#b3261e"');
  const after = await card();
  expect(after.search).not.toBe(before.search);
  expect([before.blue > before.red, after.red > after.blue]).toEqual([true, true]);
});

it.each([
  ['#b3261e', 'light'],
  ['#b3261e', 'dark'],
  ['#f5c400', 'light'],
  ['#f5c400', 'dark'],
  ['#0b1f4b', 'dark'],
] as const)('M3: what stands on the pages can be read in %s, in the %s theme', async (brandColor, colorScheme) => {
  await client.patch('siteSettings').set({ brandColor }).commit();
  await eventually(isOnSite(`/icon.svg?v=${brandColor.slice(1)}`), true);
  for (const path of ['/', '/exames', '/contato', '/basic-components']) {
    const page = await openAs({ colorScheme }, path);
    expect([path, await violations(page, {}, ['color-contrast'])]).toEqual([path, []]);
    await page.close();
  }
});

it.each(Object.entries(fonts))(
  'M3: pages are drawn with %s at once on a slow line, and are as wide as a phone',
  async (...[name, { family }]) => {
    await client.patch('siteSettings').set({ font: name }).commit();
    await eventually(isOnSite(`@font-face{font-family:"${family}"`), true);
    const { shift, fonts: drawn, requests } = await firstLoad(browser, `${stack.siteUrl}/`, { width: 360, slow: true });
    expect([drawn.startsWith(family), shift]).toEqual([true, 0]);
    expect(requests.filter(({ type }) => type === 'Font')).toEqual([]);
    for (const path of ['/', '/exames', '/profissional', '/contato']) {
      const page = await openAs({ viewport: { width: 360, height: 740 } }, path);
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360]);
      await page.close();
    }
  },
);

it('S2: a wide logo stands in the bar of every width, in place of the mark there and in the tab', async () => {
  const frame = { create: { width: 480, height: 120, channels: 3, background: '#b3261e' } } as const;
  const asset = await client.assets.upload('image', await sharp(frame).png().toBuffer(), { filename: 'logo.png' });
  const logo = { _type: 'image', asset: { _type: 'reference', _ref: asset._id } };
  await client.patch('siteSettings').set({ logo }).commit();
  await eventually(isOnSite(asset._id.replace(/^image-|-png$/g, '')), true);
  for (const width of [360, 768, 1280, 1440]) {
    const page = await openAs({ viewport: { width, height: 740 } });
    const bar = page.getByRole('banner');
    const box = await bar.locator('img').first().boundingBox();
    expect([width, Math.round(box?.height ?? 0), Math.round(box?.width ?? 0)]).toEqual([width, 40, 152]);
    expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
    await page.close();
  }
  expect(await htmlOf('/icon.svg')).toContain('</text>');
  await client.patch('siteSettings').unset(['logo']).commit();
});

it('M3: a colour that was published past Studio and is none changes nothing', async () => {
  await client.patch('siteSettings').set({ brandColor: '#fff;}body{display:none', font: 'comic-sans' }).commit();
  await eventually(isOnSite('/icon.svg?v=316ce8'), true);
  const page = await openAs({});
  expect(await lookOf(page)).toEqual({ ground: 'rgb(49, 108, 232)', ink: 'rgb(255, 255, 255)', font: 'DM Sans' });
  expect(await htmlOf('/')).not.toContain('display:none}');
  await page.close();
  await nothingWentWrong(watch);
});

it('Z7: a long name has two lines of the header, lies over nothing, and is read whole', async () => {
  const name = 'Clínica de Especialidades Médicas e Diagnóstico por Imagem Santa Terezinha';
  await client.patch('siteSettings').set({ tradeName: name }).commit();
  await eventually(isOnSite(name), true);
  for (const width of [390, 1440]) {
    const page = await openAs({ viewport: { width, height: 800 } });
    const header = page.getByRole('banner');
    expect(await header.getByRole('link', { name }).count()).toBe(1);
    const { lines, right, next } = await header.evaluate((bar) => {
      const text = bar.querySelector('.name');
      const beside = [...bar.querySelectorAll('nav.wide, .actions')].map((part) => part.getBoundingClientRect());
      const shown = beside.filter((part) => part.width > 0).map(({ left }) => left);
      if (!text) throw new Error('The header has no name.');
      const { height, right: end } = text.getBoundingClientRect();
      return { lines: height / parseFloat(getComputedStyle(text).lineHeight), right: end, next: Math.min(...shown) };
    });
    expect(Math.round(lines)).toBe(2);
    expect(right).toBeLessThanOrEqual(next);
    await page.close();
  }
});

it('S18: a full menu of long words takes a second line, pushes nothing off the page and leaves the name whole', async () => {
  const name = 'Clínica Integrada São Francisco de Assis';
  const menu = await client.fetch<{ _key: string; label: string }[]>('*[_id == "siteSettings"][0].mainMenu');
  const long = menu.map((item, index) => ({ ...item, _key: `longo-${index}`, label: 'Exames e resultados já' }));
  const under = long.map((item) => ({ ...item, _key: `${item._key}-dentro`, isUnder: true }));
  const mainMenu = long.flatMap((item, index) => [item, ...under.slice(index, index + 1)]);
  await client.patch('siteSettings').set({ tradeName: name, mainMenu }).commit();
  await eventually(isOnSite('Exames e resultados já'), true);
  for (const width of [1024, 1280, 1440, 1920]) {
    const page = await openAs({ viewport: { width, height: 800 } });
    expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
    const hidden = await page
      .getByRole('banner')
      .locator('.name')
      .first()
      .evaluate((words) => words.scrollHeight - words.clientHeight);
    // Browsers round both heights.
    expect([width, hidden > 1]).toEqual([width, false]);
    await page.close();
  }
});
