/**
 * The site and Studio on a hosted Sanity project: a second lake plays the hosting, under its names and over TLS, and answers
 * only what a hosting would (R9, S5).
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { build } from '../scripts/build.ts';
import { contentElsewhere, root, studioEnvironment } from '../scripts/settings.ts';
import { runCommand } from '../scripts/run-command.ts';
import { administrator } from './administrator.ts';
import { openBrowser } from './browser.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { type HostedNames, playHosting } from './hosted-names.ts';
import { type SiteInstance, startInstance } from './site-instance.ts';
import { documentPath, publish, textInput } from './studio.ts';
import type { StudioServer } from './studio-server.ts';
import { type TemporaryLake, temporaryLake } from './temporary-lake.ts';

const PROJECT = 'abc12345';
const VARIABLES = { SANITY_API_HOST: 'https://api.sanity.io', SANITY_PROJECT_ID: PROJECT };
const BANNER = 'sections[_type=="banner"]';

let folder: string;
let lake: TemporaryLake;
let hosting: HostedNames;
let site: SiteInstance;
let studioPort: number;
let studio: StudioServer | undefined;
let client: SanityClient;
let browser: Browser;
let visitor: Page;

const photo = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#1f7a4d' } })
    .png()
    .toBuffer();
const homeOf = async () => await (await fetch(site.url)).text();
const titleOn = (page: Page) => page.locator('h1').first().textContent();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clinic-hosted-'));
  lake = await temporaryLake();
  const { settings, webhookSecret } = lake;
  studioPort = await freePort();
  await lake.start({
    ...VARIABLES,
    LAKE_ACL_MODE: 'public',
    LAKE_PUBLIC_URL: 'https://cdn.sanity.io',
    LAKE_ALLOWED_ORIGINS: `http://localhost:${studioPort}`,
  });
  await build(settings);
  hosting = await playHosting({ projectId: PROJECT, lakeUrl: settings.lakeUrl });
  await writeFile(join(folder, 'hosting.pem'), hosting.certificate);
  client = await administrator(settings, PROJECT);
  const token = client.config().token ?? '';
  site = await startInstance({
    settings: { ...settings, lakeUrl: 'http://127.0.0.1:9', elsewhere: contentElsewhere(VARIABLES) },
    webhookSecret,
    port: settings.port,
    env: {
      ...VARIABLES,
      CONTACT_TOKEN: token,
      PREVIEW_TOKEN: token,
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: hosting.proxyUrl,
      NO_PROXY: '127.0.0.1,localhost',
      NODE_EXTRA_CA_CERTS: join(folder, 'hosting.pem'),
    },
  });
  const picture = await client.assets.upload('image', await photo(), { filename: 'fachada.png' });
  const image = { _type: 'picture', alt: 'Fachada', asset: { _type: 'reference', _ref: picture._id } };
  await client
    .patch('home')
    .set({ [`${BANNER}.image`]: image })
    .commit();
  browser = await openBrowser(hosting.chromiumFlag, '--ignore-certificate-errors');
  visitor = await browser.newPage();
});

afterAll(async () => {
  await browser?.close();
  await studio?.close();
  await site?.stop();
  await hosting?.close();
  await lake?.remove();
  await rm(folder, { recursive: true, force: true });
});

it('renders the content of the project, with pictures from the names of the project', async () => {
  const html = await homeOf();
  expect(html).toContain('Clínica Exemplo Norte');
  expect(html).toContain(`https://cdn.sanity.io/images/${PROJECT}/production/`);
  expect(html).not.toContain('/lake/');
  expect(hosting.carried().some((asked) => asked.startsWith(`${PROJECT}.api.sanity.io /v2025-02-19/data/query/`))).toBe(
    true,
  );
});

it('shows an open page what is published in the project, as soon as it is (S5, R9)', async () => {
  await visitor.goto(site.url);
  const picture = visitor.locator(`img[src^="https://cdn.sanity.io/"]`).first();
  await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0), true);
  await client
    .patch('home')
    .set({ [`${BANNER}.title`]: 'Publicado no projeto' })
    .commit();
  await eventually(() => titleOn(visitor), 'Publicado no projeto');
  expect(await homeOf()).toContain('Publicado no projeto');
});

it('asks the project for nothing on account of visits and publishes: it is told of each change', async () => {
  hosting.carried();
  for (let turn = 1; turn <= 50; turn += 1) {
    const title = `Publicado ${turn} no projeto`;
    await client
      .patch('home')
      .set({ [`${BANNER}.title`]: title })
      .commit();
    await eventually(async () => (await homeOf()).includes(title), true);
    const visits = [
      'exames',
      'profissional',
      'convenios',
      'contato',
      'nada',
      'sitemap.xml',
      'profissional?q=ana',
      'feed.xml',
    ];
    for (const path of visits) await (await fetch(`${site.url}/${path}`)).arrayBuffer();
  }
  expect(hosting.carried()).toEqual([]);
});

it('says below /lake where the content is', async () => {
  const reply = await fetch(`${site.url}/lake/v1/ping`);
  expect(reply.status).toBe(404);
  expect(await reply.json()).toMatchObject({ message: expect.stringContaining('https://api.sanity.io') });
});

it('has asked nobody else, and nothing that a hosted project does not have', () => {
  expect(hosting.strange()).toEqual([]);
});

it('is edited in a Studio that is built for the project', async () => {
  const built = join(folder, 'studio');
  await runCommand(join(root, 'node_modules/.bin/sanity'), ['build', built, '-y'], {
    cwd: join(root, 'studio'),
    env: studioEnvironment(contentElsewhere(VARIABLES), VARIABLES),
  });
  // The policy under which it is served knows the project from the environment, as the site's process does.
  Object.assign(process.env, VARIABLES);
  const { serveStudio } = await import('./studio-server.ts');
  studio = await serveStudio(built, 'http://127.0.0.1:9', studioPort);
  const context = await browser.newContext({ locale: 'pt-BR' });
  await context.addInitScript(
    ([name, token]) => localStorage.setItem(name ?? '', JSON.stringify({ token, time: new Date().toISOString() })),
    [`__studio_auth_token_${PROJECT}`, client.config().token],
  );
  const editor = await context.newPage();
  await editor.goto(`http://localhost:${studioPort}/studio${documentPath('page', 'home')}`);
  await textInput(editor, 'title').fill('Início do projeto');
  await publish(editor);
  await eventually(() => client.fetch<string>('*[_id == "home"][0].title'), 'Início do projeto');
});
