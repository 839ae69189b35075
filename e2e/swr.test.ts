/**
 * What browsers read of the site's content through SWR: it is new on an open page after a publish, with no reload, no refresh
 * of the page, and with the reader where they were; long and failed reads are said (S5, B3).
 */
import { join } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import type { Browser, Page } from 'playwright-core';
import { runCommand } from '../scripts/run-command.ts';
import { root } from '../scripts/settings.ts';
import { openBrowser } from './browser.ts';
import { eventually } from './eventually.ts';
import { startStack, type Stack } from './stack.ts';

let stack: Stack;
let staff: SanityClient;
let browser: Browser;
let page: Page;
/** Content that was asked for, by name. */
let asked: string[];

beforeAll(async () => {
  stack = await startStack();
  const tokenOf = ['token', 'create', '--role', 'administrator', '--label', 'staff', '--data', stack.settings.dataDir];
  const token = (await runCommand(process.execPath, [join(root, 'scripts/lake.ts'), ...tokenOf], { cwd: root })).trim();
  staff = createClient({
    projectId: 'clinica',
    dataset: 'production',
    apiHost: stack.lakeUrl,
    apiVersion: '2025-02-19',
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token,
  });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

beforeEach(async () => {
  asked = [];
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1280, height: 800 } });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on('request', (request) => {
    const name = /\/api\/content\/([a-z-]+)/.exec(request.url())?.[1];
    if (name) asked.push(name);
  });
});

afterEach(async () => {
  // A request on its way through a route of the journey would fail the next one.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
});

/** Opens a page whose watcher listens already, and which nothing but SWR can change: it never hears of a new revision. */
async function open(path: string): Promise<void> {
  let revision: unknown;
  const told = page.waitForResponse(/\/api\/revision/);
  await page.route(/\/api\/revision/, async (route) => {
    const response = await route.fetch();
    const answer: { revision?: unknown } = await response.json();
    revision ??= answer.revision;
    await route.fulfill({ response, json: { ...answer, revision } });
  });
  const listens = page.waitForRequest(/\/api\/live$/);
  await page.goto(stack.siteUrl + path);
  await listens;
  // With it comes which content has which tags.
  await told;
  // Readers come with the page's scripts, at the latest when it is at rest.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => {});
  await page.evaluate(() => {
    Reflect.set(window, 'isSamePage', true);
  });
}

const isSamePage = () => page.evaluate(() => Reflect.get(window, 'isSamePage') === true);
/** Where on the screen the element with the focus is; undefined when the focus is lost. */
const focusAt = () =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body ? undefined : Math.round(activeElement?.getBoundingClientRect().top ?? 0);
  });

/** Each reader: its name, a page, a document that it shows, and two changes of that with what they show. */
const READERS = [
  ['professionals', '/profissional', 'professional-ana-exemplo', 'displayName', 'Ana da Jornada', 'Ana de Novo'],
  ['exams', '/exames', 'exam-rx-torax', 'title', 'Raio-X da jornada', 'Raio-X de novo'],
  ['health-plans', '/convenios', 'plan-exemplo-a', 'name', 'Plano da Jornada', 'Plano de Novo'],
  ['prices', '/convenios', 'price-consulta', 'label', 'Consulta da jornada', 'Consulta de novo'],
  ['hours', '/contato', 'clinicHours', 'openingHours[0].intervals[0].closes', '11:41', '11:42'],
  ['notices', '/', 'notice-fim-de-ano', 'title', 'Aviso da jornada', 'Aviso de novo'],
] as const;
/** Times are written as people say them. */
const shown = (value: string) =>
  page
    .locator('main')
    .getByText(value.replace(/^(\d\d):(\d\d)$/, '$1h$2'))
    .filter({ visible: true });

it.each(READERS)(
  'shows %s as published: no reload, no refresh, focus and place kept (S5)',
  async (name, path, id, attribute, value) => {
    await open(path);
    const link = page.locator('main a:visible').last();
    await link.focus();
    const before = await focusAt();
    await staff
      .patch(id)
      .set({ [attribute]: value })
      .commit();
    await shown(value).first().waitFor();
    expect(await isSamePage()).toBe(true);
    expect(await focusAt()).toBe(before);
    expect([...new Set(asked)]).toEqual([name]);
  },
);

it.each(READERS)(
  'says of %s that a read takes long, that it failed, and when it is new; keeps what was there (B3)',
  async (...reader) => {
    const [name, path, id, attribute, old, value] = reader;
    await staff
      .patch(id)
      .set({ [attribute]: old })
      .commit();
    let answer: 'late' | 'fail' | 'now' = 'now';
    await page.route(`**/api/content/${name}`, async (route) => {
      if (answer === 'fail') return await route.fulfill({ status: 503, json: { message: 'away' } });
      if (answer === 'late') await eventually(async () => answer, 'now');
      return await route.continue();
    });
    await open(path);
    await shown(old).first().waitFor();
    const status = page.locator('.fetch-status');
    answer = 'fail';
    await staff
      .patch(id)
      .set({ [attribute]: value })
      .commit();
    await status.getByText('Não foi possível atualizar.').waitFor();
    expect(await shown(old).count()).toBeGreaterThan(0);
    answer = 'late';
    await status.getByRole('button', { name: 'Tentar novamente' }).click();
    await status.getByText('Atualizando…').waitFor();
    await page.getByRole('progressbar', { name: 'Carregando' }).waitFor();
    answer = 'now';
    await shown(value).first().waitFor();
    await status.getByText(/^Conteúdo atualizado às \d\dh\d\d\.$/).waitFor();
    expect(await isSamePage()).toBe(true);
  },
);

it('reads again what may be old when the connection is back (B4)', async () => {
  await open('/convenios');
  await page.context().setOffline(true);
  await page.getByText('Sem conexão').waitFor();
  await staff.patch('price-consulta').set({ label: 'Consulta de volta' }).commit();
  await page.context().setOffline(false);
  await page.getByText('Consulta de volta').waitFor();
  expect(await isSamePage()).toBe(true);
});

describe('the search over the professionals', () => {
  const people = () => page.getByRole('article').filter({ visible: true }).count();

  it('V4: finds everybody from a link that was shared, and puts the question into the address', async () => {
    await page.goto(`${stack.siteUrl}/profissional?q=ana`, { waitUntil: 'networkidle' });
    const field = page.getByRole('searchbox');
    expect(await field.inputValue()).toBe('ana');
    await field.fill('bruno');
    await field.press('Enter');
    await page.waitForURL('**/profissional?q=bruno');
    await page.getByRole('article').getByText('Bruno').first().waitFor();
    await eventually(people, 1);
    await field.fill('');
    await field.press('Enter');
    await page.waitForURL((url) => url.search === '');
    expect(await people()).toBeGreaterThan(3);
    await page.goBack();
    await eventually(people, 1);
    expect(await field.inputValue()).toBe('bruno');
  });

  it('V11: keeps no page for the words that somebody makes up', async () => {
    const address = `${stack.siteUrl}/profissional?q=palavra-inventada`;
    // Searches that come too fast one after the other are answered by the list, which is kept.
    const answer = async () => {
      const response = await fetch(address);
      return `${response.status} ${response.headers.get('x-nextjs-cache')}`;
    };
    for (let visit = 0; visit < 3; visit += 1) await eventually(answer, '200 MISS');
  });
});

it('reads what is asked for again at the cost of a 304, and refuses what it does not know (S5)', async () => {
  for (const name of ['professionals', 'exams', 'health-plans', 'prices', 'hours', 'notices']) {
    const address = `${stack.siteUrl}/api/content/${name}`;
    const first = await fetch(address);
    expect(Object.keys(await first.json())).toEqual(['data', 'tags']);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(address, { headers: { 'if-none-match': etag }, cache: 'no-store' });
    expect([name, again.status]).toEqual([name, 304]);
    expect((await fetch(`${address}?q=ana`)).status).toBe(400);
  }
});
