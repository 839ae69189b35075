import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { GUIDE, guideSections } from '../../web/content/route-of.ts';

export interface Snapshot {
  /** What is shown: a sample of the style guide (`banner-principal`) or a path. */
  readonly subject: string;
  readonly width: number;
  readonly theme: 'light' | 'dark';
  /** File name in the folder of the pictures. */
  readonly file: string;
}

interface Job {
  readonly browser: Browser;
  readonly baseUrl: string;
  readonly folder: string;
  readonly theme: Snapshot['theme'];
  readonly width: number;
}

/** What stays on the screen while one scrolls would lie over every picture. */
const STILL =
  '[data-site-header], .contact-bar { position: static !important } html { scroll-behavior: auto !important }';

async function open({ browser, width, theme }: Job): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 740 : 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    timezoneId: 'America/Cuiaba',
  });
  return await context.newPage();
}

async function settle(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: STILL });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

const nameOf = (subject: string) => subject.split('/').filter(Boolean).join('-') || 'home';

/** Pictures of every section sample and every part of the style guide, at one width in one theme. */
export async function photographSamples(job: Job): Promise<Snapshot[]> {
  const { baseUrl, folder, width, theme } = job;
  const page = await open(job);
  const taken: Snapshot[] = [];
  for (const path of [GUIDE, ...guideSections.keys()]) {
    await settle(page, baseUrl + path);
    for (const element of await page.locator('[data-sample], main > section[id]').all()) {
      const subject = (await element.getAttribute('id')) ?? '';
      const file = `${subject}-${width}-${theme}.png`;
      await element.screenshot({ path: join(folder, file) });
      taken.push({ subject, width, theme, file });
    }
  }
  await page.context().close();
  return taken;
}

/** Pictures of whole pages, from top to bottom. */
export async function photographPages(job: Job, paths: readonly string[]): Promise<Snapshot[]> {
  const { baseUrl, folder, width, theme } = job;
  const page = await open(job);
  const taken: Snapshot[] = [];
  for (const path of paths) {
    await settle(page, baseUrl + path);
    const file = `page-${nameOf(path)}-${width}-${theme}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true });
    taken.push({ subject: path, width, theme, file });
  }
  await page.context().close();
  return taken;
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function figure({ subject, width, theme, file }: Snapshot): string {
  const label = `${width} px, ${theme}`;
  const alt = escape(`${subject}, ${label}`);
  return `<figure><figcaption>${label}</figcaption><a href="${escape(file)}"><img src="${escape(file)}" alt="${alt}" loading="lazy"></a></figure>`;
}

const STYLE = `body { margin: 2rem; font: 14px/1.5 system-ui; background: #8a8f98; color: #000 }
.row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
figure { margin: 0; flex: 0 1 auto } img { display: block; max-width: min(100%, 40rem); max-height: 60rem }`;

/** One page with all pictures side by side, by subject. */
export function indexPage(snapshots: readonly Snapshot[]): string {
  const subjects = Map.groupBy(snapshots, ({ subject }) => subject);
  const rows = [...subjects].map(
    ([subject, group]) => `<h2>${escape(subject)}</h2>\n<div class="row">${group.map(figure).join('\n')}</div>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Snapshots</title><style>${STYLE}</style>
<h1>Snapshots</h1>\n${rows.join('\n')}\n</html>\n`;
}
