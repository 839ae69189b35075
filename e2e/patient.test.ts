/** A patient with a phone: an exam, a doctor who comes once a month, and who answers for the clinic. */
import type { Page } from 'playwright-core';
import { openSite, type Site } from './site.ts';
import { beginVisit, MODES } from './visits.ts';

let site: Site;
let page: Page;

beforeAll(async () => {
  site = await openSite();
});

afterAll(async () => {
  await site?.close();
});

describe.each(MODES)('%s', (mode) => {
  beforeAll(async () => {
    page = await beginVisit(site.browser, mode);
  });

  afterAll(async () => {
    await page?.context().close();
  });

  const width = () => page.evaluate(() => document.documentElement.scrollWidth);

  it('M: finds preparation, warnings, plans and the button of an exam', async () => {
    await page.goto(`${site.url}/exames/tomografia-de-abdome-com-contraste`);
    const preparation = await page.getByRole('region', { name: 'Preparo do exame' }).innerText();
    for (const text of [
      'possibilidade de gravidez',
      'alergia ou doença nos rins, ou se estiver amamentando',
      'Guia autorizada',
      'Exames anteriores',
      'Venha com um acompanhante adulto.',
      'Menores de 18 anos vêm com o responsável legal.',
      'até 5 dias úteis',
      'Revisado por',
    ]) {
      expect(preparation).toContain(text);
    }
    const facts = await page.getByRole('complementary', { name: 'Sobre o exame' }).innerText();
    for (const text of ['Usa contraste', 'Sala de tomografia', 'Convênio Exemplo A']) {
      expect(facts).toContain(text);
    }
    const button = page.getByRole('link', { name: 'Agendar este exame' });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await width()).toBe(360);
  });

  it('T6: finds on the page of plans which of them cover everything, and which exams the others do', async () => {
    await page.goto(`${site.url}/convenios`);
    expect(await page.getByText('Todos os serviços e exames da clínica.').count()).toBe(3);
    expect(await page.locator('main').innerText()).toContain('com pedido de médico da rede');
    expect(await width()).toBe(360);
  });

  it('M: learns when a visiting doctor comes next, and where', async () => {
    await page.goto(`${site.url}/profissional/elisa-amostra`);
    const dates = page.getByRole('heading', { name: 'Próximas datas na clínica' }).locator('..');
    const next = (await dates.locator('time').first().getAttribute('datetime')) ?? '';
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Cuiaba' }).format(new Date());
    expect([today, next].toSorted()).toEqual([today, next]);
    expect(new Date(next).getUTCDay()).toBe(6);
    expect(await dates.innerText()).toContain('8h às 12h (Consultório 2)');
    expect(await width()).toBe(360);
  });

  it('C2: reads every registration of the clinic in the footer', async () => {
    await page.goto(site.url);
    const footer = await page.getByRole('contentinfo').innerText();
    for (const text of [
      'CNPJ 12.ABC.345/01DE-35',
      'Registro CRM-MT nº 00000',
      'CNES 0000000',
      'Diretora técnica médica: Dra. Ana Exemplo da Silva',
      'Conselho Regional de Psicologia',
      'Responsável pela psicologia: Carla Amostra Lima',
      'Alvará sanitário nº 00000',
    ]) {
      expect(footer).toContain(text);
    }
    expect(await width()).toBe(360);
  });
});
