/** What visitors and editors see while the lake is away, and that nothing acknowledged is lost (E6, L4). */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { queryPublished } from './query.ts';
import { startStack, type Stack } from './stack.ts';
import { documentPath, publish, saved, textInput } from './studio.ts';

let stack: Stack;
let browser: Browser;
let editor: Page;

const publishedTitle = () => queryPublished<string>(stack, '*[_id == "home"][0].title');

/** Addresses of all published pages, from the sitemap's own source of truth: what the site links to. */
async function addresses(): Promise<string[]> {
  const result = await queryPublished<{ pages: string[]; people: string[] }>(
    stack,
    '{"pages": *[_type == "page" && defined(slug.current)].slug.current, "people": *[_type == "professional" && status == "ativo"].slug.current}',
  );
  return [
    '/',
    '/profissional',
    ...result.pages.map((slug) => `/${slug}`),
    ...result.people.map((slug) => `/profissional/${slug}`),
  ];
}

beforeAll(async () => {
  stack = await startStack();
  browser = await openBrowser();
  ({ page: editor } = await signIn(browser, stack, documentPath('page', 'home')));
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('keeps a publish that was acknowledged right before kill -9, and lets editing go on after a restart', async () => {
  await textInput(editor, 'title').fill('Início, publicado');
  const acknowledged = editor.waitForResponse(async (response) => {
    const request = response.request();
    return (
      request.url().includes('/data/actions/') &&
      (request.postData() ?? '').includes('document.publish') &&
      response.ok()
    );
  });
  await publish(editor);
  await acknowledged;
  await stack.stopLake('SIGKILL');
  await stack.startLake();
  expect(await publishedTitle()).toBe('Início, publicado');
  // Studio finds the lake again by itself, and the next edit is saved.
  await editor.waitForFunction(() => {
    const input = document.querySelector<HTMLInputElement>('[data-testid="field-title"] input');
    return input !== null && !input.readOnly && !input.disabled;
  });
  await textInput(editor, 'title').fill('Início, depois da queda');
  await saved(editor);
  await publish(editor);
  await eventually(publishedTitle, 'Início, depois da queda');
});

it('answers every published page with its content while the lake is stopped (E6)', async () => {
  const pages = await addresses();
  expect(pages.length).toBeGreaterThan(5);
  const before = new Map<string, string>();
  for (const path of pages) before.set(path, mainText(await (await fetch(stack.siteUrl + path)).text()));
  await stack.stopLake();
  for (const path of pages) {
    const reply = await fetch(stack.siteUrl + path);
    expect({ path, status: reply.status }).toEqual({ path, status: 200 });
    expect(mainText(await reply.text())).toBe(before.get(path));
  }
  expect((await fetch(`${stack.siteUrl}/nao-existe`)).status).toBe(404);
});

it('goes on when the lake is back', async () => {
  await stack.startLake();
  await textInput(editor, 'title').fill('Início, de volta');
  await publish(editor);
  await eventually(publishedTitle, 'Início, de volta');
});

/** The readable text of a page's main part. */
function mainText(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  expect(main).not.toBe('');
  return main
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}
