/** An image that is uploaded, and the part of it that the editor chooses. */
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { nothingWentWrong, type PageWatch } from './page-watch.ts';
import { addProfessional } from './people.ts';
import { startStudioStack, type StudioStack } from './studio-stack.ts';
import { documentPath, untilShown } from './studio.ts';

const ID = 'journey-image';

interface Photo {
  /** Absent while the upload goes on. */
  readonly asset?: { readonly _ref: string };
  readonly hotspot?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly crop?: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

let stack: StudioStack;
let browser: Browser;
let page: Page;
let watch: PageWatch;

const photo = () => stack.client.fetch<Photo | null>('*[_id == $id][0].photo', { id: `drafts.${ID}` });

/** Drags the middle of a handle by a part of the picture's size. */
async function drag(handle: Locator, picture: Locator, right: number, down: number): Promise<void> {
  const from = await handle.boundingBox();
  const size = await picture.boundingBox();
  if (!from || !size) throw new Error('Nothing to drag is on the page.');
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (size.width * right) / 2, y + (size.height * down) / 2);
  await page.mouse.move(x + size.width * right, y + size.height * down);
  await page.mouse.up();
}

beforeAll(async () => {
  stack = await startStudioStack();
  browser = await openBrowser();
  await addProfessional(stack.client, ID, 'Íris Ensaio Porto');
  await stack.client.patch(ID).unset(['photo']).commit();
  ({ page, watch } = await signIn(browser, stack, documentPath('professional', ID)));
});

afterEach(() => nothingWentWrong(watch));

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

it('is uploaded and shown in the form', async () => {
  const picture = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a9c3f5' } })
    .jpeg()
    .toBuffer();
  await page.getByTestId('group-tab-profile').click();
  const input = page.getByTestId('image-input').locator('input[type=file]').first();
  const shown = page.getByTestId('image-input').locator('img').first();
  // A form that is still being connected takes no file and says nothing: whoever sees no picture chooses it again.
  await untilShown(shown, () => input.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: picture }));
  expect(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(300);
  // The form shows the picture before the draft with it has reached the lake.
  const stored = async () => /^image-[0-9a-f]{40}-1200x900-jpg$/.test((await photo())?.asset?._ref ?? '');
  await eventually(stored, true);
});

it('keeps the point of focus and the crop that were dragged, also for the next visit', async () => {
  await page.getByTestId('options-menu-edit-details').click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.locator('svg image').first();
  await drag(dialog.locator('[data-handle="hotspotHandle"]'), picture, -0.2, -0.2);
  await eventually(async () => ((await photo())?.hotspot?.width ?? 1) < 0.8, true);
  await drag(dialog.locator('[data-handle="hotspot"]'), picture, -0.15, 0.1);
  await eventually(async () => ((await photo())?.hotspot?.x ?? 1) < 0.45, true);
  await drag(dialog.locator('[data-handle="crop-right"]'), picture, -0.25, 0);
  await eventually(async () => ((await photo())?.crop?.right ?? 0) > 0.1, true);

  const chosen = await photo();
  expect(chosen?.hotspot?.x).toBeCloseTo(0.35, 1);
  expect(chosen?.hotspot?.y).toBeCloseTo(0.6, 1);
  expect(chosen?.crop?.right).toBeCloseTo(0.25, 1);
  expect(chosen?.crop?.left).toBeCloseTo(0, 5);

  await page.reload();
  const details = page.getByTestId('options-menu-edit-details');
  // A form that is still being connected begins anew, with its first tab.
  await untilShown(details, () => page.getByTestId('group-tab-profile').click());
  await details.click();
  const handle = dialog.locator('[data-handle="hotspot"]');
  // While the dialog is being mounted its parts come, go and come again.
  const focusAt = async () => {
    const again = await picture.boundingBox();
    const focus = await handle.boundingBox();
    return again && focus ? (focus.x + focus.width / 2 - again.x) / again.width : Number.NaN;
  };
  await eventually(async () => Math.abs((await focusAt()) - (chosen?.hotspot?.x ?? 0)) < 0.05, true);
});
