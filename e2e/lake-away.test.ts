/** A lake that hangs, seen by staff: Studio says so, and goes on by itself when there is an answer. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, signIn } from './browser.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { eventually } from './eventually.ts';
import { documentPath, goInStudio, settled, textInput } from './studio.ts';

let stack: StudioStack;
let browser: Browser;
let context: BrowserContext;
let start: Page;

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'O servidor do conteúdo não responde' });
const signalLake = (signal: NodeJS.Signals) => process.kill(stack.lakePid(), signal);

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  ({ context, page: start } = await signIn(browser, stack));
  await start.getByTestId('overview').waitFor();
});

afterEach(() => signalLake('SIGCONT'));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('S23, E6: a Studio that is opened while the lake hangs says so, and goes on loading when it answers', async () => {
  signalLake('SIGSTOP');
  const page = await context.newPage();
  await page.goto(`${stack.siteUrl}/studio`);
  await notice(page).waitFor();
  expect(await notice(page).innerText()).toMatch(/Nada do que foi salvo se perdeu.*tenta de novo sozinha/s);
  expect(await page.getByTestId('studio-navbar').count()).toBe(0);
  await notice(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await notice(page).getByRole('button', { name: 'Tentando…' }).waitFor();
  signalLake('SIGCONT');
  await page.getByTestId('overview').waitFor();
  expect(await notice(page).count()).toBe(0);
  await page.close();
});

it('S23, E6: the start screen says that the lake hangs, keeps what it shows, and goes on when it answers', async () => {
  await settled(start);
  signalLake('SIGSTOP');
  await notice(start).waitFor();
  expect(await notice(start).count()).toBe(1);
  expect(await start.getByTestId('overview').isVisible()).toBe(true);
  signalLake('SIGCONT');
  await notice(start).waitFor({ state: 'detached' });
  await stack.client.create({ _id: 'drafts.depois-da-parada', _type: 'page', title: 'Depois da parada' });
  await start.getByText('Depois da parada').waitFor();
});

it.each([
  ['with a draft', 'drafts.sem-conexao'],
  ['that is published, and has no draft', 'sem-conexao-nem-rascunho'],
])('S16: without a connection the form of a document %s says that the text is kept, and saves it', async (_, _id) => {
  const title = 'Aviso escrito sem conexão';
  const id = _id.replace('drafts.', '');
  await stack.client.create({ _id, _type: 'notice', title: 'Aviso', scope: 'site' });
  await goInStudio(start, documentPath('notice', id));
  await textInput(start, 'title').waitFor();
  await settled(start);
  const offline = start.getByRole('alert').filter({ hasText: 'Este aparelho está sem conexão' });
  await context.setOffline(true);
  await textInput(start, 'title').fill(title);
  await offline.waitFor();
  expect(await offline.innerText()).toMatch(/O que você escreveu está guardado nesta tela: não a feche/);
  expect(await textInput(start, 'title').inputValue()).toBe(title);
  await context.setOffline(false);
  await offline.waitFor({ state: 'detached' });
  expect(await textInput(start, 'title').inputValue()).toBe(title);
  await eventually(() => stack.client.fetch(`*[_id == "drafts.${id}"][0].title`), title);
});

it('S16: keeps all that is typed while the lake hangs and comes back, also where it did what it could not answer', async () => {
  await stack.client.create({ _id: 'drafts.parada', _type: 'notice', title: 'Aviso', scope: 'site' });
  await goInStudio(start, documentPath('notice', 'parada'));
  const title = textInput(start, 'title');
  await title.waitFor();
  await settled(start);
  const answers: number[] = [];
  start.on('response', (reply) => {
    if (reply.url().includes('/data/actions/')) answers.push(reply.status());
  });
  const givenUp = start.waitForResponse((reply) => reply.status() === 503 && reply.url().includes('/data/actions/'));
  signalLake('SIGSTOP');
  await title.press('End');
  await title.pressSequentially(' um');
  await givenUp;
  await title.pressSequentially(' dois');
  signalLake('SIGCONT');
  await title.pressSequentially(' tres quatro cinco seis sete oito nove dez', { delay: 100 });
  const whole = 'Aviso um dois tres quatro cinco seis sete oito nove dez';
  await eventually(() => stack.client.fetch(`*[_id == "drafts.parada"][0].title`), whole);
  expect(await title.inputValue()).toBe(whole);
  // Studio would drop what was typed meanwhile.
  expect(new Set(answers)).toEqual(new Set([503, 200]));
});
