/** Numbers as people write them, in Portuguese, the order of a list, and a click on Publish before the last save. */
import type { Browser, Locator, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { documentPath, goInStudio, isPublication, publish, saved, textInput, untilShown } from './studio.ts';
import { englishOn } from './words-on.ts';

let stack: StudioStack;
let browser: Browser;
let page: Page;
let watch: PageWatch;

const draft = (path: string) => stack.client.fetch<string | null>(`*[_id == "drafts.siteSettings"][0].${path}`);
const published = (path: string) => stack.client.fetch<string | null>(`*[_id == "siteSettings"][0].${path}`);

async function openSettings(path: string): Promise<void> {
  await goInStudio(page, documentPath('siteSettings', 'siteSettings', path));
  await textInput(page, path).waitFor();
}

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  const rita = await stack.createAccount('Rita', 'editor');
  ({ page, watch } = await signIn(browser, stack, '/structure', rita));
});

afterEach(() => nothingWentWrong(watch));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it.each([
  ['cnpj', '11222333000181', '11.222.333/0001-81', '11222333000181'],
  ['address.cep', '78550123', '78550-123', '78550123'],
  ['whatsapp.number', '66 99999 1234', '(66) 99999-1234', '+5566999991234'],
])(
  'takes %s as it is typed, shows it as people write it, stores it in one form',
  async (path, typed, shown, stored) => {
    await openSettings(path);
    const input = textInput(page, path);
    await input.click();
    await input.press('Control+a');
    await input.pressSequentially(typed);
    // Under the cursor nothing moves.
    expect(await input.inputValue()).toBe(typed);
    await eventually(() => draft(path), stored);
    await input.press('Tab');
    await eventually(() => input.inputValue(), shown);
  },
);

it('takes an amount in reais and stores centavos (M16)', async () => {
  await goInStudio(page, documentPath('priceItem', 'price-consulta', 'amountCents'));
  const input = page.getByTestId('money-input');
  await input.fill('1.250,50');
  await eventually(() => stack.client.fetch('*[_id == "drafts.price-consulta"][0].amountCents'), 125_050);
  await input.fill('a combinar');
  await page.getByTestId('field-amountCents').getByText('Continua guardado: R$ 1.250,50').waitFor();
});

it.each(['', '/structure/team;everyone', '/media', '/releases'])('speaks Portuguese on /studio%s', async (path) => {
  await goInStudio(page, path);
  expect(await englishOn(page)).toEqual([]);
});

it('publishes all that was typed when Publish is clicked while Studio still saves', async () => {
  await openSettings('tagline');
  const input = textInput(page, 'tagline');
  for (const round of [1, 2, 3]) {
    const tagline = `Clínica geral, psicologia e imagem, ${round}`;
    await input.fill('');
    await input.pressSequentially(tagline);
    await publish(page);
    await eventually(() => published('tagline'), tagline);
  }
  await eventually(() => draft('_id'), null);
});

it('publishes what was clicked although another document is opened at once', async () => {
  await openSettings('tagline');
  const input = textInput(page, 'tagline');
  await input.fill('');
  await input.pressSequentially('Publicada por quem já foi adiante');
  const waits = page.getByRole('button', { name: /^(Salvando|Publicando)…$/ });
  await untilShown(waits, () => page.getByTestId('action-publicar').click());
  await page.evaluate(
    (path) => {
      history.pushState(null, '', `/studio${path}`);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    documentPath('priceItem', 'price-consulta'),
  );
  await page.getByTestId('money-input').waitFor();
  await eventually(() => published('tagline'), 'Publicada por quem já foi adiante');
  await eventually(() => draft('_id'), null);
});

describe('who types while publishing', () => {
  const before = 'Antes da publicação';

  beforeEach(async () => {
    await openSettings('tagline');
    await textInput(page, 'tagline').fill(before);
    await page.keyboard.press('End');
    await eventually(() => draft('tagline'), before);
    await saved(page);
  });

  // While the draft goes away the form takes nothing: what is in it at the end is what is stored.
  it.each([
    ['from the moment it is asked for', 0],
    ['on a slow line, too', 1_000],
  ])('publishes what was clicked and stores what the form shows, %s', async (_name, delay) => {
    await page.route('**/actions/production*', async (route) => {
      if (isPublication(route.request())) await new Promise((done) => setTimeout(done, delay));
      await route.continue();
    });
    const asked = page.waitForRequest(isPublication);
    await page.keyboard.press('Control+Alt+p');
    await asked;
    await page.keyboard.type(' e depois dela, sem pausa, mais do que nela', { delay: 50 });
    await eventually(() => published('tagline'), before);
    await page.keyboard.type(' entrou');
    await eventually(async () => (await draft('tagline'))?.endsWith(' entrou'), true);
    expect(await draft('tagline')).toBe(await textInput(page, 'tagline').inputValue());
    await page.unroute('**/actions/production*');
  });

  it('has published where the browser was too busy for the last save', async () => {
    const button = await page.getByTestId('action-publicar').boundingBox();
    // The second one is what Studio saves up to a second later.
    await page.keyboard.type('..', { delay: 150 });
    const busy = page.evaluate(() => {
      const end = Date.now() + 2_000;
      while (Date.now() < end);
    });
    const asked = page.waitForRequest(isPublication);
    await page.mouse.click((button?.x ?? 0) + 10, (button?.y ?? 0) + 10);
    await busy;
    await asked;
    await eventually(() => published('tagline'), `${before}..`);
  });
});

describe('what is pasted into a text', () => {
  const id = 'post-colado';
  const stored = () =>
    stack.client.fetch<{ words: string; listItem: string | null; link: object | null }[] | null>(
      `*[_id == "drafts.${id}"][0].body[]{"words": pt::text(@), listItem, "link": markDefs[0]{kind, url, "page": target._ref}}`,
    );
  const text = () => page.getByTestId('pt-editor').locator('[contenteditable="true"]');
  const paste = (data: Readonly<Record<string, string>>) =>
    text().evaluate((element, given) => {
      const clipboardData = new DataTransfer();
      for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, data);
  const html = (origin: string) =>
    `<p class=MsoNormal>Leia o <a href="https://exemplo.invalid/guia">guia</a></p><p class=MsoNormal>e o <a href="${origin}/contato">contato</a></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='font-family:Symbol'><span style='mso-list:Ignore;'>·<span>&nbsp; </span></span></span>Dor forte</p><p><img src="file:///C:/a.png"></p>`;

  it('T8: keeps the address of a link and one mark for a list, and says what did not come', async () => {
    await stack.client.createIfNotExists({ _id: `drafts.${id}`, _type: 'post', title: 'Colado' });
    await goInStudio(page, documentPath('post', id, 'body'));
    await untilShown(text(), () => page.getByTestId('pt-editor').click());
    await text().click();
    await page.keyboard.type('Isto sai');
    await page.keyboard.press('Control+a');
    await paste({ 'text/html': html(stack.siteUrl), 'text/plain': 'sem marcas' });
    await page.getByText('A imagem não veio: envie em um campo de imagem, como Capa.').first().waitFor();
    const contact = await stack.client.fetch<string>('*[_type == "page" && slug.current == "contato"][0]._id');
    await eventually(stored, [
      {
        words: 'Leia o guia',
        listItem: null,
        link: { kind: 'url', url: 'https://exemplo.invalid/guia', page: null },
      },
      { words: 'e o contato', listItem: null, link: { kind: 'page', url: null, page: contact } },
      { words: 'Dor forte', listItem: 'bullet', link: null },
    ]);
  });

  it('T8: keeps a link to a page that is copied within Studio', async () => {
    for (const key of ['Control+a', 'Control+c', 'ArrowRight', 'Enter', 'Enter', 'Control+v']) await text().press(key);
    const pages = async () =>
      (await stored())?.filter(({ link }) => link !== null && 'page' in link && link.page !== null);
    await eventually(async () => (await pages())?.map(({ words }) => words), ['e o contato', 'e o contato']);
  });

  it('T8: makes a link of the words that an address is pasted over', async () => {
    for (const key of ['Control+End', 'Enter', 'Enter']) await text().press(key);
    await page.keyboard.type('mapa');
    await eventually(async () => (await stored())?.at(-1)?.words, 'mapa');
    await text().press('Shift+Home');
    await paste({ 'text/plain': 'https://exemplo.invalid/mapa' });
    await eventually(async () => (await stored())?.at(-1), {
      words: 'mapa',
      listItem: null,
      link: { kind: 'url', url: 'https://exemplo.invalid/mapa', page: null },
    });
  });
});

describe('closing the window', () => {
  /** Whether the window would close without a question. */
  const closesSilently = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  const edits = '**/actions/production*';

  it('asks while what was typed is not stored, and no longer', async () => {
    await openSettings('tagline');
    await eventually(closesSilently, true);
    const released = Promise.withResolvers<void>();
    await page.route(edits, async (route) => {
      await released.promise;
      await route.continue();
    });
    const asked = page.waitForEvent('dialog');
    await textInput(page, 'tagline').fill('Digitada antes de fechar');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    released.resolve();
    await eventually(() => draft('tagline'), 'Digitada antes de fechar');
    await eventually(closesSilently, true);
    await page.unroute(edits);
  });

  it('asks for a text, which hands on what was typed when somebody pauses', async () => {
    await stack.client.createIfNotExists({ _id: 'drafts.post-fechado', _type: 'post', title: 'Fechado' });
    await goInStudio(page, documentPath('post', 'post-fechado', 'body'));
    const text = page.getByTestId('pt-editor').locator('[contenteditable="true"]');
    await untilShown(text, () => page.getByTestId('pt-editor').click());
    await text.click();
    await eventually(closesSilently, true);
    // Before the editor's own timer, on however slow a machine: what is due earlier comes first.
    await text.evaluate((element) => {
      const ask = () =>
        (element.dataset['asks'] = String(!dispatchEvent(new Event('beforeunload', { cancelable: true }))));
      element.addEventListener('beforeinput', () => setTimeout(ask), { once: true, capture: true });
    });
    await page.keyboard.type('a');
    await eventually(() => text.getAttribute('data-asks'), 'true');
    await eventually(closesSilently, true);
    expect(await stack.client.fetch('pt::text(*[_id == "drafts.post-fechado"][0].body)')).toBe('a');
  });
});

describe('the order of a list', () => {
  const names = () =>
    stack.client
      .fetch<string[]>('*[_type == "portfolioItem" && !(_id in path("drafts.**"))] | order(order asc)[0...3].title')
      .then((titles) => titles.join());
  const row = (name: string): Locator => page.getByRole('listitem').filter({ hasText: name });

  beforeAll(async () => {
    await goInStudio(page, '/structure/clinic;order-portfolioItem');
    await row('Recepção').waitFor();
    await eventually(names, 'Recepção,Consultório,Sala de psicologia');
  });

  it('follows a row that is dragged', async () => {
    await row('Sala de psicologia').dragTo(row('Recepção'));
    await eventually(names, 'Sala de psicologia,Recepção,Consultório');
    await page.getByText('Ordem guardada').first().waitFor();
  });

  it('follows the arrow buttons, by keyboard', async () => {
    await page.getByRole('button', { name: 'Descer Sala de psicologia' }).focus();
    await page.keyboard.press('Enter');
    await eventually(names, 'Recepção,Sala de psicologia,Consultório');
    expect(await row('Recepção').count()).toBe(1);
  });
});
