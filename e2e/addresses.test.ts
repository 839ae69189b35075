/** Addresses that staff change while the site runs: redirects, slugs and page guards, with no rebuild. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { redirectSourceProblem } from '#schemas/rules/links.ts';
import { mutate } from './mutate.ts';
import { eventually } from './eventually.ts';
import { queryPublished } from './query.ts';
import { type Stack, startStack } from './stack.ts';
import { startSession } from './browser.ts';
import { ADMIN } from './temporary-lake.ts';

let stack: Stack;
let token: string;

const write = (...mutations: unknown[]) => mutate(stack.lakeUrl, token, mutations);
const set = (id: string, values: Record<string, unknown>) => write({ patch: { id, set: values } });

async function visit(path: string): Promise<{ status: number; to: string; html: string }> {
  const reply = await fetch(`${stack.siteUrl}${path}`, { redirect: 'manual' });
  const to = reply.headers.get('location')?.replace(stack.siteUrl, '') ?? '';
  return { status: reply.status, to, html: await reply.text() };
}

/** Status and target of a redirect. */
async function answer(path: string): Promise<string> {
  const { status, to } = await visit(path);
  return `${status} ${to}`.trim();
}

/** As it stands: a browser, and `fetch`, would tidy an address up before they ask for it. */
async function visitRaw(path: string): Promise<{ status: number; headers: IncomingHttpHeaders; html: string }> {
  const { hostname, port } = new URL(stack.siteUrl);
  const asked = Promise.withResolvers<{ status: number; headers: IncomingHttpHeaders; html: string }>();
  request({ hostname, port, path }, (response) => {
    const { statusCode: status = 0, headers } = response;
    text(response).then((html) => asked.resolve({ status, headers, html }), asked.reject);
  })
    .once('error', asked.reject)
    .end();
  return await asked.promise;
}

/** What can be read without scripts. */
const readable = (html: string) => html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '');

const idOf = (type: string, slug: string) =>
  queryPublished<string>(stack, `*[_type == "${type}" && slug.current == "${slug}"][0]._id`);

beforeAll(async () => {
  stack = await startStack();
  token = (await startSession(stack.siteUrl, ADMIN)).value;
});

afterAll(() => stack?.stop());

it('follows a redirect from the moment it is published', async () => {
  expect((await visit('/campanha-antiga')).status).toBe(404);
  await write({ create: { _type: 'redirect', from: '/campanha-antiga', to: '/contato', permanent: false } });
  await eventually(() => answer('/campanha-antiga'), '307 /contato');
});

it('leads the old address of a page on when its slug changes (R2, R6)', async () => {
  const id = await idOf('page', 'a-clinica');
  expect((await visit('/a-clinica')).status).toBe(200);
  await set(id, { slug: { _type: 'slug', current: 'quem-somos' } });
  await eventually(() => answer('/a-clinica'), '308 /quem-somos');
  expect(await answer('/quem-somos')).toBe('200');
  await set(id, { slug: { _type: 'slug', current: 'a-clinica' } });
});

it('leads the id of a professional to the page, and answers 404 to others (R2)', async () => {
  expect(await visit(`/profissional/${await idOf('professional', 'ana-exemplo')}`)).toMatchObject({
    status: 308,
    to: '/profissional/ana-exemplo',
  });
  expect((await visit('/profissional/ninguem')).status).toBe(404);
  expect((await visit('/profissional/%20x')).status).toBe(404);
});

it('V: leads /temas to the topics, with what is asked for, and an unknown one nowhere', async () => {
  expect(await answer('/temas?pagina=2')).toBe('308 /topics?pagina=2');
  expect(await answer('/temas/exames-sem-susto')).toBe('308 /topics/exames-sem-susto');
  expect(await answer('/temas/nenhum')).toBe('404');
});

it('answers "Unknown middleware {name}" with 500 to a page that names a guard which does not exist (E4)', async () => {
  const id = await idOf('page', 'convenios');
  await set(id, { guards: [{ _key: 'a', name: 'login' }] });
  await eventually(() => answer('/convenios'), '500');
  expect((await visit('/convenios')).html).toContain('Unknown middleware login');
  await set(id, { guards: [{ _key: 'a', name: 'maintenance', message: 'Voltamos às 14h.' }] });
  await eventually(() => answer('/convenios'), '503');
  expect((await visit('/convenios')).html).toContain('Voltamos às 14h.');
  await set(id, { guards: [] });
  await eventually(() => answer('/convenios'), '200');
});

describe('an unknown address', () => {
  // The first visit after a start makes the not-found page; from then on it is one and the same for all.
  beforeAll(() => visitRaw('/desconhecido'));

  const invented = [
    '/profissional/ana.silva',
    '/profissional/search/a.b',
    '/foo.png',
    '/foo.html',
    '/.env',
    '/favicon.ico',
    '/wp-login.php',
    '/nada.rsc',
    '/a.segments/_tree.segment.rsc',
    '/%E0%A4%A',
    '/%',
    '/%00',
    '/..%2f..%2fetc/passwd',
    '/[...slug]',
    '/studios',
    '/studio/static/nada.js',
    '/healthz/nada',
    '/api/nada',
    '/api/nada.json',
    '/og/nada',
    '/og/1200x630/nada',
    '/og/1200x630/nada.png',
    '/_next/nada',
    '/_next/static/chunks/nada.js',
    `/${'longo'.repeat(2_500)}`,
    `/${'%41'.repeat(4_000)}`,
  ].map((path) => [path.slice(0, 40), path] as const);

  it.each(invented)(
    'V3: %s is the not-found page, readable without scripts, and costs no cache entry (E1)',
    async (...[, path]) => {
      const { status, headers, html } = await visitRaw(path);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      const words = readable(html);
      expect(words).toContain('This page could not be found');
      expect(words).toMatch(/<h1[^>]*>Página não encontrada/);
      // MISS would say that a page was made, and is kept, for this address.
      expect(headers['x-nextjs-cache']).toMatch(/^(HIT|STALE)$/);
      // A file of that name may come with the next build.
      expect(headers['cache-control']).not.toContain('immutable');
    },
  );

  it('V3: takes nothing for unknown that is there (E1)', async () => {
    const { html } = await visitRaw('/');
    const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? '';
    const files = ['/robots.txt', '/sitemap.xml', '/feed.xml', '/llms.txt', '/sw.js', '/icon.svg', '/studio', script];
    const others = ['/studio/structure', '/og/740x300', '/og/1200x630/contato', '/healthz', '/api/address?path=/'];
    const answers = await Promise.all([...files, ...others].map(async (path) => [path, (await visitRaw(path)).status]));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });
});

it.each([
  ['/preparo.pdf', '/preparo.pdf'],
  ['/fotos/Fachada.JPG', '/fotos/fachada.jpg'],
  ['/contato.asp', '/contato.asp'],
  ['/preparação.pdf', '/prepara%C3%A7%C3%A3o.pdf'],
  ['/prepara%C3%A7%C3%A3o/', '/prepara%c3%a7%c3%a3o'],
  ['/com%20espaço', '/com%20espa%C3%A7o'],
  ['/antigo//exame', '/antigo/exame'],
  ['/studios', '/studios'],
  ['/dados.rsc', '/dados.rsc'],
])('V3: a redirect from %s, as Studio accepts it, leads on who asks for %s (R6)', async (from, path) => {
  expect(redirectSourceProblem(from)).toBe(true);
  await write({ create: { _type: 'redirect', from, to: '/contato', permanent: false } });
  await eventually(() => answer(path), '307 /contato');
});
