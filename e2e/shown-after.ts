/** What staff do and others wait for: journeys walk through it, `npm run measure:publish` takes the time. */
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { signIn } from './browser.ts';
import { queryPublished } from './query.ts';
import { ready } from './ready.ts';
import type { Stack } from './stack.ts';
import { documentPath, goInStudio, publish, saved, settled, textInput } from './studio.ts';
import { beginVisit, listening, type Mode } from './visits.ts';

/** As in studio/publishing/publications.ts, with something to spare. */
const AUTOSAVE_MS = 1_500;

/** An editor with the title of the home page's banner open in Studio, and a visitor who has the home page open. */
export interface OpenPage {
  readonly editor: Page;
  readonly visitor: Page;
  /** Path of the title's field. */
  readonly field: string;
}

export async function openPage(
  browser: Browser,
  stack: Pick<Stack, 'siteUrl' | 'lakeUrl' | 'settings'>,
  mode: Mode = 'awake',
): Promise<OpenPage> {
  const key = await queryPublished<string>(stack, '*[_id == "home"][0].sections[_type == "banner"][0]._key');
  const field = `sections[_key=="${key}"].title`;
  const { page: editor } = await signIn(browser, stack, documentPath('page', 'home', field));
  const visitor = await beginVisit(browser, mode);
  await visitor.goto(stack.siteUrl);
  await listening(visitor, mode);
  return { editor, visitor, field };
}

/** Resolves in the visitor's page with the moment the title shows, so that no polling of ours is measured. */
function momentOf(visitor: Page, title: string): Promise<number> {
  return visitor.evaluate(
    (wanted) =>
      new Promise<number>((done, fail) => {
        setTimeout(() => fail(new Error(`The open page does not show "${wanted}".`)), 120_000);
        const look = () =>
          document.querySelector('h1')?.textContent === wanted ? done(Date.now()) : requestAnimationFrame(look);
        look();
      }),
    title,
  );
}

/**
 * Types a title, publishes it when it is saved, and waits until the visitor's open page shows it.
 * @returns milliseconds from the click to the visitor's screen
 * @throws Error when the page shows it before it is published
 */
export async function publishToOpenPage({ editor, visitor, field }: OpenPage, title: string): Promise<number> {
  await textInput(editor, field).fill(title);
  await saved(editor);
  // Whoever clicks sooner waits for Studio's last save, in studio/publishing/; this is about what follows.
  await editor.waitForTimeout(AUTOSAVE_MS);
  if ((await visitor.locator('h1').first().innerText()) === title) throw new Error(`"${title}" shows unpublished.`);
  const seen = momentOf(visitor, title);
  const clicked = await publish(editor);
  return (await seen) - clicked;
}

/** Milliseconds that a hand rests on a link before it clicks: the page behind it is fetched meanwhile. */
const HAND_MS = 100;

/**
 * Goes from home to the professionals by the menu, and back.
 * @returns milliseconds from the click to the first paint of the page behind it
 */
export async function goToNextPage(visitor: Page, siteUrl: string): Promise<number> {
  await visitor.goto(siteUrl);
  await ready(visitor);
  const link = visitor.getByRole('banner').getByRole('link', { name: 'Profissionais' });
  await link.hover();
  await visitor.waitForTimeout(HAND_MS);
  const seen = visitor.evaluate(
    () =>
      new Promise<number>((done) => {
        let clicked = Number.NaN;
        document.addEventListener('click', (event) => (clicked = event.timeStamp), { once: true, capture: true });
        const look = () => {
          if (document.querySelector('h1')?.textContent !== 'Profissionais') requestAnimationFrame(look);
          // The frame that is about to be painted, and the next one: then it has been.
          else requestAnimationFrame((time) => done(time - clicked));
        };
        look();
      }),
  );
  await link.click();
  return await seen;
}

/** Opens a page in Studio's preview. Resolves when it can be edited by clicking on it. */
export async function openPresentation(editor: Page, path: string): Promise<FrameLocator> {
  const frame = editor.frameLocator('iframe');
  await goInStudio(editor, `/presentation?preview=${path}`);
  await frame.locator('sanity-visual-editing').waitFor({ state: 'attached' });
  await settled(editor);
  return frame;
}

/** Input of the title of the section that was clicked in the preview. */
export function clickedTitle(editor: Page) {
  return editor
    .getByTestId(/^field-sections\[.*\]\.title$/)
    .locator('input, textarea')
    .first();
}

/**
 * Types a title beside the preview, and waits until the preview shows it.
 * @returns milliseconds
 */
export async function typeToPreview(editor: Page, frame: FrameLocator, title: string): Promise<number> {
  const start = Date.now();
  await clickedTitle(editor).fill(title);
  await frame.locator('h1', { hasText: title }).waitFor();
  return Date.now() - start;
}
