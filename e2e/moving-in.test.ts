/** Moving in from an old website (U8): its links lead on. */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { type Stack, startStack } from './stack.ts';

let stack: Stack;
let browser: Browser;
let page: Page;
let watch: PageWatch;

const list = () => page.getByRole('textbox', { name: 'Links antigos e novos' });
const line = (from: string) => page.getByTestId('tried-redirects').getByRole('row', { name: from });

/** Status and target, as a visitor's browser gets them. */
async function answerAt(path: string): Promise<string> {
  const reply = await fetch(`${stack.siteUrl}${path}`, { redirect: 'manual' });
  await reply.arrayBuffer();
  const to = reply.headers.get('location')?.replace(stack.siteUrl, '') ?? '';
  return `${reply.status} ${to}`.trim();
}

beforeAll(async () => {
  stack = await startStack();
  browser = await openBrowser();
  ({ page, watch } = await signIn(browser, stack, '/structure/moving-in'));
});

afterEach(() => nothingWentWrong(watch));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('U8: links of the old site are pasted and tried out; a circle is refused before anything is published', async () => {
  const rows = [
    'Antigo\tNovo',
    'https://www.antigo.com.br/contatos.php\t/contato',
    '/equipe\t/a-clinica',
    '/ida\t/volta',
    '/volta\t/ida',
    'fale conosco\t/contato',
  ];
  await list().fill(rows.join('\n'));
  expect(await line('/ida').first().innerText()).toContain('Anda em círculo');
  expect(await line('/contatos.php').innerText()).toContain('Novo');
  expect(await line('/equipe').innerText()).toContain('Hoje leva a /profissional.');
  expect(await line('fale conosco').innerText()).toContain('começa com uma barra');
  expect(await answerAt('/contatos.php')).toBe('404');
});

it('U8: what is published leads visitors on at once, and what was refused stays to be mended', async () => {
  await page.getByRole('button', { name: 'Publicar 2 redirecionamentos' }).click();
  await page.getByText('2 redirecionamentos publicados.').waitFor();
  await eventually(() => answerAt('/contatos.php'), '308 /contato');
  await eventually(() => answerAt('/equipe'), '308 /a-clinica');
  expect(await list().inputValue()).toBe('/ida\t/volta\n/volta\t/ida\nfale conosco\t/contato');
  const visitor = await browser.newPage();
  await visitor.goto(`${stack.siteUrl}/contatos.php`);
  expect(new URL(visitor.url()).pathname).toBe('/contato');
  await visitor.close();
});

it('U8: one button takes it back', async () => {
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await eventually(() => answerAt('/contatos.php'), '404');
  await eventually(() => answerAt('/equipe'), '308 /profissional');
});
