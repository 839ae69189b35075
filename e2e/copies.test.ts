/** The copies that outlive lake and site: there is one of everything published, and none of what is not (E6, R9). */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { administrator } from './administrator.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { refreshEverything } from './refresh.ts';
import { startInstance } from './site-instance.ts';
import { startStack, type WholeStack } from './stack.ts';

let stack: WholeStack;
let client: SanityClient;

const copies = () => join(stack.settings.dataDir, 'site', 'last-good');

async function visit(path: string, url = stack.siteUrl) {
  const reply = await fetch(url + path, { redirect: 'manual' });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

/** Files below the site's data that hold a text. */
async function filesWith(text: string): Promise<readonly string[]> {
  const folder = join(stack.settings.dataDir, 'site');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    names.map(async (name) => ((await readFile(name, 'utf8').catch(() => '')).includes(text) ? [name] : [])),
  );
  return found.flat();
}

async function publishPage(id: string, title: string): Promise<void> {
  const slug = { _type: 'slug', current: id };
  const sections = [{ _key: 'a', _type: 'banner', variant: 'interno', title }];
  await client.createOrReplace({ _id: id, _type: 'page', title, slug, sections });
}

/** Nobody visits the page: only the site itself can have read it. */
const isKept = (text: string) => eventually(async () => (await filesWith(text)).length > 0, true);

beforeAll(async () => {
  stack = await startStack();
  client = await administrator(stack.settings);
});

afterAll(async () => {
  await stack?.stop();
});

it('V8: a page that was published and not visited yet is there when the lake is not', async () => {
  await publishPage('nunca-vista', 'Publicada e nunca vista');
  await isKept('Publicada e nunca vista');
  await stack.stopLake('SIGKILL');
  const { status, text } = await visit('/nunca-vista');
  expect(status).toBe(200);
  expect(text).toContain('Publicada e nunca vista');
  await stack.startLake();
});

it('V1: a site that is killed comes back with what was published, not with its build', async () => {
  await client.patch('home').set({ 'sections[_type=="banner"].title': 'Depois da construção' }).commit();
  const person = await client.fetch<{ _id: string; slug: string; fullName: string }>(
    '*[_type == "professional" && status == "ativo"] | order(order desc)[0]{_id, "slug": slug.current, fullName}',
  );
  await client.patch(person._id).set({ status: 'inativo' }).commit();
  await eventually(async () => (await visit(`/profissional/${person.slug}`)).status, 404);
  await eventually(async () => (await visit('/')).text.includes('Depois da construção'), true);
  await stack.stopSite('SIGKILL');
  await stack.startSite();
  const home = await visit('/');
  expect(home.text).toContain('Depois da construção');
  expect(home.text).toContain(`<link rel="canonical" href="${stack.siteUrl}`);
  expect((await visit('/profissional')).text).not.toContain(person.slug);

  // Neither does the lake's absence bring the build back.
  await stack.stopSite('SIGKILL');
  await stack.stopLake('SIGKILL');
  await stack.startSite();
  expect((await visit('/')).text).toContain('Depois da construção');
  expect((await visit('/profissional')).text).not.toContain(person.slug);
  expect((await visit(`/profissional/${person.slug}`)).status).toBe(404);
  await stack.startLake();
});

it('V1: what was given from copies is dropped when the lake is back, without a publish', async () => {
  await stack.stopLake('SIGKILL');
  await stack.stopSite('SIGKILL');
  const [file = ''] = (await readdir(copies())).filter((name) => name.startsWith('HOME_QUERY.'));
  const home = (await readFile(join(copies(), file), 'utf8')).replace(/"revision":"[^"]*"/, '"revision":"old"');
  // As if the rest had been published while the site was down.
  await writeFile(join(copies(), file), home.replaceAll('Depois da construção', 'Cópia antiga'));
  await stack.startSite();
  expect((await visit('/')).text).toContain('Cópia antiga');
  await stack.startLake();
  await eventually(async () => (await visit('/')).text.includes('Depois da construção'), true);
  expect(await filesWith('Cópia antiga')).toEqual([]);
});

it('V9: what is withdrawn leaves the data folder, whether or not anybody visits', async () => {
  const model = await client.fetch<object>('*[_type == "professional" && status == "ativo"][0]');
  const fullName = 'Zulmira Retirada da Silva';
  const slug = { _type: 'slug', current: 'zulmira' };
  await client.createOrReplace({ ...model, _id: 'zulmira', _type: 'professional', fullName, slug });
  await isKept(fullName);
  expect((await visit('/profissional/zulmira')).status).toBe(200);
  await client.delete('zulmira');
  await eventually(async () => (await filesWith(fullName)).join(), '');
  await eventually(async () => (await filesWith('zulmira')).join(), '');
});

it('V8, V12: an address that exists but cannot be read answers 503 in words, and so do the APIs', async () => {
  await publishPage('ilegivel', 'Existe, mas não se lê');
  await isKept('Existe, mas não se lê');
  await stack.stopLake('SIGKILL');
  await stack.stopSite('SIGKILL');
  for (const file of await filesWith('Existe, mas não se lê')) await rm(file);
  await stack.startSite();
  const { status, headers, text } = await visit('/ilegivel');
  expect(status).toBe(503);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(text).toContain('Esta página está indisponível no momento');
  for (const api of ['/api/revision', '/api/address']) {
    expect({ api, status: (await visit(`${api}?path=/ilegivel`)).status }).toEqual({ api, status: 503 });
  }
  // What is nowhere stays nowhere, and what has a copy is there.
  expect((await visit('/nao-existe')).status).toBe(404);
  expect((await visit('/nunca-vista')).status).toBe(200);
  await stack.startLake();
  await eventually(async () => (await visit('/ilegivel')).status, 200);
});

it('V2: a site with an empty data folder and no lake answers with what its build carries, also after a refresh', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  const settings = { siteUrl: stack.siteUrl, lakeUrl: nowhere, elsewhere: { kind: 'lake', lakeUrl: nowhere } } as const;
  const webhookSecret = 'a secret of this test, long enough';
  const port = await freePort();
  const site = await startInstance({ settings, webhookSecret, port });
  try {
    for (const isRefreshed of [false, true]) {
      if (isRefreshed) await refreshEverything({ ...stack.settings, port }, webhookSecret);
      for (const path of ['/', '/profissional', '/convenios', '/topics', '/llms.txt', '/sitemap.xml']) {
        const { status, text } = await visit(path, site.url);
        expect({ path, isRefreshed, status }).toEqual({ path, isRefreshed, status: 200 });
        expect(text).not.toBe('');
      }
      expect((await visit('/nao-existe', site.url)).status).toBe(404);
    }
  } finally {
    await site.stop();
  }
});
