/** The real nginx with the configuration of deploy/, in front of the built site and the lake: what visitors get through it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { type RunningFront, startFront } from '../scripts/front/nginx.ts';
import { copyStatic } from '../scripts/front/static-files.ts';
import { siteStaticDir } from '../scripts/build.ts';
import { robotToken } from '../scripts/robot-tokens.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { type Http2Visitor, http2Visitor } from './http2-visitor.ts';
import { mutate } from './mutate.ts';
import { startStack, type WholeStack } from './stack.ts';

const SAFETY = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
] as const;
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

let stack: WholeStack;
let front: RunningFront;
let visitor: Http2Visitor;
let token: string;
let staticDir: string;

const visit: Http2Visitor['visit'] = (path, headers) => visitor.visit(path, headers);
const write = (...mutations: unknown[]) => mutate(stack.lakeUrl, token, mutations);

/** Publishes a page that says these words. */
const publishPage = (slug: string, words: string) =>
  write({
    createOrReplace: {
      _id: `page-${slug}`,
      _type: 'page',
      title: 'Página de teste',
      slug: { _type: 'slug', current: slug },
      sections: [{ _key: 'a', _type: 'callToAction', title: words }],
    },
  });

const says = (path: string, words: string) => async () => (await visit(path)).text.includes(words);

beforeAll(async () => {
  stack = await startStack();
  staticDir = await mkdtemp(join(tmpdir(), 'clinic-static-'));
  await copyStatic(siteStaticDir, join(staticDir, '_next/static'));
  const ports = { HTTP_PORT: await freePort(), HTTPS_PORT: await freePort(), SITE_PORT: stack.settings.port };
  front = await startFront({ ports, staticDir });
  visitor = http2Visitor(`https://localhost:${ports.HTTPS_PORT}`, front.certificate);
  const permissions = ['read', 'create', 'update'];
  const grants = [{ filter: '_id in path("**")', permissions }];
  token = robotToken(stack.settings.dataDir, { file: 'test-token', label: 'Teste', grants });
});

afterAll(async () => {
  visitor?.close();
  await front?.stop();
  await stack?.stop();
  if (staticDir) await rm(staticDir, { recursive: true, force: true });
});

it('serves pages over HTTP/2 in Brotli, with the words of the site', async () => {
  const plain = await (await fetch(stack.siteUrl)).text();
  const { status, headers, text } = await visit('/', BROWSER);
  expect([status, headers['content-encoding']]).toEqual([200, 'br']);
  expect(text).toBe(plain);
});

it.each(['/', '/contato', '/nao-existe'])('hands on what the site says for safety, of %s', async (path) => {
  const direct = await fetch(stack.siteUrl + path, { headers: { 'x-forwarded-proto': 'https' } });
  const said = (of: (name: string) => unknown) => SAFETY.map((name) => [name, of(name)]);
  const wanted = said((name) => direct.headers.get(name) ?? undefined);
  expect(wanted).not.toContainEqual([expect.anything(), undefined]);
  const { headers } = await visit(path, BROWSER);
  expect(said((name) => headers[name])).toEqual(wanted);
});

it('does not cut visitors off from an opener that cannot be there, like the site itself', async () => {
  for (const from of ['none', 'cross-site', 'none']) {
    const headers = { ...BROWSER, 'sec-fetch-site': from };
    const direct = (await fetch(stack.siteUrl, { headers })).headers.get('cross-origin-opener-policy');
    expect((await visit('/', headers)).headers['cross-origin-opener-policy']).toBe(direct ?? undefined);
  }
});

it('answers a browser that has the page already with 304', async () => {
  const { headers } = await visit('/', BROWSER);
  const again = await visit('/', { ...BROWSER, 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
});

it('shows what is published, where something was and where nothing was (R9, E1)', async () => {
  expect((await visit('/a-frente')).status).toBe(404);
  for (const words of ['Publicado pela primeira vez', 'Publicado pela segunda vez']) {
    await publishPage('a-frente', words);
    await eventually(says('/a-frente', words), true);
  }
  expect((await visit('/a-frente')).status).toBe(200);
});

it('passes previews on, and shows visitors nothing of them', async () => {
  const draft = { _id: 'drafts.page-a-frente', _type: 'page', title: 'Rascunho', slug: { current: 'a-frente' } };
  const secret = { _id: 'drafts.preview-secret', _type: 'sanity.previewUrlSecret', secret: 'segredo-de-teste' };
  const sections = [{ _key: 'a', _type: 'callToAction', title: 'Só um rascunho' }];
  await write({ createOrReplace: secret }, { createOrReplace: { ...draft, sections } });
  const door = '/api/preview/enable?sanity-preview-secret=segredo-de-teste&sanity-preview-pathname=/a-frente';
  const opened = await visit(door);
  const cookie = (opened.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  expect(cookie).toContain('__prerender_bypass=');
  const { headers, text } = await visit('/a-frente', { cookie });
  expect(headers['cache-control']).toMatch(/private|no-store/);
  expect(text).toContain('Só um rascunho');
  expect((await visit('/a-frente')).text).not.toContain('Só um rascunho');
});

it('lets no header of one visitor change what others are shown', async () => {
  const headers = {
    'x-forwarded-host': 'mau.example',
    'x-middleware-prefetch': '1',
    'x-matched-path': '/contato',
    'x-nextjs-data': '1',
    cookie: 'sessao=1',
  };
  await visit('/contato', headers);
  const { status, text } = await visit('/contato');
  expect(status).toBe(200);
  expect(text).toBe(await (await fetch(`${stack.siteUrl}/contato`)).text());
});

it.each([
  '/api/live',
  '/lake/v2025-02-19/data/live/events/production',
  '/lake/v2025-02-19/data/listen/production?query=*',
])('passes the stream %s on as it comes', async (path) => {
  const authorization = `Bearer ${token}`;
  const { status, first } = await visitor.listen(path, { authorization });
  expect([status, first]).toEqual([200, expect.stringContaining('welcome')]);
});

it("passes the lake's sockets on", async () => {
  const socket = new WebSocket(`wss://localhost:${front.settings.HTTPS_PORT}/lake/mux`, { ca: front.certificate });
  const frame = await new Promise<string>((done, fail) => {
    socket.once('open', () => socket.send(JSON.stringify([1, '/v1/ping', { authorization: `Bearer ${token}` }])));
    socket.once('message', (data: Buffer) => done(data.toString()));
    socket.once('error', fail);
  });
  socket.close();
  expect(JSON.parse(frame)).toEqual([1, 200, expect.anything()]);
});

it('passes uploads on, larger than a form may be', async () => {
  const bytes = Buffer.alloc(3_000_000, 'Um arquivo da clínica. ');
  const { status, text } = await visitor.send('/lake/v2025-02-19/assets/files/production?filename=a.txt', bytes, {
    authorization: `Bearer ${token}`,
    'content-type': 'text/plain',
  });
  expect([status, JSON.parse(text)]).toEqual([200, { document: expect.objectContaining({ size: bytes.length }) }]);
});

it('O13: leads from HTTP to HTTPS, and has nothing for other names, certificate or not', async () => {
  const plain = `http://localhost:${front.settings.HTTP_PORT}`;
  const moved = await fetch(`${plain}/contato?a=1`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([308, 'https://localhost/contato?a=1']);
  await expect(fetch(`http://127.0.0.1:${front.settings.HTTP_PORT}/`)).rejects.toThrow('fetch failed');
  const stranger = http2Visitor(`https://localhost:${front.settings.HTTPS_PORT}`, front.certificate);
  await expect(stranger.visit('/', { ':authority': 'outra.example' })).rejects.toThrow(/closed|stream/i);
  stranger.close();
});

it('serves files of the build by itself, in Brotli and for ever, and says in words that the site is away (E6)', async () => {
  const script = /\/_next\/static\/[^"]+\.js/.exec((await visit('/')).text)?.[0] ?? '';
  const direct = await (await fetch(stack.siteUrl + script)).text();
  await stack.stopSite('SIGKILL');
  const page = await visit('/contato', BROWSER);
  expect([page.status, page.headers['retry-after']]).toEqual([503, '30']);
  expect(page.text).toContain('Site indisponível no momento');
  const lake = await visit('/lake/v1/ping');
  expect([lake.status, JSON.parse(lake.text)]).toEqual([503, expect.objectContaining({ statusCode: 503 })]);
  const { status, headers, text } = await visit(script, BROWSER);
  expect([status, text]).toEqual([200, direct]);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  await publishPage('a-frente', 'Publicado enquanto o site não estava');
  await stack.startSite();
  await eventually(says('/a-frente', 'Publicado enquanto o site não estava'), true);
});

it('gives nginx nothing to complain about but the site that was away', async () => {
  const complaints = (await front.errors())
    .split('\n')
    .filter((line) => /\[(warn|error|crit|alert|emerg)\]/.test(line));
  expect(
    complaints.filter((line) => !/while reading response header|prematurely closed|connect\(\)/.test(line)),
  ).toEqual([]);
});
