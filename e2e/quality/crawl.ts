import type { Browser, Page } from 'playwright-core';

/** What a browser without JavaScript was given at one address. */
export interface VisitedPage {
  /** Path and query, as linked. */
  readonly path: string;
  readonly status: number;
  readonly html: string;
  /** What each `<a>` says in its `href`, resolved. */
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
  /** Text of `<main>`, as laid out. */
  readonly text: string;
}

/** Pages that no other page leads to. */
const UNLINKED = ['/', '/basic-components', '/coming-soon', '/nao-existe', '/offline'];

/** Answers of the site that are not pages: files and the editors' app. */
const NOT_A_PAGE = /^\/(?:studio|lake|api|og|_next)(?:\/|$)|\.\w+$/;

/** Whether an address of this site should be a page of HTML. */
export function isPage(url: URL): boolean {
  return !NOT_A_PAGE.test(url.pathname);
}

async function visit(page: Page, siteUrl: string, path: string): Promise<VisitedPage> {
  const response = await page.goto(siteUrl + path, { waitUntil: 'domcontentloaded' });
  const { links, ids, text } = await page.evaluate(() => ({
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    text: document.querySelector('main')?.innerText ?? '',
  }));
  return {
    path,
    status: response?.status() ?? 0,
    html: (await response?.text()) ?? '',
    links: [...new Set(links)],
    ids: new Set(ids),
    text,
  };
}

/** Every page that the sitemap names, and those that nothing leads to. */
export async function listPaths(siteUrl: string): Promise<ReadonlySet<string>> {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  return new Set([...UNLINKED, ...listed]);
}

/** Visits every page that a link or `listPaths` leads to, without JavaScript, each once. */
export async function crawl(browser: Browser, siteUrl: string): Promise<ReadonlyMap<string, VisitedPage>> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const visited = new Map<string, VisitedPage>();
  const waiting = new Set(await listPaths(siteUrl));
  for (const path of waiting) {
    const found = await visit(page, siteUrl, path);
    visited.set(path, found);
    for (const link of found.links) {
      const url = new URL(link);
      if (url.origin === new URL(siteUrl).origin && isPage(url)) waiting.add(url.pathname + url.search);
    }
  }
  await context.close();
  return visited;
}
