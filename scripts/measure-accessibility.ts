import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { openBrowser } from '../e2e/browser.ts';
import { freePort } from '../e2e/free-port.ts';
import { crawl } from '../e2e/quality/crawl.ts';
import { openSite } from '../e2e/site.ts';
import { readCommandLine } from './command-line.ts';
import { markdown } from './bench-lake/table.ts';

const USAGE = `Usage: npm run measure:accessibility

Asks Lighthouse for the accessibility score of every public page, on a phone and on a desk. Ends with 1 when a page has less
than 100. With SITE_UNDER_TEST=http://… it asks the site that runs there.`;

/** Brought by npm when it is first asked for: it is an eighth of all files that an installation would write, and only this uses it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** In CSS pixels. */
const WIDTHS = [360, 1280] as const;

interface Score {
  /** 0 to 100. */
  readonly score: number;
  /** Ids of the audits that the page fails. */
  readonly failed: readonly string[];
}

/** What is read of Lighthouse's report (https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md). */
interface Report {
  readonly categories: {
    readonly accessibility?: {
      readonly score: number | null;
      readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
    };
  };
  readonly audits: Readonly<Record<string, { readonly id: string; readonly score: number | null }>>;
  readonly runtimeError?: { readonly message: string };
}

/** @throws Error when Lighthouse could not load the page */
async function scoreOf(url: string, width: number, port: number): Promise<Score> {
  const formFactor = width < 600 ? 'mobile' : 'desktop';
  const screen = { mobile: formFactor === 'mobile', width, height: 800, deviceScaleFactor: 1, disabled: false };
  const options = {
    port,
    output: 'json',
    'only-categories': 'accessibility',
    'form-factor': formFactor,
    'throttling-method': 'provided',
    ...Object.fromEntries(Object.entries(screen).map(([name, value]) => [`screenEmulation.${name}`, value])),
  };
  const flags = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet', ...flags],
    { cwd: tmpdir(), maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories, audits, runtimeError }: Report = JSON.parse(stdout);
  const score = categories.accessibility?.score;
  if (typeof score !== 'number') {
    throw new Error(`Lighthouse could not judge ${url}: ${runtimeError?.message ?? 'no score'}`);
  }
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
