/** M1, S2: from the demonstration to “my clinic, live”: as somebody does who has the clinic's papers on the desk. */
import type { SanityClient } from '@sanity/client';
import type { Browser, Page } from 'playwright-core';
import { inventedIn } from '../schemas/rules/demonstration.ts';
import { administrator } from './administrator.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { startStack, type Stack } from './stack.ts';
import { goInStudio, publish } from './studio.ts';

let stack: Stack;
let client: SanityClient;
let browser: Browser;
let page: Page;
let watch: PageWatch;
/** Clicks and fields. */
let steps = 0;

const dialog = () => page.getByRole('dialog');
const click = async (name: string | RegExp) => {
  steps += 1;
  await dialog()
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click();
};
const fill = async (name: string | RegExp, words: string) => {
  steps += 1;
  await dialog().getByRole('textbox', { name }).fill(words);
};
const choose = async (name: string) => {
  steps += 1;
  await dialog().getByText(name, { exact: true }).click();
};
const at = async (question: string) => {
  await page.getByRole('dialog', { name: question }).waitFor();
};
const typed = (name: string) => dialog().getByRole('textbox', { name }).inputValue();
const card = (at = page) => at.getByRole('region', { name: 'Começar com a minha clínica' });
const open = async () => {
  await card().getByRole('button').click();
  steps += 1;
};

async function addresses(): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${stack.siteUrl}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Everything that visitors, readers and search engines get. */
async function wordsOfTheDemonstration(paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const text = await (await fetch(stack.siteUrl + path)).text();
    const invented = inventedIn(text) ?? /Conteúdo de demonstração/.exec(text)?.[0];
    if (invented) found.push(`${path}: ${invented}`);
  }
  return found;
}

beforeAll(async () => {
  stack = await startStack();
  client = await administrator(stack.settings);
  browser = await openBrowser();
  ({ page, watch } = await signIn(browser, stack));
  await page.getByTestId('overview').waitFor();
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('S2: a switch alone takes no fiction live', async () => {
  const home = async () => await (await fetch(stack.siteUrl)).text();
  await client.patch('siteSettings').set({ demoMode: false, tagline: 'Agora sem a faixa' }).commit();
  await eventually(async () => (await home()).includes('Agora sem a faixa'), true);
  expect(await home()).toContain('Conteúdo de demonstração');
  expect(await home()).toContain('noindex');
  await client.patch('siteSettings').set({ demoMode: true }).commit();
});

it('M1: the card of the first week pushes nothing down: the shortcuts wait for it', async () => {
  let goOn = () => {};
  const held = new Promise<void>((done) => (goOn = done));
  await page.route('**/data/query/**', async (route) => {
    const request = route.request();
    if (`${decodeURIComponent(request.url())}${request.postData()}`.includes('demoCount')) await held;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  const shortcuts = page.getByRole('navigation', { name: 'Atalhos' });
  expect(await shortcuts.count()).toBe(0);
  goOn();
  await shortcuts.waitFor();
  expect(await card().count()).toBe(1);
  await page.unroute('**/data/query/**');
});

it('M1: an answer that cannot be taken is said beside its field, and a reload loses nothing of what was typed', async () => {
  await open();
  await at('Como a clínica se chama?');
  await fill('Nome da clínica', 'Clínica Rio Teles Pires');
  await fill(/O que ela atende/, 'Clínica geral e psicologia');
  await fill('Razão social', 'Clínica Rio Teles Pires Ltda.');
  await fill('CNPJ', '11.222.333/0001-80');
  await click('Continuar');
  // One digit is wrong.
  await dialog().getByRole('alert').waitFor();
  await page.reload();
  await open();
  await at('Como a clínica se chama?');
  expect(await typed('Nome da clínica')).toBe('Clínica Rio Teles Pires');
  expect(await typed('CNPJ')).toBe('11.222.333/0001-80');
  await click('Continuar');
  await dialog().getByRole('alert').waitFor();
  await fill('CNPJ', '11.222.333/0001-81');
  // Z13: a refusal ends with its reason.
  await dialog().getByRole('alert').waitFor({ state: 'detached' });
  await click('Continuar');
  await at('Que registros ela tem?');
});

it('M1: the questions, with a stop in between', async () => {
  await fill('Registro no CRM-MT', '4321');
  await click('Continuar');
  await at('Como se fala com ela?');
  await page.reload();
  expect(await card().getByRole('button').textContent()).toBe('Continuar');
  await open();
  await at('Como se fala com ela?');
  // What is written and not confirmed is there again, whatever it is.
  await dialog().getByRole('textbox', { name: 'Telefone da recepção' }).fill('(66) 35');
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await card().getByRole('button').click();
  await at('Como se fala com ela?');
  expect(await typed('Telefone da recepção')).toBe('(66) 35');
  await fill('Telefone da recepção', '(66) 3531-0000');
  await fill('WhatsApp', '66 99911-0000');
  await fill('E-mail', 'contato@rioteles.com.br');
  await click('Continuar');
  await at('Onde ela fica?');
  await fill('Rua ou avenida', 'Rua das Castanheiras');
  await fill('Número', '210');
  await fill('Bairro', 'Setor Comercial');
  await fill(/^Cidade/, 'Sinop');
  await fill('CEP', '78550-000');
  await click('Continuar');
  await at('Quando ela abre?');
  await fill(/Segunda a sexta, das/, '7h');
  await fill(/Segunda a sexta, às/, '11h30');
  await fill(/depois do almoço, das/, '13h');
  await fill(/depois do almoço, às/, '17h30');
  await click('Continuar');
  await at('Que áreas ela tem?');
});

it('M1: two who answer at once keep each other’s answers, and each goes on where the questions stand', async () => {
  const colleague = await signIn(browser, stack);
  const other = colleague.page.getByRole('dialog');
  await card(colleague.page).getByRole('button').click();
  await colleague.page.getByRole('dialog', { name: 'Que áreas ela tem?' }).waitFor();
  for (const question of ['Quando ela abre?', 'Onde ela fica?', 'Como se fala com ela?']) {
    await other.getByRole('button', { name: 'Voltar' }).click();
    await colleague.page.getByRole('dialog', { name: question }).waitFor();
  }
  await other.getByRole('textbox', { name: 'E-mail' }).fill('recepcao@rioteles.com.br');
  await other.getByRole('button', { name: 'Continuar' }).click();
  await colleague.page.getByRole('dialog', { name: 'Onde ela fica?' }).waitFor();
  await nothingWentWrong(colleague.watch);
  await colleague.context.close();

  await choose('Diagnóstico por imagem');
  await click('Continuar');
  await at('Quem responde por ela no CRM?');
  expect(await client.fetch('*[_id == "state.firstWeek"][0].answers{email, areas}')).toEqual({
    email: 'recepcao@rioteles.com.br',
    areas: 'area-clinica-geral,area-psicologia',
  });
});

it('M1: the questions, to the end', async () => {
  await fill('Nome completo', 'Lúcia Prado Nogueira');
  await choose('Médica (Dra.)');
  await fill('CRM-MT', '5432');
  await click('Continuar');
  await at('Quem cuida dos dados pessoais?');
  await fill('Nome completo', 'Marta Siqueira Lopes');
  await fill('E-mail', 'privacidade@rioteles.com.br');
  await click('Continuar');
  await at('Que convênios ela atende?');
  await fill(/^Convênios/, 'Unimed\nMT Saúde');
  await click('Continuar');
  await at('O site mostra valores?');
  await choose('Não mostrar');
  await click('Continuar');
  await at('Há um logotipo e uma cor?');
  // Z9: a PDF that is called a picture is none.
  const buffer = Buffer.from('%PDF-1.4');
  await dialog().locator('input[type="file"]').setInputFiles({ name: 'logo.pdf', mimeType: 'application/pdf', buffer });
  await page.getByText('“logo.pdf” não é uma imagem que o site mostra.').waitFor();
  expect(await watch.problems()).toEqual([expect.stringContaining('answered 400')]);
  await fill('Cor da clínica', '1b5e20');
  await click('Continuar');
  await at('Retirar a demonstração');
  expect((await wordsOfTheDemonstration(['/'])).join()).toContain('Clínica Exemplo Norte');
});

it('Z6: what a colleague writes meanwhile is not overwritten: nothing is done, and it is said', async () => {
  await page.route('**/data/mutate/**', async (route) => {
    await client.patch('siteSettings').set({ tagline: 'Escrito por uma colega' }).commit();
    await route.continue();
  });
  await dialog().getByRole('button', { name: 'Retirar a demonstração' }).click();
  await page.getByText('Alguém mudou o mesmo conteúdo agora, e nada foi gravado.').waitFor();
  await page.unroute('**/data/mutate/**');
  expect(await watch.problems()).toEqual([expect.stringContaining('answered 409')]);
  expect(await client.fetch('*[_id == "siteSettings"][0].tagline')).toBe('Escrito por uma colega');
  expect(await client.fetch('count(*[_type == "exam"]) > 0')).toBe(true);
});

it('M1: the demonstration goes, and comes back as it was', async () => {
  const everything = '*[!(_id in path("drafts.**")) && !(_type match "system.*")] | order(_id asc)';
  const stateOf = async () => {
    const documents = await client.fetch<Record<string, unknown>[]>(everything);
    return documents.map((document) => ({ ...document, _rev: '', _updatedAt: '' }));
  };
  const before = await stateOf();
  await click('Retirar a demonstração');
  await at('O que ainda é da demonstração');
  expect(await client.fetch('count(*[_type in ["exam", "post", "priceItem", "testimonial"]])')).toBe(0);
  await dialog().getByRole('button', { name: 'Trazer a demonstração de volta' }).click();
  await dialog().getByRole('button', { name: 'Trazer de volta' }).click();
  await at('Retirar a demonstração');
  expect(await stateOf()).toEqual(before);
  await click('Retirar a demonstração');
  await at('O que ainda é da demonstração');
});

it('M1: what is left is read and confirmed, text by text one click away, and the site is the clinic’s', async () => {
  const texts = dialog().getByRole('listitem').getByRole('link');
  expect(await texts.count()).toBeGreaterThan(0);
  const goLive = dialog().getByRole('button', { name: 'Mostrar o site como o da clínica' });
  expect(await goLive.isDisabled()).toBe(true);
  // One text is not the clinic's: it is opened, changed and published.
  steps += 1;
  await dialog().getByRole('link', { name: 'Texto pequeno acima do título' }).first().click();
  await page
    .getByTestId('nested-object-dialog')
    .getByRole('textbox', { name: 'Texto pequeno acima do título' })
    .fill('Sinop, Mato Grosso');
  steps += 2;
  await publish(page);
  await goInStudio(page, '/inicio');
  await page.getByTestId('overview').waitFor();
  await open();
  await at('O que ainda é da demonstração');
  const confirmations = dialog().getByRole('button', { name: /vale para a clínica$/ });
  for (let count = await confirmations.count(); count > 0; count -= 1) {
    steps += 1;
    await confirmations.first().click();
    await eventually(() => confirmations.count(), count - 1);
  }
  steps += 1;
  await goLive.click();
  await dialog().waitFor({ state: 'detached' });
  console.log(`${steps} clicks and fields`);
  expect(steps).toBeLessThanOrEqual(120);
  await eventually(async () => (await (await fetch(stack.siteUrl)).text()).includes('noindex'), false);
  const paths = await addresses();
  expect(paths).toContain('/profissional/lucia-prado-nogueira');
  const feeds = ['/sitemap.xml', '/feed.xml', '/llms.txt', '/nao-existe'];
  expect(await wordsOfTheDemonstration([...paths, ...feeds])).toEqual([]);
  expect(await (await fetch(`${stack.siteUrl}/icon.svg`)).text()).toContain('#1b5e20');
  await nothingWentWrong(watch);
});

it('M1: no link of the new site leads nowhere, and no section is empty', async () => {
  const visitor = await browser.newPage();
  const seen = new Map<string, number>();
  for (const path of await addresses()) {
    await visitor.goto(stack.siteUrl + path);
    const links = await visitor
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    for (const link of links) {
      const [address = '/'] = (link ?? '/').split('#');
      if (!seen.has(address)) seen.set(address, (await fetch(stack.siteUrl + address)).status);
    }
    const bare = await visitor
      .locator('main section')
      .evaluateAll((all) => all.filter((one) => one.textContent.trim() === '').length);
    expect([path, bare]).toEqual([path, 0]);
  }
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([]);
  await visitor.close();
});
