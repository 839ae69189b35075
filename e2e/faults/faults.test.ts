/** Things break while a visitor reads and an editor writes: what each of them sees, and that nothing is lost (E6, S4, L4). */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, signIn } from '../browser.ts';
import { eventually } from '../eventually.ts';
import { queryAsEditor, queryPublished, studioToken } from '../query.ts';
import { ADMIN } from '../temporary-lake.ts';
import { documentPath, publish, saved, textInput } from '../studio.ts';
import { type FaultyStack, startFaultyStack } from './faulty-stack.ts';

let stack: FaultyStack;
let browser: Browser;
let editor: Page;
let editorContext: BrowserContext;

const draftTitle = () => queryAsEditor<string | null>(stack, editor, '*[_id == "drafts.home"][0].title');
const publishedTitle = () => queryPublished<string>(stack, '*[_id == "home"][0].title');
/** The title as a visitor's browser gets it; pages show it in their head. */
const visitorTitle = async () => /<title>([^<]*)</.exec(await (await fetch(stack.siteUrl)).text())?.[1] ?? '';

/** Publishes by API: what matters is what becomes of it. */
async function publishTitle(title: string): Promise<void> {
  const mutations = [{ patch: { id: 'home', set: { title, 'seo.title': title } } }];
  const reply = await fetch(`${stack.lakeUrl}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await studioToken(editor)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations }),
  });
  expect(reply.status).toBe(200);
}

const shows = (title: string) => eventually(async () => (await visitorTitle()).includes(title), true, 60_000);

beforeAll(async () => {
  stack = await startFaultyStack();
  browser = await openBrowser();
  ({ page: editor, context: editorContext } = await signIn(browser, stack, documentPath('page', 'home')));
  await textInput(editor, 'title').waitFor();
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('a lake that takes seven seconds for every answer: pages come at once with their last good content, what is typed arrives (E6)', async () => {
  await publishTitle('Antes da lentidão');
  await shows('Antes da lentidão');
  // After ten seconds without any answer it would be one that hangs.
  stack.line.delay = 7_000;
  // Drops the page that the site has: it must ask the lake, which is slow now.
  await publishTitle('Durante a lentidão');
  // Whoever waited for the answer would get what it says.
  expect(await visitorTitle()).toContain('Antes da lentidão');
  await textInput(editor, 'title').fill('Digitado na lentidão');
  await eventually(draftTitle, 'Digitado na lentidão', 60_000);
  stack.line.delay = 0;
  await shows('Durante a lentidão');
});

it('a lake that is killed while somebody types, and away for longer than a start: the text stays on the screen and is saved (L4)', async () => {
  await textInput(editor, 'title').fill('Digitado sem o lago');
  await stack.stopLake('SIGKILL');
  // As long as it takes to start a machine's services anew; Sanity's client by itself gives up after three seconds.
  await editor.waitForTimeout(8_000);
  expect((await fetch(stack.siteUrl)).status).toBe(200);
  expect(await textInput(editor, 'title').inputValue()).toBe('Digitado sem o lago');
  await stack.startLake();
  await eventually(draftTitle, 'Digitado sem o lago', 60_000);
  await eventually(() => textInput(editor, 'title').isEditable(), true, 60_000);
});

it('a full disk: pages go on, Studio keeps what is typed and saves it when there is room (L4)', async () => {
  const refused = editor.waitForResponse(
    (response) => response.url().includes('/data/actions/') && response.status() === 503,
  );
  stack.fillDisk(true);
  await textInput(editor, 'title').fill('Digitado com o disco cheio');
  await refused;
  expect((await fetch(stack.siteUrl)).status).toBe(200);
  expect(await draftTitle()).toBe('Digitado sem o lago');
  stack.fillDisk(false);
  await eventually(draftTitle, 'Digitado com o disco cheio', 60_000);
});

it('L4: a save whose answer is lost on its way is asked for again, and what was typed meanwhile stays', async () => {
  let isLost = false;
  await editor.route('**/data/actions/**', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await textInput(editor, 'title').fill('Digitado ao perder a resposta');
    await route.abort('connectionreset');
  });
  await textInput(editor, 'title').fill('Salvo sem resposta');
  await eventually(draftTitle, 'Digitado ao perder a resposta', 60_000);
  expect(await textInput(editor, 'title').inputValue()).toBe('Digitado ao perder a resposta');
  await editor.unroute('**/data/actions/**');
});

it('an editor whose connection goes away and comes back loses no word', async () => {
  await editorContext.setOffline(true);
  await textInput(editor, 'title').fill('Digitado sem conexão');
  await editor.waitForTimeout(3_000);
  expect(await draftTitle()).toBe('Digitado ao perder a resposta');
  await editorContext.setOffline(false);
  await eventually(draftTitle, 'Digitado sem conexão', 60_000);
  await saved(editor);
  await publish(editor);
  await eventually(publishedTitle, 'Digitado sem conexão');
});

it('a clock that jumps a day ahead, and back: pages stay, and what is published afterwards shows at once', async () => {
  for (const ahead of [24 * 3_600_000, 0]) {
    stack.setClock(ahead);
    expect((await fetch(stack.siteUrl)).status).toBe(200);
  }
  await publishTitle('Depois do salto');
  await shows('Depois do salto');
});

it('what a visit was like is counted when it ends, and administrators see it', async () => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/contato`, { waitUntil: 'networkidle' });
  // It is measured from the first touch on.
  const script = page.waitForResponse(/\/_site\/visit-/);
  await page.mouse.click(5, 300);
  await (await script).finished();
  // Only an event of the browser's own ends the measure of what was painted.
  await page.mouse.click(5, 300);
  const report = page.waitForRequest((request) => request.url().endsWith('/api/vitals'));
  // What a browser does when another tab is opened, or the page is left.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const { measures, ...rest } = (await report).postDataJSON() as { measures: Record<string, number> };
  expect(rest).toEqual({ path: '/contato', device: 'computer', errors: [] });
  expect(Object.keys(measures)).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP']));
  expect(await context.cookies()).toEqual([]);
  await context.close();

  // The pages for administrators have a session of their own; Studio's is a token in the tab.
  const staff = await editorContext.newPage();
  await staff.goto(`${stack.siteUrl}/lake/accounts/login`);
  await staff.getByLabel('E-mail').fill(ADMIN.email);
  await staff.getByLabel('Senha').fill(ADMIN.password);
  await staff.getByRole('button', { name: 'Entrar' }).click();
  await staff.waitForURL('**/lake/accounts');
  const measured = async () => {
    await staff.goto(`${stack.siteUrl}/lake/accounts/operations`);
    return (await staff.getByRole('cell', { name: 'Conteúdo principal na tela' }).count()) > 0;
  };
  await eventually(measured, true);
  await staff.close();
});

it('a deployment that took old scripts away under an open page: it is loaded afresh once, and works (S4)', async () => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const html = await (await fetch(stack.siteUrl)).text();
  let loads = 0;
  const gone: string[] = [];
  const later: string[] = [];
  page.on('load', () => (loads += 1));
  // What the page itself names is there; what it asks for later was replaced, until it is loaded afresh.
  await page.route('**/_next/static/**/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (html.includes(pathname)) return route.continue();
    if (loads > 1) {
      later.push(pathname);
      return route.continue();
    }
    gone.push(pathname);
    return route.fulfill({ status: 404, body: 'Not found' });
  });
  await page.goto(stack.siteUrl);
  await eventually(async () => loads, 2, 60_000);
  await eventually(async () => gone.length > 0 && gone.every((path) => later.includes(path)), true);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(loads).toBe(2);
  await context.close();
});

it('a connection of the site to the lake that breaks while something is published: it is shown when there is one again', async () => {
  await publishTitle('Antes da quebra');
  await shows('Antes da quebra');
  stack.line.isBroken = true;
  await publishTitle('Durante a quebra');
  expect(await visitorTitle()).toContain('Antes da quebra');
  stack.line.isBroken = false;
  await shows('Durante a quebra');
});
