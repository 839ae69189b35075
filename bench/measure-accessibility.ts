import { openBrowser } from '../e2e/browser.ts';
import { freePort } from '../e2e/free-port.ts';
import { crawl } from '../e2e/quality/crawl.ts';
import { openSite } from '../e2e/site.ts';
import { readCommandLine } from '../scripts/command-line.ts';
import { markdown } from './bench-lake/table.ts';
import { runLighthouse } from './lighthouse.ts';

const USAGE = `Usage: npm run measure:accessibility

Asks Lighthouse for the accessibility score of every public page, on a phone and on a desk. Ends with 1 when a page has less
than 100. With SITE_UNDER_TEST=http://… it asks the site that runs there.`;

/** In CSS pixels. */
const WIDTHS = [360, 1280] as const;

interface Score {
  /** 0 to 100. */
  readonly score: number;
  /** Ids of the audits that the page fails. */
  readonly failed: readonly string[];
}

/** @throws Error when Lighthouse could not load the page */
async function scoreOf(url: string, width: number, port: number): Promise<Score> {
  const formFactor = width < 600 ? 'mobile' : 'desktop';
  const screen = { mobile: formFactor === 'mobile', width, height: 800, deviceScaleFactor: 1, disabled: false };
  const { categories, audits } = await runLighthouse(url, port, {
    'only-categories': 'accessibility',
    'form-factor': formFactor,
    'throttling-method': 'provided',
    ...Object.fromEntries(Object.entries(screen).map(([name, value]) => [`screenEmulation.${name}`, value])),
  });
  const score = categories.accessibility?.score;
  if (typeof score !== 'number') throw new Error(`Lighthouse gave ${url} no score.`);
  const weighed = new Set(categories.accessibility?.auditRefs.flatMap(({ id, weight }) => (weight ? [id] : [])));
  const failed = Object.values(audits).filter(({ id, score }) => weighed.has(id) && score !== null && score < 1);
  return { score: Math.round(score * 100), failed: failed.map(({ id }) => id) };
}

readCommandLine(USAGE, {});
const site = await openSite();
const port = await freePort();
const browser = await openBrowser(`--remote-debugging-port=${port}`);
const rows: string[][] = [];
try {
  const pages = [...(await crawl(site.browser, site.url)).values()];
  // Lighthouse judges no answer of 404.
  for (const path of pages.flatMap(({ path, status }) => (status === 200 ? [path] : [])).toSorted()) {
    const scores: Score[] = [];
    for (const width of WIDTHS) scores.push(await scoreOf(site.url + path, width, port));
    const failed = new Set(scores.flatMap((score) => score.failed));
    // It takes many minutes: what was found is not lost when somebody ends it.
    console.error(`${path}: ${scores.map(({ score }) => score).join(', ')}`);
    rows.push([path, ...scores.map(({ score }) => String(score)), [...failed].join(', ')]);
    if (scores.some(({ score }) => score < 100)) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.close();
}
console.log(
  markdown({
    title: 'Accessibility by Lighthouse',
    note: `Score of 100 in light theme, by width of the window in CSS pixels; ${rows.length} pages that answer 200.`,
    columns: ['page', ...WIDTHS.map(String), 'failed audits'],
    rows,
  }),
);
console.log(process.exitCode ? '✗ A page has less than 100.' : '✓ Every page has 100.');
