/** What visitors come for, with all of the site's code, with the core alone, and with none (docs/decisions/0019-react-sleeps.md). */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { eventually } from './eventually.ts';
import { administrator } from './administrator.ts';
import { startStack, type Stack } from './stack.ts';
import { beginVisit, listening, MODES } from './visits.ts';

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  stack = await startStack();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

describe.each(MODES)('%s', (mode) => {
  let page: Page;
  let errors: string[];

  beforeEach(async () => {
    page = await beginVisit(browser, mode);
    errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
  });

  afterEach(async () => {
    await page.context().close();
    if (errors.length > 0) throw new Error(errors.join('\n'));
  });

  async function open(path: string): Promise<void> {
    await page.goto(stack.siteUrl + path);
    await listening(page, mode);
    await eventually(() => page.locator('html[data-awake]').count(), mode === 'awake' ? 1 : 0);
  }
  const title = () => page.locator('h1').first().textContent();
  const seen = (selector: string) => page.locator(selector).filter({ visible: true });

  it('leads from home by the menu to a person, and back', async () => {
    await open('/');
    await page.getByRole('banner').locator('summary').click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Profissionais' }).click();
    await eventually(title, 'Profissionais');
    await page.getByRole('link', { name: 'Dra. Ana Exemplo da Silva' }).first().click();
    await eventually(title, 'Dra. Ana Exemplo da Silva');
    await page.goBack();
    await eventually(title, 'Profissionais');
    expect(await page.getByRole('banner').locator('details').getAttribute('open')).toBeNull();
  });

  it('finds a person by a search that is sent', async () => {
    await open('/profissional');
    const all = await seen('li:has(article)').count();
    const field = page.getByRole('searchbox', { name: 'Buscar por nome, profissão ou área' });
    await field.fill('psicologa');
    await field.press('Enter');
    await page.waitForURL('**/profissional?q=psicologa*');
    await eventually(async () => (await seen('main li:has(article)').count()) < all, true);
    await page.getByRole('link', { name: 'Carla Amostra Lima' }).first().waitFor();
    expect(await field.inputValue()).toBe('psicologa');
  });

  it('finds an exam: among all of them with the core, by the search of the site without (P5)', async () => {
    await open('/exames');
    const exams = 'li[data-words]';
    expect(await seen(exams).count()).toBeGreaterThan(5);
    const field = page.getByRole('searchbox', { name: 'Buscar exame' });
    await field.fill('doppler');
    if (mode === 'without script') await field.press('Enter');
    else await eventually(() => seen(exams).count(), 1);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Doppler de carótidas/ })
      .first()
      .click();
    await eventually(title, 'Doppler de carótidas');
  });

  it('opens and closes an answer', async () => {
    await open('/');
    const question = page.locator('main details').first();
    const answer = question.locator(':scope > :last-child');
    expect(await answer.isVisible()).toBe(false);
    await question.locator('summary').press('Enter');
    await answer.waitFor();
    await question.locator('summary').click();
    await eventually(() => answer.isVisible(), false);
  });

  it('says when the clinic is open, and with the core whether it is now', async () => {
    await open('/contato');
    await seen('main .hours').first().waitFor();
    const now = page.getByText(/^(Aberto agora|Fechado agora|Intervalo|Fechado hoje)/).filter({ visible: true });
    await eventually(async () => (await now.count()) > 0, mode !== 'without script');
  });

  it('offers what a script does where there is one, and nothing that would do nothing', async () => {
    await open('/contato');
    for (const byScript of ['[data-frame]', '[data-clipboard]']) {
      await page.locator(byScript).first().waitFor({ state: 'attached' });
      expect([byScript, (await seen(byScript).count()) > 0]).toEqual([byScript, mode !== 'without script']);
    }
    // Nor on paper, whatever there is.
    await page.emulateMedia({ media: 'print' });
    await eventually(() => seen('[data-frame], [data-clipboard]').count(), 0);
  });

  it('U3: prints the preparation of an exam by a button, where there is a script', async () => {
    await open('/exames/doppler-de-carotidas');
    await page.getByRole('heading', { name: 'Preparo do exame' }).waitFor();
    expect((await seen('[data-print]').count()) > 0).toBe(mode !== 'without script');
    if (mode === 'without script') return;
    const printed = page.evaluate(() => new Promise((done) => addEventListener('beforeprint', () => done(true))));
    await page.getByRole('button', { name: 'Imprimir o preparo' }).click();
    expect(await printed).toBe(true);
  });

  it('U3: puts an exam with its preparation and a reminder into the calendar', async () => {
    await open('/exames/doppler-de-carotidas');
    await page.getByLabel('Já tem dia e hora?').fill('2027-02-01T08:00');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pôr na agenda' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    // Cuiabá is four hours behind UTC.
    for (const part of ['DTSTART:20270201T120000Z', 'Doppler de car', 'TRIGGER:-PT1440M']) expect(file).toContain(part);
    expect((await fetch(`${stack.siteUrl}/api/exam-reminder?exame=doppler-de-carotidas&quando=amanha`)).status).toBe(
      400,
    );
    for (const when of ['0001-01-01T08:00', '2027-02-31T08:00', '2027-02-01T24:00'])
      expect([
        when,
        (await fetch(`${stack.siteUrl}/api/exam-reminder?exame=doppler-de-carotidas&quando=${when}`)).status,
      ]).toEqual([when, 400]);
    expect((await fetch(`${stack.siteUrl}/api/exam-reminder?exame=nada&quando=2027-02-01T08:00`)).status).toBe(404);
  });

  it('changes the theme, and keeps it for the next page', async () => {
    await open('/');
    const menu = page.getByRole('banner').locator('summary');
    await menu.click();
    const change = page.getByRole('banner').locator('details').getByRole('button', { name: 'Tema escuro' });
    const theme = () => page.locator('html').getAttribute('data-theme');
    // Without script the system decides.
    expect(await change.isVisible()).toBe(mode !== 'without script');
    if (mode !== 'without script') await change.click();
    await open('/exames');
    expect(await theme()).toBe(mode === 'without script' ? null : 'dark');
  });

  it('says what is missing in a message, and sends it', async () => {
    const name = `Rosa ${mode}`;
    await open('/contato');
    await page.getByLabel('Nome completo').fill(name);
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await page.getByText('Há 4 erros no formulário').waitFor();
    expect(await page.getByLabel('Nome completo').inputValue()).toBe(name);
    await page.getByLabel('Telefone com DDD').fill('(66) 3000-0000');
    await page.getByLabel('Assunto').selectOption('Agendamento');
    await page.getByLabel('Mensagem').fill('Gostaria de marcar uma consulta.');
    await page.getByLabel('Li a Política de Privacidade').check();
    // Nobody is quicker than that with a fresh form.
    await page.waitForTimeout(2_100);
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await page.getByText('Mensagem enviada.').waitFor();
    const client = await administrator(stack.settings);
    const count = () => client.fetch<number>('count(*[_type == "message" && name == $name])', { name });
    await eventually(count, 1);
  });

  it('says that there is no such page, and leads home', async () => {
    await open('/nao-existe');
    await eventually(title, 'Página não encontrada');
    await page
      .getByRole('main')
      .getByRole('link', { name: /início/i })
      .first()
      .click();
    await eventually(async () => page.url(), `${stack.siteUrl}/`);
  });

  it('reads an article from the list of topics', async () => {
    await open('/topics');
    const link = page.getByRole('main').locator('article a').first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await eventually(title, name);
  });
});
