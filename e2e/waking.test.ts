/** React wakes for what is published, and takes over a page that was used meanwhile (docs/decisions/0019-react-sleeps.md). */
import type { Browser, Page } from 'playwright-core';
import { robotToken } from '../scripts/robot-tokens.ts';
import { openBrowser } from './browser.ts';
import { eventually } from './eventually.ts';
import { mutate } from './mutate.ts';
import { queryPublished } from './query.ts';
import { painted, ready } from './ready.ts';
import { startStack, type WholeStack } from './stack.ts';
import { beginVisit } from './visits.ts';
import { wake } from './wake.ts';

let stack: WholeStack;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  stack = await startStack();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

beforeEach(async () => {
  page = await beginVisit(browser, 'asleep');
});

afterEach(async () => {
  await page.context().close();
});

const isAsleep = async () => !(await page.evaluate(() => document.documentElement.hasAttribute('data-awake')));

async function openAsleep(path: string): Promise<void> {
  await page.goto(stack.siteUrl + path, { waitUntil: 'networkidle' });
  expect(await isAsleep()).toBe(true);
}

it('leaves a narrowed list as it is when React comes: the whole list is never seen', async () => {
  const wanted = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await wanted.promise;
    await route.continue();
  });
  await openAsleep('/profissional');
  await page.getByRole('searchbox').first().pressSequentially('psico');
  const shown = page.locator('li[data-words]').filter({ visible: true });
  const found = await shown.count();
  await page.evaluate(() => {
    const seen = new Set<number>();
    Object.assign(globalThis, { seen });
    const look = () => {
      const items = [...document.querySelectorAll('li[data-words]')];
      seen.add(items.filter((item) => item.checkVisibility()).length);
      requestAnimationFrame(look);
    };
    look();
  });
  wanted.resolve();
  await wake(stack, page);
  await painted(page);
  expect(await page.evaluate(() => [...Reflect.get(globalThis, 'seen')])).toEqual([found]);
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('psico');
});

it('leaves the menu open, and the focus in it, when React comes', async () => {
  await openAsleep('/exames');
  const menu = page.getByRole('banner').locator('details');
  await menu.locator('summary').press('Enter');
  const link = menu.getByRole('link', { name: 'Exames' });
  await link.focus();
  await wake(stack, page);
  expect(await menu.getAttribute('open')).not.toBeNull();
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('keeps what is typed into a form while React comes, and sends it', async () => {
  await openAsleep('/contato');
  await page.getByLabel('Nome').fill('Rosa Exemplo');
  await wake(stack, page);
  await page.locator('form[data-ready]').first().waitFor();
  expect(await page.getByLabel('Nome').inputValue()).toBe('Rosa Exemplo');
});

describe('when something is published', () => {
  let token: string;
  let key: string;

  beforeAll(async () => {
    const grants = [{ filter: '_id in path("**")', permissions: ['read', 'create', 'update'] }];
    token = robotToken(stack.settings.dataDir, { file: 'test-token', label: 'Teste', grants });
    key = await queryPublished<string>(stack, '*[_id == "home"][0].sections[_type == "banner"][0]._key');
  });

  const publishTitle = (title: string) =>
    mutate(stack.lakeUrl, token, [{ patch: { id: 'home', set: { [`sections[_key=="${key}"].title`]: title } } }]);

  it('shows it in an open page that it is about, without a reload (S5)', async () => {
    await openAsleep('/');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await publishTitle('Publicado enquanto dormia');
    await page.getByRole('heading', { level: 1, name: 'Publicado enquanto dormia' }).waitFor();
    expect(await isAsleep()).toBe(false);
    expect(loads).toBe(0);
  });

  it('asks again what was not answered: the stream says nothing more', async () => {
    await page.clock.install();
    const welcome = page.waitForResponse(/\/api\/revision/);
    await openAsleep('/');
    await welcome;
    await page.route('**/api/revision*', (route) => route.fulfill({ status: 503, body: '' }));
    const failed = page.waitForResponse(/\/api\/revision/);
    await publishTitle('Publicado sem resposta');
    await failed;
    await page.unroute('**/api/revision*');
    expect(await isAsleep()).toBe(true);
    await page.clock.fastForward(20_000);
    await page.getByRole('heading', { level: 1, name: 'Publicado sem resposta' }).waitFor();
  });

  it.each([
    ['/profissional', 'professional-ana-exemplo', 'displayName', ['Ana da Jornada', 'Ana de Novo']],
    ['/exames', 'exam-rx-torax', 'title', ['Raio-X da jornada', 'Raio-X de novo']],
    ['/convenios', 'plan-exemplo-a', 'name', ['Plano da Jornada', 'Plano de Novo']],
    ['/convenios', 'price-consulta', 'label', ['Consulta da jornada', 'Consulta de novo']],
    ['/contato', 'clinicHours', 'openingHours[0].intervals[0].closes', ['11:41', '11:42']],
    ['/', 'notice-fim-de-ano', 'title', ['Aviso da jornada', 'Aviso de novo']],
  ])('shows on %s what is new of %s, waking and awake, on the same page (S5)', async (path, id, attribute, values) => {
    const welcome = page.waitForResponse(/\/api\/revision/);
    await openAsleep(path);
    await welcome;
    await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
    for (const value of values) {
      await mutate(stack.lakeUrl, token, [{ patch: { id, set: { [attribute]: value } } }]);
      const words = value.replace(/^(\d\d):(\d\d)$/, '$1h$2');
      await page.locator('main').getByText(words).filter({ visible: true }).first().waitFor();
      await ready(page);
    }
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
  });

  it('sleeps on where it is about another page', async () => {
    const order: string[] = [];
    page.on('request', (request) => {
      const [, kind] = /(revision|_next\/static\/chunks)/.exec(request.url()) ?? [];
      if (kind) order.push(kind);
    });
    const welcome = page.waitForResponse(/\/api\/revision/);
    await openAsleep('/servicos/ultrassonografia');
    await welcome;
    await publishTitle('Publicado noutra página');
    await eventually(async () => (await (await fetch(stack.siteUrl)).text()).includes('noutra página'), true);
    const id = await queryPublished<string>(
      stack,
      '*[_type == "service" && slug.current == "ultrassonografia"][0]._id',
    );
    await mutate(stack.lakeUrl, token, [{ patch: { id, set: { title: 'Ultrassom, de novo' } } }]);
    await page.getByRole('heading', { level: 1, name: 'Ultrassom, de novo' }).waitFor();
    // At the welcome, and for what was about this page; what is about another wakes nobody.
    expect(order.indexOf('_next/static/chunks')).toBeGreaterThanOrEqual(2);
  });

  it('wakes on a page that was published anew meanwhile, and whose data are gone: the page is loaded afresh', async () => {
    await openAsleep('/');
    await stack.stopSite();
    await publishTitle('Publicado sem o site');
    await stack.startSite();
    await page.getByRole('heading', { level: 1, name: 'Publicado sem o site' }).waitFor();
    expect(await isAsleep()).toBe(true);
  });
});

it('wakes on a page that another process sent: the data are made again', async () => {
  await openAsleep('/exames');
  await stack.stopSite();
  await page.route('**/api/revision*', (route) => route.fulfill({ json: { revision: 'another', tags: [] } }));
  await stack.startSite();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await ready(page);
  expect(loads).toBe(0);
});
