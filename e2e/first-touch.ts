/** The first thing somebody does on a page that sleeps, over a slow line: `npm run measure:page` takes the time till it is answered. */
import type { Browser, Locator, Page } from 'playwright-core';
import { slowDown } from './quality/first-load.ts';
import { beginVisit, listening } from './visits.ts';

interface Touch {
  readonly name: string;
  readonly path: string;
  /** Milliseconds in which it has to be answered. */
  readonly limit: number;
  /** The event with which it begins. */
  readonly event: 'click' | 'input';
  readonly act: (page: Page) => Promise<void>;
  /** Runs in the page: whether it is answered. */
  readonly isAnswered: () => boolean;
}

/** Milliseconds in which the page comes to rest after it was scrolled. */
const REST_MS = 500;

/** Clicks where a control is, by the mouse alone: Playwright's `click` runs scripts in the page first, which take a slow processor 40 ms. */
async function tap(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${String(control)} is not on the screen.`);
  const page = control.page();
  await page.waitForTimeout(REST_MS);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** What the core and the browser answer; the last is a button of an island. */
export const TOUCHES: readonly Touch[] = [
  {
    name: 'menu',
    path: '/',
    limit: 100,
    event: 'click',
    act: (page) => tap(page.getByRole('banner').locator('summary')),
    isAnswered: () => document.querySelector('header details')?.hasAttribute('open') === true,
  },
  {
    name: 'filter of a list',
    path: '/exames',
    limit: 100,
    event: 'input',
    act: (page) => page.getByRole('searchbox', { name: 'Buscar exame' }).fill('doppler'),
    isAnswered: () =>
      [...document.querySelectorAll('li[data-words]')].filter((item) => item.checkVisibility()).length === 1,
  },
  {
    name: 'folded text',
    path: '/',
    limit: 100,
    event: 'click',
    act: (page) => tap(page.locator('main details summary').first()),
    isAnswered: () => document.querySelector('main details')?.hasAttribute('open') === true,
  },
  {
    name: 'button that copies the address',
    path: '/contato',
    limit: 500,
    event: 'click',
    act: (page) => tap(page.locator('[data-clipboard]')),
    isAnswered: () =>
      document.querySelector('[data-clipboard] [aria-live]')?.shadowRoot?.textContent === 'Endereço copiado',
  },
];

/** @returns milliseconds from the event until its answer has been painted */
export async function timeTouch(browser: Browser, siteUrl: string, touch: Touch): Promise<number> {
  const page = await beginVisit(browser, 'asleep', { permissions: ['clipboard-write', 'clipboard-read'] });
  try {
    await slowDown(await page.context().newCDPSession(page));
    await page.addInitScript(`globalThis.isAnswered = ${String(touch.isAnswered)}`);
    await page.goto(siteUrl + touch.path);
    await listening(page, 'asleep');
    const answered = page.evaluate(
      (event) =>
        new Promise<number>((done) => {
          const isAnswered = Reflect.get(globalThis, 'isAnswered') as () => boolean;
          const begin = ({ timeStamp }: Event) => {
            // The frame that begins after the one with the answer: that one is on the screen then.
            const painted = () => requestAnimationFrame(() => done(performance.now() - timeStamp));
            const frame = () => requestAnimationFrame(() => (isAnswered() ? painted() : frame()));
            frame();
          };
          document.addEventListener(event, begin, { once: true, capture: true });
        }),
      touch.event,
    );
    await touch.act(page);
    return await answered;
  } finally {
    await page.context().close();
  }
}
