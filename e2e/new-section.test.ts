/**
 * Adding a section is one command and one folder (S1): the new type shows in Studio's insert menu, in the registry and on a
 * page. Adding a document type with a page is one command, too (X5). Done in a copy of the checkout, which is checked as every
 * commit is, then built and run like any other.
 */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { hashFiles } from '../scripts/hash-files.ts';
import { createDocument, createSection } from '../scripts/new-section.ts';
import { waitFor } from '../scripts/processes.ts';
import { administrator } from './administrator.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { ready } from './ready.ts';
import { ADMIN } from './temporary-lake.ts';
import { closeDialog, documentPath, field, goInStudio, publish, textInput, untilShown } from './studio.ts';

const root = resolve(import.meta.dirname, '..');
const copy = join(root, '.cache', 'new-section');

/** Titles by name, beside the one of this journey: of one word, with what code has to escape, and longer than a line. */
const OTHERS = {
  aviso: 'Aviso',
  'opening-times': "Horários d'água",
  'what-people-say-about-the-clinic-in-their-own-words': 'O que dizem da clínica: "tudo", e o que diz ela: \\',
};
const TITLE = 'Aviso de amostra';
/** Of a type with a page: as made, and with a name that is longer than a line. */
const DOCUMENTS = { campaign: 'Campanha', 'something-that-the-clinic-does-for-the-whole-city-once-a-year': 'Ação' };
const documentFolders = Object.keys(DOCUMENTS).flatMap((name) => [
  join('schemas/documents', name),
  join('web/app', name, '[slug]'),
]);
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
  for (const [name, title] of Object.entries(DOCUMENTS)) await createDocument(copy, { name, title });
  // As docs/extend-schemas.md has it done: named by the page that lists them.
  const route = join(copy, 'schemas/documents/campaign/campaign.route.ts');
  writeFileSync(
    route,
    readFileSync(route, 'utf8').replace('listedAt: []', "listedAt: [{ href: '/', label: 'Campanhas' }]"),
  );
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

it('X7, X5: new sections and documents pass format, lint and types as made, however long their names and titles', () => {
  // A checkout of its own, now that it is built: in the folder that it lies in, lint and format would leave it out.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  expect(folders.map((folder) => readdirSync(join(copy, folder)).length)).toEqual([6, 6, 6, 6]);
  expect(documentFolders.map((folder) => readdirSync(join(copy, folder)).length)).toEqual([5, 3, 5, 3]);
  const made = [...folders, ...documentFolders];
  const formatted = expect.stringContaining('All matched files use the correct format');
  expect(told('oxfmt', '--check', ...made)).toEqual([0, formatted]);
  // The sections and all that they import; the rest of the checkout is checked where it lies.
  const settings = join(copy, 'tsconfig.json');
  const whole = readFileSync(settings, 'utf8');
  const include = [...made, 'schemas/generated/*.ts', 'web/**/*.d.ts'];
  writeFileSync(settings, JSON.stringify({ ...JSON.parse(whole), include }));
  const clean = expect.stringContaining('Found 0 warnings and 0 errors');
  expect(told('oxlint', '--deny-warnings', ...made)).toEqual([0, clean]);
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

it('X5: a new document type has a page that a publish refreshes, a preview picture, and a place in sitemap and Studio', async () => {
  const client = await administrator({ dataDir: join(copy, '.data'), lakeUrl });
  const title = 'Campanha de vacinação';
  const summary = 'Todo mês de maio, sem hora marcada.';
  const slug = { _type: 'slug', current: 'vacinacao' };
  await client.create({ _id: 'campaign-vacinacao', _type: 'campaign', title, summary, slug });
  const address = `${siteUrl}/campaign/vacinacao`;
  const text = async (url: string) => (await fetch(url)).text();
  await eventually(async () => (await fetch(address)).status, 200);
  expect(await text(address)).toContain(summary);
  expect(await text(`${siteUrl}/sitemap.xml`)).toContain('/campaign/vacinacao');
  const picture = await fetch(`${siteUrl}/og/1200x630/campaign/vacinacao`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);

  const open = await browser.newPage();
  await open.goto(address);
  await ready(open);
  await client.patch('campaign-vacinacao').set({ title: 'Campanha da gripe' }).commit();
  await open.getByRole('heading', { level: 1, name: 'Campanha da gripe' }).waitFor();
  await client
    .patch('campaign-vacinacao')
    .set({ slug: { ...slug, current: 'gripe' } })
    .commit();
  await eventually(async () => new URL((await fetch(address)).url).pathname, '/campaign/gripe');

  const { page } = await signIn(browser, { siteUrl }, '/presentation?preview=/campaign/gripe');
  const beside = textInput(page, 'summary');
  await beside.waitFor();
  expect(await beside.inputValue()).toBe(summary);

  // X10: Studio's list of a type without an order.
  await goInStudio(page, '/structure');
  await page.getByRole('link', { name: 'Campanhas' }).click();
  await page.getByRole('link', { name: /Campanha da gripe/ }).waitFor();
});
