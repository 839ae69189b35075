/**
 * Adding a section is one command and one folder (S1): the new type shows in Studio's insert menu, in the registry and on a
 * page. Done in a copy of the checkout, which is then built and run like any other.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { hashFiles } from '../scripts/hash-files.ts';
import { waitFor } from '../scripts/processes.ts';
import { openBrowser, signIn } from './browser.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { ADMIN } from './temporary-lake.ts';
import { documentPath, field, publish, untilShown } from './studio.ts';

const root = resolve(import.meta.dirname, '..');
// Inside the checkout, so that packages resolve; without a lock file, so that Next takes the checkout as its root.
const copy = join(root, '.cache', 'new-section');

/** All that a new section must not touch: every source but `schemas/generated` and the new folder. */
const everythingElse = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file && file !== 'package-lock.json' && !file.startsWith('schemas/generated/'));

let untouched: string;
let product: ChildProcess;
let browser: Browser;
let siteUrl: string;

function run(script: string, ...args: string[]): void {
  execFileSync(process.execPath, [join(copy, 'scripts', script), ...args], { cwd: copy, stdio: 'pipe' });
}

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of files.toString().split('\0')) {
    if (!file || file === 'package-lock.json') continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  untouched = await hashFiles(copy, everythingElse);
  run('new-section.ts', 'sample-notice');
  const [port, lakePort] = [await freePort(), await freePort()];
  siteUrl = `http://localhost:${port}`;
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
  await dialog.locator('[data-testid$=".header.title"] input').fill('Aviso de amostra');
  await page.getByText('Salvo').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await publish(page);
  await eventually(async () => (await (await fetch(siteUrl)).text()).includes('Aviso de amostra'), true);
});
