import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { readCommandLine } from './command-line.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.ts';
import { readSettings } from './settings.ts';

const USAGE = `Usage: npm run screenshots [-- --out FOLDER --url http://… --widths 360,768 --pages /,/exames --no-full]

Takes pictures of the running site (npm start), to be looked at: every page at every width, light and dark, named
<page>-<width>-<theme>.png.`;

const { values } = readCommandLine(USAGE, {
  options: {
    out: { type: 'string', default: './test-results/screenshots' },
    url: { type: 'string' },
    widths: { type: 'string', default: '360,768,1280,1920' },
    pages: { type: 'string', default: '/,/profissional,/profissional/ana-exemplo,/nao-existe' },
    full: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const base = values.url ?? readSettings().siteUrl;
const out = resolve(values.out);
mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of values.widths.split(',').map(Number)) {
    const context = await browser.newContext({ viewport: { width, height: width < 600 ? 740 : 900 }, colorScheme });
    const page = await context.newPage();
    for (const path of values.pages.split(',')) {
      await page.goto(base + path, { waitUntil: 'networkidle' });
      const name = path.split('/').filter(Boolean).join('-') || 'home';
      await page.screenshot({ path: join(out, `${name}-${width}-${colorScheme}.png`), fullPage: values.full });
    }
    await context.close();
  }
}
await browser.close();
console.log(`Pictures are in ${out}.`);
