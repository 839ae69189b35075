/** Addresses that staff change while the site runs: redirects, slugs and page guards, with no rebuild. */
import { mutate } from './mutate.ts';
import { eventually } from './eventually.ts';
import { type Stack, startStack } from './stack.ts';
import { ADMIN } from './temporary-lake.ts';

let stack: Stack;
let token: string;

/** A session as the login page gives it to Studio. */
async function logIn(): Promise<string> {
  const lake = `${stack.lakeUrl}/v2025-02-19`;
  const origin = stack.siteUrl;
  const login = await fetch(`${lake}/auth/login/local?origin=${origin}/studio&type=token`, {
    method: 'POST',
    body: new URLSearchParams(ADMIN),
    headers: { 'x-forwarded-host': new URL(origin).host },
    redirect: 'manual',
  });
  const sid = login.headers.get('location')?.split('#sid=')[1] ?? '';
  const session: { token?: string } = await (
    await fetch(`${lake}/auth/fetch?sid=${sid}`, { headers: { origin } })
  ).json();
  if (!session.token) throw new Error('The lake gave no session.');
  return session.token;
}

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

async function pageId(slug: string): Promise<string> {
  const query = `*[_type == "page" && slug.current == $slug][0]._id`;
  const parameters = new URLSearchParams({ query, $slug: JSON.stringify(slug) });
  const reply = await fetch(`${stack.lakeUrl}/v2025-02-19/data/query/production?${parameters.toString()}`);
  const { result }: { result: string } = await reply.json();
  return result;
}

beforeAll(async () => {
  stack = await startStack();
  token = await logIn();
});

afterAll(() => stack?.stop());

it('follows a redirect from the moment it is published', async () => {
  expect((await visit('/campanha-antiga')).status).toBe(404);
  await write({ create: { _type: 'redirect', from: '/campanha-antiga', to: '/contato', permanent: false } });
  await eventually(() => answer('/campanha-antiga'), '307 /contato');
});

it('leads the old address of a page on when its slug changes (R2, R6)', async () => {
  const id = await pageId('a-clinica');
  expect((await visit('/a-clinica')).status).toBe(200);
  await set(id, { slug: { _type: 'slug', current: 'quem-somos' } });
  await eventually(() => answer('/a-clinica'), '308 /quem-somos');
  expect(await answer('/quem-somos')).toBe('200');
  await set(id, { slug: { _type: 'slug', current: 'a-clinica' } });
});

it('leads the id of a professional to the page, and answers 404 to others (R2)', async () => {
  const query = encodeURIComponent('*[_type == "professional" && slug.current == "ana-exemplo"][0]._id');
  const reply = await fetch(`${stack.lakeUrl}/v2025-02-19/data/query/production?query=${query}`);
  const { result }: { result: string } = await reply.json();
  expect(await visit(`/profissional/${result}`)).toMatchObject({ status: 308, to: '/profissional/ana-exemplo' });
  expect((await visit('/profissional/ninguem')).status).toBe(404);
  expect((await visit('/profissional/%20x')).status).toBe(404);
});

it('answers "Unknown middleware {name}" with 500 to a page that names a guard which does not exist (E4)', async () => {
  const id = await pageId('convenios');
  await set(id, { guards: [{ _key: 'a', name: 'login' }] });
  await eventually(() => answer('/convenios'), '500');
  expect((await visit('/convenios')).html).toContain('Unknown middleware login');
  await set(id, { guards: [{ _key: 'a', name: 'maintenance', message: 'Voltamos às 14h.' }] });
  await eventually(() => answer('/convenios'), '503');
  expect((await visit('/convenios')).html).toContain('Voltamos às 14h.');
  await set(id, { guards: [] });
  await eventually(() => answer('/convenios'), '200');
});
