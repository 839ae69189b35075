/** The page `docs/lake-conformance.md` stays true: what it names exists, what exists is named, and the command would write it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../../lake/http.ts';
import { openTestLake } from '../../lake/routes/testing.ts';
import { sourceOf, testsIn } from '../../scripts/named-tests.ts';
import { root } from '../../scripts/settings.ts';
import { CHAPTERS, pageOf } from './page.ts';

const page = readFileSync(join(root, 'docs/lake-conformance.md'), 'utf8');
const rows = CHAPTERS.flatMap((chapter) => chapter.rows);

it('is what the command writes of the rows and of their last results', () => {
  const results = [...page.matchAll(/ \| ((?:pass|fail), \d+ of \d+|in a browser) \| `/g)].map(([, result]) => result);
  expect(page).toBe(pageOf(new Map(rows.map((row, index) => [row, results[index] ?? '']))));
});

it('names tests that exist', () => {
  const tests = testsIn(page);
  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter(([file]) => !existsSync(join(root, file)))).toEqual([]);
  expect(tests.filter(([file, name]) => name !== undefined && !sourceOf(file).includes(name))).toEqual([]);
});

it('gives every row a test', () => {
  expect(rows.filter(({ shownBy }) => shownBy.length === 0)).toEqual([]);
});

it('leaves out no address that the lake answers', () => {
  const lake = openTestLake();
  const app = createApp({ lake: lake.lake, accounts: lake.accounts, logger: pino({ level: 'silent' }) });
  lake.close();
  const paths = app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/accounts/'))
    .map(({ path }) => path.replace(/^\/:version\{[^}]*\}+/, '').replace(/\/:vanity$/, ''));
  const missing = new Set(paths.filter((path) => !page.includes(`${path}\``)));
  expect([...missing]).toEqual([]);
});

it('leaves out no action', () => {
  const sources = ['document-actions', 'release-actions'].map((name) =>
    readFileSync(join(root, `lake/transaction/actions/${name}.ts`), 'utf8'),
  );
  const actions = sources.join('\n').match(/sanity\.action\.[\w.]+(?=':)/g) ?? [];
  expect(actions.length).toBeGreaterThan(15);
  expect(actions.filter((action) => !page.includes(`\`${action}\``))).toEqual([]);
});
