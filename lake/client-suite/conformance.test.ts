/** The page `docs/lake-conformance.md` stays true: what it names exists, and what exists is named. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createApp } from '../app.ts';
import { openTestLake } from '../routes/testing.ts';
import { pino } from 'pino';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/lake-conformance.md'), 'utf8');

/** `file` › _name_, or a file alone. */
const named = [...page.matchAll(/`([\w./-]+\.test\.tsx?)`(?: › _([^_]+)_)?/g)].map(
  ([, file = '', name]) => [file, name] as const,
);

/** As it stands in the source, whichever quotes the source uses. */
function sourceOf(file: string): string {
  return readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'");
}

it('names tests that exist', () => {
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(([file]) => !existsSync(join(root, file)))).toEqual([]);
  const missing = named.filter(([file, name]) => name !== undefined && !sourceOf(file).includes(name));
  expect(missing).toEqual([]);
});

it('gives every row a test', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !/shown by \|$|^\|-/.test(line));
  expect(rows.filter((row) => !row.includes('.test.ts`'))).toEqual([]);
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
