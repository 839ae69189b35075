/**
 * Adding a section is one command and one folder (S1): the new type shows in Studio's insert menu, in the registry and on a
 * page. Done in a copy of the checkout, which is checked as every commit is, then built and run like any other.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { hashFiles } from '../scripts/hash-files.ts';
import { createSection } from '../scripts/new-section.ts';
import { waitFor } from '../scripts/processes.ts';
import { administrator } from './administrator.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { ADMIN } from './temporary-lake.ts';
import { closeDialog, documentPath, field, publish, untilShown } from './studio.ts';

const root = resolve(import.meta.dirname, '..');
const copy = join(root, '.cache', 'new-section');

/** Titles by name, beside the one of this journey: of one word, with what code has to escape, and longer than a line. */
const OTHERS = {
  aviso: 'Aviso',
  'opening-times': "Horários d'água",
  'what-people-say-about-the-clinic-in-their-own-words': 'O que dizem da clínica: "tudo", e o que diz ela: \\',
};
const TITLE = 'Aviso de amostra';
const folders = ['sample-notice', ...Object.keys(OTHERS)].map((name) => join('schemas/sections', name));

/** The sources as they lie here. The copy has no lock file: Next then takes the checkout for its root, and packages resolve. */
const sources = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\0')
  .filter((file) => file && file !== 'package-lock.json' && existsSync(join(root, file)));
/** All that a new section must not touch: every source but `schemas/generated` and the new folder. */
const everythingElse = sources.filter((file) => !file.startsWith('schemas/generated/'));

let untouched: string;
let product: ChildProcess;
let browser: Browser;
let siteUrl: string;
let lakeUrl: string;

function run(script: string, ...args: string[]): void {
  execFileSync(process.execPath, [join(copy, 'scripts', script), ...args], { cwd: copy, stdio: 'pipe' });
}

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  for (const file of sources) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  untouched = await hashFiles(copy, everythingElse);
  for (const [name, title] of Object.entries(OTHERS)) await createSection(copy, { name, title });
  // Registers the others, too.
  run('new-section.ts', 'sample-notice');
  const [port, lakePort] = [await freePort(), await freePort()];
  siteUrl = `http://localhost:${port}`;
  lakeUrl = `http://localhost:${lakePort}`;
  product = spawn(process.execPath, [join(copy, 'scripts/start.ts')], {
    cwd: copy,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      LAKE_PORT: String(lakePort),
      DATA_DIR: join(copy, '.data'),
      ADMIN_PASSWORD: ADMIN.password,
    },
  });
  await waitFor(`${siteUrl}/healthz`, product, 900_000);
  browser = await openBrowser();
}, 1_200_000);

afterAll(async () => {
  await browser?.close();
  product?.kill('SIGTERM');
  if (product && product.exitCode === null) await once(product, 'exit');
  rmSync(copy, { recursive: true, force: true });
});

/** How a tool of the copy ended, and all that it printed. */
function told(tool: string, ...args: readonly string[]): readonly [exitCode: number | null, output: string] {
  const ended = spawnSync(join('node_modules/.bin', tool), args, { cwd: copy, encoding: 'utf8' });
  return [ended.status, ended.stdout + ended.stderr];
}

it('X7: new sections pass format, lint and types as made, however long their names and titles', () => {
  // A checkout of its own, now that it is built: in the folder that it lies in, lint and format would leave it out.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  expect(folders.map((folder) => readdirSync(join(copy, folder)).length)).toEqual([6, 6, 6, 6]);
  const formatted = expect.stringContaining('All matched files use the correct format');
  expect(told('oxfmt', '--check', ...folders)).toEqual([0, formatted]);
  // The sections and all that they import; the rest of the checkout is checked where it lies.
  const settings = join(copy, 'tsconfig.json');
  const whole = readFileSync(settings, 'utf8');
  const include = [...folders, 'schemas/generated/*.ts', 'web/**/*.d.ts'];
  writeFileSync(settings, JSON.stringify({ ...JSON.parse(whole), include }));
  const clean = expect.stringContaining('Found 0 warnings and 0 errors');
  expect(told('oxlint', '--deny-warnings', ...folders)).toEqual([0, clean]);
  expect(told('tsc', '-p', '.')).toEqual([0, '']);
  writeFileSync(settings, whole);
});

it('is accepted by Sanity’s own tools: it may stand on a page and has types', () => {
  const types = readFileSync(join(copy, 'schemas/generated/content-types.ts'), 'utf8');
  expect(types).toMatch(/_type: "openingTimes";\s+anchorId: string \| null;\s+surface:/);
});

it('is in the registry, and nothing outside its folder and the generated files was touched (S1)', async () => {
  expect(readFileSync(join(copy, 'schemas/generated/sections.ts'), 'utf8')).toContain(
    'sample-notice/sample-notice.tsx',
  );
  expect(await hashFiles(copy, everythingElse)).toBe(untouched);
});

it('can be inserted in Studio and is shown on the page', async () => {
  const { page } = await signIn(browser, { siteUrl }, documentPath('page', 'home'));
  const add = field(page, 'sections').getByRole('button', { name: /Adicionar/ });
  const item = page.getByRole('menuitem', { name: /Sample notice/i });
  const choice = item.or(page.getByRole('button', { name: /Sample notice/i })).first();
  await untilShown(choice, () => add.last().click());
  await choice.click();
  const dialog = page.getByTestId('nested-object-dialog');
  await dialog.locator('[data-testid$=".header.title"] input').fill(TITLE);
  await closeDialog(page);
  const client = await administrator({ dataDir: join(copy, '.data'), lakeUrl });
  const titles = async () =>
    (await client.fetch<string[]>('*[$title in sections[].header.title]._id', { title: TITLE })).join();
  await eventually(titles, 'drafts.home');
  await publish(page);
  await eventually(titles, 'home');
  await eventually(async () => (await (await fetch(siteUrl)).text()).includes(TITLE), true);
});
