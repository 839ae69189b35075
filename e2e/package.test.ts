/**
 * "Two minutes to a Studio of one's own" in lake/README.md, as somebody meets it who has the package and nothing else: the
 * commands and the files are the README's own.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import type { Browser } from 'playwright-core';
import { installPackage, type InstalledPackage } from '../scripts/installed-package.ts';
import { openBrowser } from './browser.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { publish, settled, textInput } from './studio.ts';

let installed: InstalledPackage;
let browser: Browser;
let ports: Readonly<Record<string, number>>;

beforeAll(async () => {
  installed = installPackage(['sanity', '@sanity/client', 'react', 'react-dom', 'styled-components']);
  browser = await openBrowser();
  // Those that the README names may be in use on this machine.
  ports = { 4000: await freePort(), 4001: await freePort(), 3333: await freePort() };
  const settings = `LAKE_PORT=${ports[4000]}\nLAKE_ALLOWED_ORIGINS=http://localhost:${ports[3333]}\n`;
  writeFileSync(join(installed.folder, '.env'), settings);
});

afterAll(async () => {
  await browser?.close();
  installed?.remove();
});

const withPorts = (text: string) => text.replaceAll(/\b(?:4000|4001|3333)\b/g, (port) => String(ports[port]));

/** A command of the README, by what it begins with. */
function command(beginning: string): string {
  const [, found] = new RegExp(`(?:^ *|\`)(${beginning}[^\`\n]*)`, 'm').exec(installed.readme) ?? [];
  if (found === undefined) throw new Error(`lake/README.md has no command that begins with "${beginning}".`);
  return withPorts(found);
}

/** Writes a file that the README shows. */
function writeShown(name: string): void {
  const [, code] = new RegExp(`\`${name}\`.*?\`\`\`ts\n(.*?)\`\`\``, 's').exec(installed.readme) ?? [];
  if (code === undefined) throw new Error(`lake/README.md does not show ${name}.`);
  writeFileSync(join(installed.folder, name), withPorts(code));
}

it('starts, has a Studio with a schema of its own, exports, imports and goes back to a moment', async () => {
  const [lakeUrl, briefUrl, studioUrl] = ['4000', '4001', '3333'].map((port) => `http://localhost:${ports[port]}`);
  const clientOf = (apiHost: string | undefined, token: string) =>
    createClient({
      apiHost,
      useProjectHostname: false,
      projectId: 'local',
      dataset: 'production',
      apiVersion: '2025-02-19',
      useCdn: false,
      perspective: 'raw',
      token,
    });
  const notes = (client: ReturnType<typeof clientOf>) => client.fetch<string[]>('*[_type == "note"].title');

  await installed.start(command('npm init')).ended();
  const lake = installed.start(command('npx content-lake'));
  const greeting = await lake.said('It is not shown again.');
  expect(greeting).toContain(`Content Lake: ${lakeUrl}\nProject: local, dataset: production\n`);
  const [, email = '', password = ''] = /First account: (\S+)\nPassword: (\S+)/.exec(greeting) ?? [];
  expect(email).toBe('admin@example.com');

  writeShown('sanity.config.ts');
  writeShown('sanity.cli.ts');
  const studio = installed.start(`${command('npx sanity dev')} --port ${ports[3333]}`);
  await studio.said(`running at ${studioUrl}/`);
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(60_000);
  // Studio asks Sanity for news of itself.
  await page.route(
    ({ hostname }) => !/(?:^|\.)localhost$/.test(hostname),
    (route) => route.abort(),
  );
  await page.goto(`${studioUrl}/`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByTestId('studio-navbar').waitFor();
  await settled(page);
  await page.getByRole('link', { name: 'Note' }).click();
  await page.getByTestId('action-intent-button').click();
  await settled(page);
  await textInput(page, 'title').fill('Before');
  await publish(page, 'publish');

  const token = await installed.start(command('npx content-lake token create')).ended();
  const client = clientOf(lakeUrl, token.trim());
  await eventually(() => notes(client), ['Before']);
  await page.close();
  await studio.stop();

  const cli = { SANITY_API_HOST: lakeUrl ?? '', SANITY_AUTH_TOKEN: token.trim() };
  await installed.start(command('NODE_OPTIONS'), cli).ended();
  const [note] = await client.fetch<{ _id: string; _updatedAt: string }[]>('*[_type == "note"]');
  await client
    .patch(note?._id ?? '')
    .set({ title: 'After' })
    .commit();
  const brief = installed.start(command('npx content-lake --memory'));
  const [, briefToken = ''] = /Token: (\S+)/.exec(await brief.said('Imported ')) ?? [];
  expect(await notes(clientOf(briefUrl, briefToken))).toEqual(['Before']);
  await brief.stop();
  expect(readdirSync(installed.env.TMPDIR ?? '').filter((name) => name.startsWith('content-lake-'))).toEqual([]);

  expect(await notes(client)).toEqual(['After']);
  await lake.stop();
  const restore = command('npx content-lake restore').replace(/(?<=--at )\S+/, note?._updatedAt ?? '');
  expect(await installed.start(restore).ended()).toContain('Documents changed back: 1.');
  const again = installed.start(command('npx content-lake'));
  await again.said('Content Lake: ');
  expect(await notes(client)).toEqual(['Before']);
  await again.stop();
});
