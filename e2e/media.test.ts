/** Images kept in one place: sent once, found again, used in a document. */
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { addProfessional } from './people.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { documentPath, goInStudio, settled, untilShown } from './studio.ts';

const ID = 'journey-media';

let stack: StudioStack;
let browser: Browser;
let page: Page;
let watch: PageWatch;

const stored = () =>
  stack.client.fetch<string | null>('*[_type == "sanity.imageAsset" && originalFilename == "fachada.jpg"][0]._id');

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  await addProfessional(stack.client, ID, 'Nilo Ensaio Prado');
  await stack.client.patch(ID).unset(['photo']).commit();
  ({ page, watch } = await signIn(browser, stack, '/media'));
});

afterEach(() => nothingWentWrong(watch));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('keeps an image that is sent to the library, and finds it by its name', async () => {
  const picture = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#d3f3e6' } })
    .jpeg()
    .toBuffer();
  const file = { name: 'fachada.jpg', mimeType: 'image/jpeg', buffer: picture };
  const shown = page.getByText('fachada.jpg').first();
  await untilShown(shown, () => page.locator('input[type=file]').first().setInputFiles(file));
  await eventually(async () => (await stored()) !== null, true);
  await settled(page);
  const search = page.getByPlaceholder('Pesquisar').last();
  await search.fill('inexistente');
  await page.getByText('Nada encontrado').waitFor();
  await search.fill('fachada');
  await shown.waitFor();
});

it('puts an image of the library into a document', async () => {
  await goInStudio(page, documentPath('professional', ID));
  await page.getByTestId('group-tab-profile').click();
  await settled(page);
  await page.getByTestId('image-input').getByTestId('picture-object-input-multi-browse-button').click();
  await page.getByRole('menuitem', { name: 'Imagens e arquivos' }).click();
  // Its name opens it, its picture takes it.
  await page.locator('img[src*="600x900"]').first().click();
  const used = () => stack.client.fetch<string | null>('*[_id == $id][0].photo.asset._ref', { id: `drafts.${ID}` });
  const id = await stored();
  await eventually(used, id);
});
