/** What a page is called, in the browser’s tab and by who reads it aloud: where several pages are drawn alike, each says which it is. */
import { openSite, type Site } from './site.ts';
import { beginVisit } from './visits.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  await site?.close();
});

it.each([
  ['/agendar', 'Agendar'],
  ['/agendar/profissional/ana-exemplo', 'Agendar com Dra. Ana Exemplo da Silva'],
  ['/agendar/exame/raio-x-de-torax', 'Agendar: Raio-X de tórax'],
  ['/agendar/pedido/nada', 'Pedido não encontrado'],
  ['/busca?q=ultrassom', 'Busca: ultrassom'],
  ['/busca', 'Busca'],
])('calls %s “%s”', async (path, title) => {
  const page = await beginVisit(site.browser, 'without script');
  await page.goto(site.url + path);
  expect(await page.title()).toBe(`${title} | Clínica Exemplo Norte`);
  await page.context().close();
});

it.each([
  ['/agendar', 'Pedido de agendamento'],
  ['/contato', 'Formulário de contato'],
])('says first in the title that what was sent from %s without script has errors', async (path, name) => {
  const page = await beginVisit(site.browser, 'without script');
  await page.goto(site.url + path);
  const before = await page.title();
  const form = page.getByRole('form', { name });
  await form.getByRole('button').click();
  await form.getByRole('group', { name: /erros no formulário$/ }).waitFor();
  expect(await page.title()).toBe(`Erro: ${before}`);
  await page.context().close();
});
