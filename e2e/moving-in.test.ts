/** Moving in from an old website (U8): its links lead on, its pages come along as drafts, and links that break are told. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { administrator } from './administrator.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { type Stack, startStack } from './stack.ts';
import { goInStudio, settled } from './studio.ts';

let stack: Stack;
let browser: Browser;
let page: Page;
let watch: PageWatch;
let client: SanityClient;
let oldSite: Server;
let origin: string;

/** A site with a sitemap, one page and one picture; another picture is missing. */
async function startOldSite(): Promise<void> {
  const picture = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#a9c3f5' } })
    .png()
    .toBuffer();
  oldSite = createServer(({ url = '' }, response) => {
    const answers: Readonly<Record<string, readonly [string, string | Buffer]>> = {
      '/sitemap.xml': [
        'application/xml',
        `<urlset><url><loc>${origin}/</loc></url><url><loc>${origin}/estacionamento.html</loc></url><url><loc>${origin}/sumiu-do-mapa</loc></url></urlset>`,
      ],
      '/estacionamento.html': [
        'text/html',
        '<title>Onde parar o carro | Antiga</title><nav>Menu</nav><main><p>Há vagas na rua de trás.</p></main><script>alert(1)</script>',
      ],
      '/fotos/recepcao.png': ['image/png', picture],
    };
    const [type, body] = answers[url] ?? [];
    if (type === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((listening) => oldSite.listen(0, '127.0.0.1', listening));
  const address = oldSite.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const oldPages = () => page.getByRole('region', { name: 'Ler o site antigo' });
const oldPage = (title: string) => oldPages().getByRole('row', { name: title });
const section = (body: object) => ({ _type: 'richText', _key: 'r', header: { title: 'Links' }, body });
const stored = <T>(groq: string) => client.fetch<T>(groq, {}, { perspective: 'raw' });
const EXPORT = join(import.meta.dirname, '../studio/moving-in/export.fixture.xml');

async function chooseExport(): Promise<void> {
  const buffer = Buffer.from(readFileSync(EXPORT, 'utf8').replaceAll('ORIGIN', origin));
  await oldPages().locator('input[type=file]').setInputFiles({ name: 'antiga.xml', mimeType: 'text/xml', buffer });
}

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
  await startOldSite();
  stack = await startStack({ lakeEnv: { LAKE_WEBHOOK_HOSTS: '127.0.0.1' } });
  client = await administrator(stack.settings);
  browser = await openBrowser();
  ({ page, watch } = await signIn(browser, stack, '/structure/moving-in'));
});

afterEach(() => nothingWentWrong(watch));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  oldSite?.close();
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

it('U8: one button takes it back, also for whoever left the screen and loaded Studio again', async () => {
  await goInStudio(page, '/inicio');
  await page.goto(`${stack.siteUrl}/studio/structure/moving-in`);
  await page.getByText('2 redirecionamentos publicados.').waitFor();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await eventually(() => answerAt('/contatos.php'), '404');
  await eventually(() => answerAt('/equipe'), '308 /profissional');
});

it('U8: what somebody changed since is not taken back, and that is said', async () => {
  await list().fill('/contatos.php\t/contato');
  await page.getByRole('button', { name: 'Publicar 1 redirecionamento' }).click();
  await page.getByText('1 redirecionamento publicado.').waitFor();
  await client.patch({ query: '*[_type == "redirect" && from == "/contatos.php"]' }).set({ permanent: false }).commit();
  watch.expectStatus(409, /\/data\/mutate\//);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByText('Nada foi desfeito').waitFor();
  expect(await stored('*[_type == "redirect" && from == "/contatos.php"].to')).toEqual(['/contato']);
  await client.delete({ query: '*[_type == "redirect" && from == "/contatos.php"]' });
});

it('U8: of a WordPress export each page has a proposal, and what comes along is a draft', async () => {
  await chooseExport();
  await oldPage('Fale conosco').waitFor();
  expect(await page.getByRole('combobox', { name: 'Link novo: Fale conosco' }).inputValue()).toBe('/contato');
  await oldPages().getByRole('button', { name: 'Pôr 1 link na lista' }).click();
  expect(await list().inputValue()).toContain('/contato.php\t/contato');
  await oldPages().getByRole('button', { name: 'Trazer 2 rascunhos' }).click();
  await oldPage('Como é a nossa recepção').getByRole('link', { name: 'Veio como rascunho' }).waitFor();
  // One picture could not be had: the article came all the same.
  await oldPage('Água & calor').getByText('1 imagem não veio.').waitFor();
  const article = oldPage('Água & calor').getByRole('link', { name: 'Veio como rascunho' });
  expect(await article.getAttribute('href')).toContain('type=post');
  expect(await stored('*[_id match "*importado*"]{_id, _type, title} | order(_id asc)')).toEqual([
    { _id: 'drafts.importado-blog-agua-e-calor', _type: 'post', title: 'Água & calor: o que beber' },
    { _id: 'drafts.importado-como-e-a-recepcao', _type: 'page', title: 'Como é a nossa recepção' },
  ]);
  const draft = '*[_id == "drafts.importado-como-e-a-recepcao"][0]';
  expect(await stored(`${draft}.sections[1].image{"size": asset->metadata.dimensions.width, alt}`)).toEqual({
    size: 800,
    alt: null,
  });
  expect(JSON.stringify(await stored(draft))).not.toContain('alert');
  expect(await answerAt('/como-e-a-recepcao')).toBe('404');
  // The table is there for whoever looks at a draft and comes back.
  await goInStudio(page, '/inicio');
  await goInStudio(page, '/structure/moving-in');
  await oldPage('Água & calor').getByText('1 imagem não veio.').waitFor();
});

it('U8: the same export once more doubles nothing', async () => {
  await chooseExport();
  await oldPage('Como é a nossa recepção').getByText('Já veio: está em rascunho.').waitFor();
  await oldPage('Água & calor').getByText('Já veio: está em rascunho.').waitFor();
  expect(await oldPages().getByRole('button', { name: 'Trazer 0 rascunhos' }).isDisabled()).toBe(true);
});

it('U8: of a sitemap pages come along, too; one that fails is said, and the rest goes on', async () => {
  await oldPages().getByRole('textbox', { name: 'Mapa do site antigo' }).fill(`${origin}/sitemap.xml`);
  await oldPages().getByRole('button', { name: 'Ler mapa do site' }).click();
  await oldPages().getByRole('button', { name: 'Trazer 2 rascunhos' }).click();
  await oldPage('sumiu do mapa').getByText('O site antigo respondeu com o erro 404.').waitFor();
  await oldPage('estacionamento').getByRole('link', { name: 'Veio como rascunho' }).click();
  await settled(page);
  const came = '*[_id == "drafts.importado-estacionamento-html"][0]{title, "said": pt::text(sections[].body)}';
  expect(await stored(came)).toEqual({ title: 'Onde parar o carro', said: 'Há vagas na rua de trás.' });
});

it('U8: a sitemap that cannot be read says why', async () => {
  watch.expectStatus(422, /old-site/);
  await page.goto(`${stack.siteUrl}/studio/structure/moving-in`);
  await oldPages().getByRole('textbox', { name: 'Mapa do site antigo' }).fill('http://10.0.0.1/sitemap.xml');
  await oldPages().getByRole('button', { name: 'Ler mapa do site' }).click();
  // Beside that of a page which did not come along: the table is still there.
  const problem = oldPages().getByRole('alert').filter({ hasText: 'O site antigo não respondeu' });
  await problem.waitFor();
  expect(await problem.innerText()).toBe('O site antigo não respondeu, ou o link não é público.');
});

it('U8: links that open nothing stand on the opening screen, one click from their field', async () => {
  const markDefs = ['estacionamento.html', 'sumiu'].map((name) => ({
    _type: 'link',
    _key: name.slice(0, 4),
    kind: 'url',
    url: `${origin}/${name}`,
  }));
  const children = markDefs.map(({ _key }) => ({ _type: 'span', _key: `s${_key}`, text: _key, marks: [_key] }));
  const body = [{ _type: 'block', _key: 'b', style: 'normal', markDefs, children }];
  await client.create({ _type: 'page', title: 'Com links', slug: { current: 'com-links' }, sections: [section(body)] });
  await client.create({ _type: 'redirect', from: '/antes', to: '/lugar-nenhum' });
  await goInStudio(page, '/inicio');
  const panel = page.getByRole('region', { name: 'Links que não abrem' });
  await panel.getByText('Leva a /lugar-nenhum, que não abre nada.').waitFor();
  await panel.getByRole('button', { name: 'Conferir agora' }).click();
  const entry = panel.getByRole('link', { name: /sumiu: o site responde com o erro 404/ });
  await entry.waitFor();
  expect(await panel.innerText()).not.toContain('estacionamento');
  await entry.click();
  await page.getByTestId('document-pane').getByTestId('field-title').waitFor();
  expect(decodeURIComponent(page.url())).toContain('markDefs');
});
