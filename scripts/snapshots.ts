import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { readCommandLine } from './command-line.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts';
import { readSettings } from './settings.ts';
import { indexPage, photographPages, photographSamples, type Snapshot } from './snapshots/take.ts';

const USAGE = `Usage: npm run snapshots [-- --out FOLDER --url http://… --widths 360,1280 --page-widths 360,768 --themes light,dark
                            --pages /,/exames --no-samples]

Takes pictures of the running site (npm start), to be looked at: every section in every variant, every part of the style guide,
and every page that the sitemap names, with an index page.`;

const { values } = readCommandLine(USAGE, {
  options: {
    out: { type: 'string', default: './test-results/snapshots' },
    url: { type: 'string' },
    widths: { type: 'string', default: '360,1280' },
    'page-widths': { type: 'string', default: '360,768,1280,1920' },
    themes: { type: 'string', default: 'light,dark' },
    /** Paths instead of the sitemap's; `--pages ''` takes no pages. */
    pages: { type: 'string' },
    samples: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const UNLISTED = ['/coming-soon', '/nao-existe'];

async function listPages(baseUrl: string): Promise<string[]> {
  if (values.pages !== undefined) return values.pages.split(',').filter(Boolean);
  const sitemap = await (await fetch(`${baseUrl}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  return [...new Set([...listed, ...UNLISTED])];
}

const baseUrl = values.url ?? readSettings().siteUrl;
const folder = resolve(values.out);
mkdirSync(folder, { recursive: true });
const paths = await listPages(baseUrl);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
const taken: Snapshot[] = [];
for (const theme of ['light', 'dark'] as const) {
  if (!values.themes.split(',').includes(theme)) continue;
  const job = { browser, baseUrl, folder, theme };
  if (values.samples) {
    for (const width of values.widths.split(',').map(Number))
      taken.push(...(await photographSamples({ ...job, width })));
  }
  if (paths.length > 0) {
    for (const width of values['page-widths'].split(',').map(Number))
      taken.push(...(await photographPages({ ...job, width }, paths)));
  }
}
await browser.close();
writeFileSync(join(folder, 'index.html'), indexPage(taken));
console.log(`${taken.length} pictures: ${join(folder, 'index.html')}`);
