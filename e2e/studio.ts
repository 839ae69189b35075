import type { Locator, Page, Request } from 'playwright-core';

/** What an editor sees and touches in Studio; the one place that knows its test ids. */

/** Address of a document below `/studio`. `id` is the published id, `path` the field to open. */
export function documentPath(type: string, id: string, path?: string): string {
  const parameters = [`id=${id}`, `type=${type}`, ...(path ? [`path=${encodeURIComponent(path)}`] : [])];
  return `/intent/edit/${parameters.join(';')}`;
}

/** Studio names its buttons after their localised titles. */
const PUBLISH = 'publicar';

/** Milliseconds without a request after which Studio has asked for all that it needs. */
const QUIET = 500;

/**
 * Waits until Studio has asked nothing for half a second and has nothing left to compute: it mounts its screens once more
 * when it has read the project's features, and what somebody does before that is lost. Streams stay open and do not count,
 * nor does the question whether the lake answers, which the start screen asks for ever.
 */
export async function settled(page: Page): Promise<void> {
  // A slow machine is silent while it draws, too. Chromium may never call an idle moment after the window changed its size.
  await quiet(page, async () => {
    for (const _ of ['what is due', 'what comes of it']) {
      await new Promise((done) => requestIdleCallback(done, { timeout: 10_000 }));
    }
  });
}

/** Waits until Studio has asked nothing for half a second, and asks nothing while something else is waited for in the page. */
export async function quiet(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  let last = Date.now();
  const note = (request: Request) => {
    if (!/\/(listen|live\/events)\/|\/lake\/healthz$/.test(request.url())) last = Date.now();
  };
  page.on('request', note).on('requestfinished', note);
  for (let seen = 0; seen !== last;) {
    while (Date.now() - last < QUIET) await page.waitForTimeout(50);
    seen = last;
    await page.evaluate(meanwhile);
  }
  page.off('request', note).off('requestfinished', note);
}

/**
 * Goes to a path below `/studio` in a Studio that is open, as a link in it does. Loading Studio afresh takes seconds of a
 * processor. What Studio still does is waited for: its own way from one address to the next would win.
 */
export async function goInStudio(page: Page, path: string): Promise<void> {
  await settled(page);
  await followLink(page, path);
  await settled(page);
}

/** As a link in Studio does; `goInStudio` also waits before and afterwards. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/studio${path}`);
}

/**
 * Does something until what it leads to is shown, four times at most. For a slow machine, where Studio may draw a screen
 * long before it listens to it.
 */
export async function untilShown(wanted: Locator, attempt: () => Promise<void>): Promise<void> {
  for (let left = 3; ; left -= 1) {
    try {
      await attempt();
      await wanted.waitFor({ timeout: 15_000 });
      return;
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

export function field(page: Page | Locator, path: string): Locator {
  return page.getByTestId(`field-${path}`);
}

/** The text input of a string field. */
export function textInput(page: Page | Locator, path: string): Locator {
  return field(page, path).locator('input, textarea').first();
}

/** Chooses the document that an empty field refers to, by words of its title. */
export async function chooseReference(page: Page, path: string, title: string): Promise<void> {
  const reference = page.locator(`[data-comments-field-id="${path}"]`);
  const box = reference.getByRole('combobox');
  await box.fill(title);
  // Lists of documents beside the form are list boxes, too.
  const results = page.locator(`[id="${await box.getAttribute('aria-owns')}"]`);
  await results.getByText(title, { exact: true }).click();
  await reference.getByTestId('default-preview').getByText(title).waitFor();
}

/** The button of the dialog in which the technical director approves. */
export function approvalButton(page: Page): Locator {
  return page.getByRole('dialog').getByRole('button', { name: /^Aprovar/ });
}

/** Waits until the lake has everything that was typed: Studio then lets the document be published. */
export async function saved(page: Page, title = PUBLISH): Promise<void> {
  await page.locator(`[data-testid="action-${title}"]:not([disabled]):not([data-disabled="true"])`).waitFor();
}

/** Whether Studio asks the lake to publish a document. */
export function isPublication(request: Request): boolean {
  return (request.postData() ?? '').includes('document.publish"');
}

/**
 * Presses Publish until Studio asks the lake for it, and returns the moment of the click in epoch milliseconds. Studio judges
 * what was just saved once more and greys the button for that moment: on a busy machine a click falls into it.
 */
export async function publish(page: Page, title = PUBLISH): Promise<number> {
  for (let left = 3; ; left -= 1) {
    await saved(page, title);
    const asked = page.waitForRequest(isPublication, { timeout: 30_000 }).then(
      () => true,
      () => false,
    );
    const moment = Date.now();
    await page.getByTestId(`action-${title}`).click();
    if (await asked) return moment;
    if (left === 0) throw new Error('Studio took no click on Publish.');
  }
}

/** Chooses from the menu beside the Publish button: Duplicar, Descartar alterações, Excluir. */
export async function chooseAction(page: Page, title: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: title });
  for (let attempt = 1; ; attempt += 1) {
    // A toolbar of formatted text has one of the same name.
    await page.getByTestId('pane-footer').getByTestId('action-menu-button').click();
    try {
      await item.click({ timeout: 5_000 });
      return;
    } catch (error) {
      // While a document is being saved Studio makes the menu anew: it closes, or has not got the item yet.
      if (attempt === 4) throw error;
      await page.keyboard.press('Escape');
    }
  }
}

/** Chooses what Studio asks about once more, and says yes. While a document is being saved it takes its question away again. */
export async function confirmAction(page: Page, title: string): Promise<void> {
  const yes = page.getByRole('dialog').getByTestId('confirm-button');
  await untilShown(yes, () => chooseAction(page, title));
  await yes.click();
}

/** Opens the panel beside the form that has the tabs Histórico and Revisar alterações, unless it is open. */
export async function openHistory(page: Page): Promise<Page> {
  if ((await page.getByTestId('review-changes-pane').count()) > 0) return page;
  await page.getByTestId('document-pane').getByTestId('pane-context-menu-button').click();
  await page.getByRole('menuitem', { name: 'Revisar alterações' }).click();
  await page.getByTestId('review-changes-pane').waitFor();
  return page;
}

/** Closes the dialog of an array item. Studio mounts it anew when the first edit has made a draft: a key may be lost meanwhile. */
export async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByTestId('nested-object-dialog');
  await settled(page);
  for (let left = 3; ; left -= 1) {
    await page.keyboard.press('Escape');
    try {
      await dialog.waitFor({ state: 'detached', timeout: 15_000 });
      return;
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

interface Registration {
  readonly council: string;
  /** Where the council registers several professions. */
  readonly profession?: string;
  readonly number: string;
  /** The state, or the region of a council that counts by these. */
  readonly uf?: string;
  readonly region?: string;
}

/** Adds a council registration to a professional, in the dialog that Studio opens for an array item. */
export async function addRegistration(
  page: Page,
  { council, profession, number, uf, region }: Registration,
): Promise<void> {
  await field(page, 'registrations').getByTestId('add-single-object-button').click();
  const dialog = page.getByTestId('nested-object-dialog');
  const input = (name: string, element: string) => dialog.locator(`[data-testid$=".${name}"] ${element}`);
  await input('council', 'select').selectOption({ label: council });
  if (profession) await input('category', 'select').selectOption({ label: profession });
  await input('number', 'input').fill(number);
  if (uf) await input('uf', 'select').selectOption({ label: uf });
  if (region) await input('region', 'input').fill(region);
  const primary = dialog.getByTestId('boolean-input').locator('input');
  if (!(await primary.isChecked())) await primary.check({ force: true });
  await closeDialog(page);
}

/** Takes the published document off the site; Studio offers that while it shows the published version. */
export async function unpublish(page: Page): Promise<void> {
  await page.getByTestId('document-header-Publicado-chip').click();
  await page.getByTestId('action-despublicar').click();
  await page.getByTestId('confirm-button').click();
}
