/** An editor is stopped by a rule, told why in Portuguese, and shown the way (M19, P7). */
import type { Browser, Locator, Page } from 'playwright-core';
import { approve } from '../studio/approval/give-approval.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { studioToken } from './query.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { documentPath, publish, textInput } from './studio.ts';

const ID = 'journey-testimonial';
const SOBER = 'A recepção explicou tudo com calma e o horário foi cumprido.';

let stack: StudioStack;
let browser: Browser;
let page: Page;
let watch: PageWatch;

const stored = (id: string) => stack.client.fetch<string | null>('*[_id == $id][0].quote', { id });

/** A line of the panel “Validação”, which leads to its field. */
const reason = (words: RegExp): Locator => page.getByTestId('document-pane').getByRole('button', { name: words });
const PROMISE = /promessa de resultado/;

/** Whether Studio would publish now; a disabled button of Studio's stays focusable and only says so. */
async function isStopped(): Promise<boolean> {
  const button = page.getByTestId('action-publicar');
  return (await button.isDisabled()) || (await button.getAttribute('data-disabled')) === 'true';
}

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  const area = { _type: 'reference', _ref: 'area-clinica-geral' };
  const words = { quote: SOBER, authorDisplay: 'M. S.', area, subject: 'recepcao' };
  const draft = await stack.client.createOrReplace({
    _id: `drafts.${ID}`,
    _type: 'testimonial',
    ...words,
    consentRef: 'A-12',
    consentAt: '2026-10-01',
  });
  const director = await signIn(browser, stack, '', await stack.createAccount('Ana', 'technical-director'));
  await approve(stack.client.withConfig({ token: await studioToken(director.page) }), draft, 'testimonial');
  await director.page.close();
  const editor = await stack.createAccount('Rosa', 'editor');
  ({ page, watch } = await signIn(browser, stack, documentPath('testimonial', ID), editor));
  await textInput(page, 'quote').waitFor();
});

afterEach(() => nothingWentWrong(watch));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('may publish what is sober', async () => {
  await eventually(isStopped, false);
});

it('is stopped when the text promises, and reads the word that is meant, the reason and the resolution', async () => {
  const praise = 'Foi uma ótima clínica e saí de lá curada na mesma semana.';
  await textInput(page, 'quote').fill(praise);
  await eventually(() => stored(`drafts.${ID}`), praise);
  await eventually(isStopped, true);
  await page.getByTestId('document-pane').getByRole('button', { name: 'Validação' }).click();
  const words = (await reason(PROMISE).textContent()) ?? '';
  expect(words).toContain('“curada”');
  expect(words).toContain('CFM 2.336/2023, art. 11');
  expect(words).toContain('Diga o que é feito');
});

it('is led to the field by the reason, follows it, and publishes', async () => {
  await reason(PROMISE).click();
  await eventually(() => textInput(page, 'quote').evaluate((input) => input === document.activeElement), true);
  await textInput(page, 'quote').fill(SOBER);
  await eventually(() => stored(`drafts.${ID}`), SOBER);
  await reason(PROMISE).waitFor({ state: 'detached' });
  await eventually(isStopped, false);
  await publish(page);
  await eventually(() => stored(ID), SOBER);
});

it('is stopped for psychology whatever the text says (P7)', async () => {
  const area = { _type: 'reference', _ref: 'area-psicologia' };
  const published = await stack.client.getDocument(ID);
  await stack.client.createOrReplace({ _type: 'testimonial', ...published, _id: `drafts.${ID}`, area });
  await reason(/Depoimentos não são permitidos para psicologia \(CFP/).waitFor();
  await eventually(isStopped, true);
  expect(await stored(ID)).toBe(SOBER);
});
