/** The real nginx with the configuration of deploy/, in front of the built site and the lake: what visitors get through it. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type RunningFront, startFront } from '../scripts/front/nginx.ts';
import { copyStatic } from '../scripts/front/static-files.ts';
import { siteStaticDir } from '../scripts/build.ts';
import { robotToken } from '../scripts/robot-tokens.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { type Http2Visitor, http2Visitor } from './http2-visitor.ts';
import { mutate } from './mutate.ts';
import { observeSite, type ObservedSite } from './observed-site.ts';
import { startStack, type WholeStack } from './stack.ts';

const CROWD = 200;
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
/** What the site asks of the lake. */
let lake: ObservedSite;
let site: ObservedSite;
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

const purge = () => fetch(process.env.FRONT_PURGE_URL ?? '', { method: 'POST' });
const says = (path: string, words: string) => async () => (await visit(path)).text.includes(words);

/** What the front asks the site for while something is done. */
async function askedDuring(action: () => Promise<unknown>): Promise<string[]> {
  const before = site.asked.length;
  await action();
  return site.asked.slice(before);
}

beforeAll(async () => {
  const ports = { HTTP_PORT: 0, HTTPS_PORT: 0, SITE_PORT: 0, KEPT_PORT: 0, ORIGIN_PORT: 0, PURGE_PORT: 0 };
  for (const name of Object.keys(ports)) Object.assign(ports, { [name]: await freePort() });
  process.env.FRONT_PURGE_URL = `http://127.0.0.1:${ports.PURGE_PORT}/purge`;
  const between = async (lakePort: number) => {
    lake = await observeSite(await freePort(), lakePort);
    return `http://127.0.0.1:${lake.port}`;
  };
  stack = await startStack({ between });
  site = await observeSite(ports.SITE_PORT, stack.settings.port);
  staticDir = await mkdtemp(join(tmpdir(), 'clinic-static-'));
  await copyStatic(siteStaticDir, join(staticDir, '_next/static'));
  front = await startFront({ ports: { ...ports, LAKE_PORT: stack.settings.lakePort }, staticDir });
  visitor = http2Visitor(`https://localhost:${ports.HTTPS_PORT}`, front.certificate);
  const permissions = ['read', 'create', 'update'];
  const grants = [{ filter: '_id in path("**")', permissions }];
  token = robotToken(stack.settings.dataDir, { file: 'test-token', label: 'Teste', grants });
  // The site began without a front, and owes it a purge: when this shows, it is paid.
  await publishPage('comeco', 'Tudo pronto');
  await eventually(says('/comeco', 'Tudo pronto'), true);
});

afterAll(async () => {
  delete process.env.FRONT_PURGE_URL;
  visitor?.close();
  await front?.stop();
  site?.close();
  await stack?.stop();
  lake?.close();
  if (staticDir) await rm(staticDir, { recursive: true, force: true });
});

it('serves pages over HTTP/2 in Brotli, with the words of the site, and asks it once', async () => {
  const plain = await (await fetch(stack.siteUrl)).text();
  const asked = await askedDuring(async () => {
    for (const state of ['MISS', 'HIT', 'HIT']) {
      const { status, headers, text } = await visit('/', BROWSER);
      expect([status, headers['content-encoding'], headers['x-front']]).toEqual([200, 'br', state]);
      expect(text).toBe(plain);
    }
  });
  expect(asked).toEqual(['GET /']);
});

it.each(['/', '/contato', '/nao-existe'])(
  'hands on what the site says for safety, of %s, from its cache, too',
  async (path) => {
    const direct = await fetch(stack.siteUrl + path, { headers: { 'x-forwarded-proto': 'https' } });
    const said = (of: (name: string) => unknown) => SAFETY.map((name) => [name, of(name)]);
    const wanted = said((name) => direct.headers.get(name) ?? undefined);
    expect(wanted).not.toContainEqual([expect.anything(), undefined]);
    for (const _turn of [1, 2]) {
      const { headers } = await visit(path, BROWSER);
      expect(said((name) => headers[name])).toEqual(wanted);
    }
  },
);

it('does not cut visitors off from an opener that cannot be there, like the site itself', async () => {
  for (const from of ['none', 'cross-site', 'none']) {
    const headers = { ...BROWSER, 'sec-fetch-site': from };
    const direct = (await fetch(stack.siteUrl, { headers })).headers.get('cross-origin-opener-policy');
    expect((await visit('/', headers)).headers['cross-origin-opener-policy']).toBe(direct ?? undefined);
  }
});

it('answers a browser that has the page already with 304, without the site', async () => {
  const { headers } = await visit('/', BROWSER);
  const again = await visit('/', { ...BROWSER, 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.text, again.headers['x-front']]).toEqual([304, '', 'HIT']);
});

it('serves files of the build by itself, in Brotli and for ever', async () => {
  const script = /\/_next\/static\/[^"]+\.js/.exec((await visit('/')).text)?.[0] ?? '';
  const asked = await askedDuring(async () => {
    const { status, headers, text } = await visit(script, BROWSER);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(text).toBe(await (await fetch(stack.siteUrl + script)).text());
  });
  expect(asked).toEqual([]);
});

it(`asks the site once when ${CROWD} want a page that was just purged`, async () => {
  await purge();
  const asked = await askedDuring(async () => {
    const answers = await Promise.all(Array.from({ length: CROWD }, () => visit('/servicos', BROWSER)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text.length}`)).size).toBe(1);
  });
  expect(asked).toEqual(['GET /servicos']);
});

it('shows what is published (R9)', async () => {
  const times: number[] = [];
  for (let run = 1; run <= 5; run += 1) {
    const words = `Publicado pela ${run}ª vez`;
    await visit('/a-frente');
    await publishPage('a-frente', words);
    const start = Date.now();
    await eventually(says('/a-frente', words), true);
    times.push(Date.now() - start);
  }
  console.log(`Acknowledged to seen through the front, ms: ${times.join(' ')}`);
});

it('does not bring an old page back that was on its way while a newer one was published', async () => {
  await publishPage('atrasada', 'A versão antiga');
  await eventually(says('/atrasada?x', 'A versão antiga'), true);
  const late = site.hold('GET /atrasada');
  const slow = visit('/atrasada');
  await late.held;
  await publishPage('atrasada', 'A versão nova');
  await eventually(says('/atrasada?y', 'A versão nova'), true);
  late.release();
  expect((await slow).text).toContain('A versão antiga');
  expect((await visit('/atrasada')).text).toContain('A versão nova');
});

it('shows what was published while the page was being rendered, to those who ask after the rendering (R9)', async () => {
  await publishPage('em-obra', 'Antes de tudo');
  await eventually(says('/em-obra', 'Antes de tudo'), true);
  // The query of a page is too long for an address.
  const late = lake.hold(/^POST \S+\/data\/query\//);
  await publishPage('em-obra', 'A versão velha');
  const visits: Promise<unknown>[] = [];
  // The first ones may still get the page that is kept.
  await eventually(async () => {
    visits.push(visit('/em-obra'));
    return await Promise.race([late.held.then(() => true), pause(50, false)]);
  }, true);
  await publishPage('em-obra', 'A versão nova');
  // By then the site has been told of both, and the front was purged: it may have asked for the page again, and wait, too.
  await publishPage('aviso', 'Já se vê');
  await eventually(says('/aviso', 'Já se vê'), true);
  visits.push(visit('/em-obra'));
  late.release();
  await Promise.all(visits);
  await eventually(says('/em-obra', 'A versão nova'), true);
});

it('answers 404 for what is not there, keeps that for a moment, and forgets it when it is published (E1)', async () => {
  const asked = await askedDuring(async () => {
    for (const state of ['MISS', 'HIT']) {
      const { status, headers, text } = await visit('/ainda-nao');
      expect([status, headers['x-front']]).toEqual([404, state]);
      expect(text).toContain('<main');
    }
  });
  expect(asked).toEqual(['GET /ainda-nao']);
  await publishPage('ainda-nao', 'Agora existe');
  await eventually(says('/ainda-nao', 'Agora existe'), true);
});

it('keeps nothing of a preview, and shows visitors nothing of it', async () => {
  const draft = { _id: 'drafts.page-a-frente', _type: 'page', title: 'Rascunho', slug: { current: 'a-frente' } };
  const secret = { _id: 'drafts.preview-secret', _type: 'sanity.previewUrlSecret', secret: 'segredo-de-teste' };
  const sections = [{ _key: 'a', _type: 'callToAction', title: 'Só um rascunho' }];
  await write({ createOrReplace: secret }, { createOrReplace: { ...draft, sections } });
  const door = '/api/preview/enable?sanity-preview-secret=segredo-de-teste&sanity-preview-pathname=/a-frente';
  const opened = await visit(door);
  const cookie = (opened.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  expect(cookie).toContain('__prerender_bypass=');
  for (const _turn of [1, 2]) {
    const { headers, text } = await visit('/a-frente', { cookie });
    expect([headers['x-front'], headers['cache-control']]).toEqual([
      'BYPASS',
      expect.stringMatching(/private|no-store/),
    ]);
    expect(text).toContain('Só um rascunho');
  }
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

it("passes the lake's streams on as they come, and its sockets", async () => {
  const live = await visitor.listen('/lake/v2025-02-19/data/live/events/production');
  expect([live.status, live.first]).toEqual([200, expect.stringContaining('welcome')]);
  const socket = new WebSocket(`wss://localhost:${front.settings.HTTPS_PORT}/lake/mux`, { ca: front.certificate });
  const frame = await new Promise<string>((done, fail) => {
    socket.once('open', () => socket.send(JSON.stringify([1, '/v1/ping', {}])));
    socket.once('message', (data: Buffer) => done(data.toString()));
    socket.once('error', fail);
  });
  socket.close();
  expect(JSON.parse(frame)).toEqual([1, 200, expect.anything()]);
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

it('shows every page that was ever shown while the site is away, and says of others that they are (E6)', async () => {
  const words = (await visit('/contato')).text;
  await purge();
  await stack.stopSite('SIGKILL');
  const kept = await visit('/contato', BROWSER);
  expect([kept.status, kept.headers['x-front'], kept.text]).toEqual([200, 'MISS', words]);
  const unknown = await visit('/nunca-vista');
  expect([unknown.status, unknown.headers['retry-after']]).toEqual([503, '30']);
  expect(unknown.text).toContain('Site indisponível no momento');
  await publishPage('a-frente', 'Publicado enquanto o site não estava');
  await stack.startSite();
  await eventually(says('/a-frente', 'Publicado enquanto o site não estava'), true);
  expect((await visit('/contato')).status).toBe(200);
});

it('gives nginx nothing to complain about but the site that was away', async () => {
  const complaints = (await front.errors())
    .split('\n')
    .filter((line) => /\[(warn|error|crit|alert|emerg)\]/.test(line));
  expect(
    complaints.filter((line) => !/while reading response header|prematurely closed|connect\(\)/.test(line)),
  ).toEqual([]);
});
