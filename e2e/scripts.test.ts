/** What happens to a page whose scripts do not come: it stays readable, and is loaded afresh when that helps (S4). */
import type { BrowserContext, Page, Route } from 'playwright-core';
import { eventually } from './eventually.ts';
import { ready } from './ready.ts';
import { openSite, type Site } from './site.ts';

const SCRIPTS = '**/_next/static/**/*.js';

let site: Site;
let context: BrowserContext;
let page: Page;
/** Documents that were asked for: the page, and each time it was loaded afresh. */
let documents: number;
/** How the questions ended whether the site can be reached. */
let answers: ('answered' | 'failed')[];

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site?.close());

beforeEach(async () => {
  // A first visit: nobody has the scripts yet.
  context = await site.browser.newContext({ serviceWorkers: 'block' });
  page = await context.newPage();
  documents = 0;
  answers = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  // Chromium ends a HEAD whose answer came by cancelling the body that there is not: the answer is what counts.
  page.on('response', (response) => void (response.request().method() === 'HEAD' && answers.push('answered')));
  page.on('requestfailed', async (request) => {
    if (request.method() !== 'HEAD') return;
    // What fails because the test is over, and its page closed, has no answer to ask for.
    if ((await request.response().catch(() => undefined)) === null) answers.push('failed');
  });
});

afterEach(() => context.close());

/** Scripts that the page names, in its order, the data that React reads among them; not those for a page on which React sleeps. */
async function firstScripts(path = '/'): Promise<string[]> {
  const html = await (await fetch(site.url + path)).text();
  return [...html.matchAll(/<script data-src="([^"]+)"(?! id="(?:core|visit)")/g)].map(([, script = '']) => script);
}

/** Fails the script until the page was loaded afresh; notes that it came then. */
async function failOnce(script: string, fail: (route: Route) => Promise<void>): Promise<() => boolean> {
  let came = false;
  await page.route(`**${script}*`, async (route) => {
    if (documents === 1) return await fail(route);
    came = true;
    return await route.continue();
  });
  return () => came;
}

/** Fails the script when the time for it has come. */
async function failWhen(script: string, time: () => Promise<void>): Promise<void> {
  await page.route(`**${script}`, async (route) => {
    await time();
    await route.abort('connectionfailed');
  });
}

const open = (path = '/') => page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
/** Leaves the page for one without scripts, so that none of the page before sees what changes in its storage. */
const leave = () => page.goto(`${site.url}/robots.txt`);
const isReadable = () => page.getByRole('heading', { level: 1 }).first().isVisible();

it('V6: a failure of the first or of the last script has the page loaded afresh, once (S4)', async () => {
  const scripts = await firstScripts();
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of [scripts[0] ?? '', scripts.at(-1) ?? '']) {
    documents = 0;
    const came = await failOnce(script, (route) => route.fulfill({ status: 404, body: '' }));
    await open();
    await eventually(async () => `${documents} ${came()}`, '2 true', 180_000);
    await page.waitForLoadState('load');
    expect(documents).toBe(2);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => sessionStorage.clear());
  }
});

it('V6: a script that goes on failing has it loaded afresh once, and again when no reload was due for 60 seconds (S4)', async () => {
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404, body: '' }));
  await open();
  // A script that fails after the site has answered asks it once more.
  await eventually(async () => documents === 2 && answers.length >= 2, true);
  await page.waitForLoadState('load');
  expect([documents, await isReadable()]).toEqual([2, true]);
  const dueAgo = async (ms: number) => {
    await leave();
    await page.evaluate((at) => sessionStorage.setItem('reload-due-at', String(at)), Date.now() - ms);
    [documents, answers] = [0, []];
  };
  const sinceDue = async () => Date.now() - Number(await page.evaluate(() => sessionStorage.getItem('reload-due-at')));
  await dueAgo(30_000);
  await open();
  await eventually(async () => answers.length > 0, true);
  await page.waitForLoadState('load');
  expect(documents).toBe(1);
  // Each time counts, or a page that always fails would be loaded afresh every minute.
  await eventually(async () => (await sinceDue()) < 30_000, true);
  await dueAgo(60_001);
  await open();
  await eventually(async () => documents, 2);
});

it('V6: a script that is not there after 120,000 ms has failed (S4)', async () => {
  const [script = ''] = await firstScripts();
  await page.clock.install();
  const came = await failOnce(script, async () => {});
  const asked = page.waitForRequest(`**${script}`);
  await open();
  await asked;
  await page.clock.fastForward(119_000);
  expect([documents, answers]).toEqual([1, []]);
  await page.clock.fastForward(1_000);
  await eventually(async () => `${documents} ${came()}`, '2 true', 180_000);
});

it('V5: a page stays on the screen while the browser is offline, and is loaded afresh once when the line is back (S4)', async () => {
  const [script = ''] = await firstScripts();
  const came = await failOnce(script, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await open();
  await eventually(async () => answers.join(' '), 'failed');
  expect([documents, await isReadable()]).toEqual([1, true]);
  await context.setOffline(false);
  await eventually(async () => `${documents} ${came()}`, '2 true', 180_000);
  await page.waitForLoadState('load');
  expect([documents, await isReadable()]).toEqual([2, true]);
});

it('V5: a line that is dead although the browser knows nothing of it is waited for in the same way (S4)', async () => {
  await page.clock.install();
  let isDead = true;
  await page.route('**/*', (route) =>
    documents > 0 && isDead && !route.request().isNavigationRequest() && !route.request().url().includes('/_site/core-')
      ? route.abort('connectionfailed')
      : route.continue(),
  );
  await open();
  await eventually(async () => answers.join(' '), 'failed');
  await page.clock.fastForward(30_000);
  await eventually(async () => answers.join(' '), 'failed failed');
  expect([documents, await isReadable()]).toEqual([1, true]);
  isDead = false;
  await page.clock.fastForward(30_000);
  await eventually(async () => documents, 2);
});

it('V5: a page whose first script does not come asks for it again every 30 s, and goes on where it was (S4)', async () => {
  await page.clock.install();
  await page.addInitScript(() => {
    addEventListener(
      'error',
      ({ target }) => target instanceof HTMLScriptElement && Object.assign(target, { failed: true }),
      true,
    );
  });
  const failed = () => page.evaluate(() => [...document.scripts].filter((script) => 'failed' in script).length);
  await page.route('**/_site/core-*', (route) => route.abort('connectionfailed'));
  await open();
  await eventually(failed, 1);
  await page.clock.fastForward(30_000);
  await eventually(failed, 2);
  await page.unroute('**/_site/core-*');
  await page.clock.fastForward(30_000);
  await ready(page);
  expect([documents, await isReadable()]).toEqual([1, true]);
});

it('V5: a page is not loaded afresh over what somebody has typed (S4)', async () => {
  const typed = Promise.withResolvers<void>();
  const [script = ''] = await firstScripts();
  await failWhen(script, () => typed.promise);
  await open('/profissional');
  const field = page.getByRole('searchbox');
  await field.pressSequentially('psico');
  typed.resolve();
  await eventually(async () => answers.at(-1), 'answered');
  await page.waitForLoadState('load');
  expect([documents, await field.inputValue()]).toEqual([1, 'psico']);
});

it('V5: a page is loaded afresh neither under a field that is being filled in, nor over what is typed meanwhile (S4)', async () => {
  const [first = '', second = ''] = await firstScripts('/profissional');
  const focused = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await failWhen(first, () => focused.promise);
  await failWhen(second, () => asked.promise);
  await open('/profissional');
  const field = page.getByRole('searchbox');
  await field.focus();
  focused.resolve();
  await eventually(async () => answers.at(-1), 'answered');
  expect(documents).toBe(1);
  // The new page is long in coming: it comes when the typing is over, if it comes at all. Another script fails meanwhile.
  const typed = Promise.withResolvers<void>();
  await page.route('**/profissional', async (route) => {
    if (!route.request().isNavigationRequest()) return await route.continue();
    asked.resolve();
    await typed.promise;
    return await route.continue().catch(() => undefined);
  });
  const givenUp = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(second));
  await field.blur();
  await failed;
  // By the keyboard alone: Playwright's locators wait until the new page is there.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('psico');
  await givenUp;
  typed.resolve();
  expect([documents, await field.inputValue()]).toEqual([2, 'psico']);
});

it('V5: a page is not loaded afresh under a choice that is being made, nor over one that was made before the core came (S4)', async () => {
  const [script = ''] = await firstScripts('/contato');
  let begins = Promise.withResolvers<void>();
  await failWhen(script, () => begins.promise);
  await open('/contato');
  const subject = page.getByRole('combobox', { name: 'Assunto' });
  await subject.focus();
  begins.resolve();
  await eventually(async () => answers.at(-1), 'answered');
  expect(documents).toBe(1);
  await page.waitForLoadState('load');
  const loaded = page.waitForEvent('load');
  await subject.blur();
  await eventually(async () => documents, 2);
  await loaded;

  await leave();
  begins = Promise.withResolvers<void>();
  await page.evaluate(() => sessionStorage.clear());
  [documents, answers] = [0, []];
  const core = Promise.withResolvers<void>();
  await page.route('**/_site/core-*', async (route) => {
    await core.promise;
    await route.continue();
  });
  await open('/contato');
  await subject.selectOption({ index: 1 });
  await page.getByRole('checkbox').check();
  await subject.blur();
  core.resolve();
  begins.resolve();
  await eventually(async () => answers.at(-1), 'answered');
  await page.waitForLoadState('load');
  expect([documents, await page.getByRole('checkbox').isChecked()]).toEqual([1, true]);
});

it('V5: a page is not loaded afresh while somebody is on the way to another one (S4)', async () => {
  const [script = ''] = await firstScripts('/contato');
  const clicked = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await failWhen(script, () => clicked.promise);
  await page.route('**/exames', async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  await open('/contato');
  await page.locator('footer a[href="/exames"]').evaluate((link: HTMLAnchorElement) => link.click());
  await asked.promise;
  clicked.resolve();
  await eventually(async () => answers.at(-1), 'answered');
  await page.unroute(`**${script}`);
  answered.resolve();
  await page.waitForURL('**/exames');
  expect(documents).toBe(2);
});

it('V5: files of islands that do not come leave the page and what is typed into it; they are asked for until they come (S4)', async () => {
  const first = await firstScripts('/contato');
  let isDead = true;
  let failures = 0;
  // One that fails before anybody types has the page loaded afresh.
  const typed = Promise.withResolvers<void>();
  await page.route(SCRIPTS, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!isDead || first.includes(pathname)) return await route.continue();
    await typed.promise;
    failures += 1;
    return await route.abort('connectionfailed');
  });
  await open('/contato');
  const field = page.getByRole('textbox', { name: 'Mensagem' });
  await field.pressSequentially('Prefiro a tarde');
  typed.resolve();
  // Turbopack itself asks for each file twice.
  await eventually(async () => failures >= 4, true);
  expect([documents, await isReadable(), await field.inputValue()]).toEqual([1, true, 'Prefiro a tarde']);
  isDead = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await ready(page);
  expect([documents, await isReadable(), await field.inputValue()]).toEqual([1, true, 'Prefiro a tarde']);
});
