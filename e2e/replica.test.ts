/** What the site has of the content by itself outlives lake and site, and holds nothing that was withdrawn (E6, R9). */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { administrator } from './administrator.ts';
import { openBrowser } from './browser.ts';
import { eventually } from './eventually.ts';
import { startStack, type WholeStack } from './stack.ts';

let stack: WholeStack;
let client: SanityClient;

const dataOfSite = () => join(stack.settings.dataDir, 'site');

async function visit(path: string) {
  const reply = await fetch(stack.siteUrl + path, { redirect: 'manual' });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
}

/** Files below the site's data that hold a text. */
async function filesWith(text: string): Promise<readonly string[]> {
  const entries = await readdir(dataOfSite(), { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    names.map(async (name) => ((await readFile(name, 'utf8').catch(() => '')).includes(text) ? [name] : [])),
  );
  return found.flat();
}

async function publishPage(id: string, title: string, fields: object = {}): Promise<void> {
  const slug = { _type: 'slug', current: id };
  const sections = [{ _key: 'a', _type: 'banner', variant: 'interno', title }];
  await client.createOrReplace({ _id: id, _type: 'page', title, slug, sections, ...fields });
}

/** Pages that Next made so far. */
async function rendered(): Promise<number> {
  return Number(/^site_pages_rendered_total (\d+)$/m.exec((await visit('/metrics')).text)?.[1] ?? Number.NaN);
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

it('visitors never touch the lake: a browser that reads, searches and sees a publish asks it for pictures and files alone', async () => {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    for (const path of ['/', '/exames', '/convenios', '/contato', '/topics', '/profissional?q=ana', '/profissional']) {
      await page.goto(stack.siteUrl + path, { waitUntil: 'networkidle' });
    }
    await page.goto(stack.siteUrl);
    await page.mouse.click(5, 300);
    await client.patch('home').set({ 'sections[_type=="banner"].title': 'Visto sem o lago' }).commit();
    await page.getByRole('heading', { level: 1, name: 'Visto sem o lago' }).waitFor();
    for (let turn = 1; turn <= 20; turn += 1) {
      await client
        .patch('home')
        .set({ 'sections[_type=="banner"].title': `Publicado ${turn}` })
        .commit();
      await page.getByRole('heading', { level: 1, name: `Publicado ${turn}`, exact: true }).waitFor();
    }
    await page.context().setOffline(true);
    await client.patch('home').set({ 'sections[_type=="banner"].title': 'De volta' }).commit();
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'De volta', exact: true }).waitFor({ timeout: 90_000 });
    expect(asked.filter((path) => path.startsWith('/lake/') && !/^\/lake\/(?:images|files)\//.test(path))).toEqual([]);
    expect(asked).toContain('/api/live');
  } finally {
    await browser.close();
  }
});

it('V11: a page that everybody gets says nothing of who asked for it first', async () => {
  await publishPage('primeira', 'Primeira');
  await eventually(async () => (await visit('/primeira?utm=sigilo-joana')).status, 200);
  await visit('/sigilo-joana/diagnostico?sigilo-joana=1');
  await visit('/api/sigilo-joana');
  for (const path of ['/primeira', '/outro-endereco', '/api/outro']) {
    const { text } = await visit(path);
    const [, data = ''] = /data-src="(\/_site\/data[^"]*)"/.exec(text) ?? [];
    expect(data).not.toBe('');
    const found = [text, (await visit(data)).text].filter((part) => part.includes('sigilo-joana'));
    expect([path, found.length]).toEqual([path, 0]);
  }
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

it('V1: a site that is killed comes back with what was published, whether or not the lake is there', async () => {
  await client.patch('home').set({ 'sections[_type=="banner"].title': 'Depois da construção' }).commit();
  const person = await client.fetch<{ _id: string; slug: string }>(
    '*[_type == "professional" && status == "ativo"] | order(order desc)[0]{_id, "slug": slug.current}',
  );
  await client.patch(person._id).set({ status: 'inativo' }).commit();
  await eventually(async () => (await visit(`/profissional/${person.slug}`)).status, 404);
  await eventually(async () => (await visit('/')).text.includes('Depois da construção'), true);
  await isKept('Depois da construção');
  const addresses = ['/', '/profissional', '/exames', '/contato', '/nunca-vista', '/sitemap.xml', '/llms.txt'];
  const before = await Promise.all(addresses.map(async (path) => (await visit(path)).text));
  await stack.stopSite('SIGKILL');
  await stack.stopLake('SIGKILL');
  await stack.startSite();
  expect(await Promise.all(addresses.map(async (path) => (await visit(path)).text))).toEqual(before);
  expect(before[0]).toContain(`<link rel="canonical" href="${stack.siteUrl}`);
  expect((await visit(`/profissional/${person.slug}`)).status).toBe(404);
  expect((await visit('/nao-existe')).status).toBe(404);
  await stack.startLake();
});

it('V1: what was published while the site was away is there when it has the lake again', async () => {
  await stack.stopSite('SIGKILL');
  await publishPage('nunca-vista', 'Publicada na ausência');
  await stack.startSite();
  await eventually(async () => (await visit('/nunca-vista')).text.includes('Publicada na ausência'), true);
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
  expect((await visit('/profissional/zulmira')).status).toBe(404);
});

it('a publish has the page rendered that shows it, and no other (R9)', async () => {
  const paths = ['/', '/exames', '/profissional', '/contato', '/topics', '/basic-components'];
  const states = async () =>
    (await Promise.all(paths.map(async (path) => (await visit(path)).headers.get('x-nextjs-cache')))).join();
  const kept = paths.map(() => 'HIT').join();
  await eventually(states, kept);
  const before = await rendered();
  await client.patch('home').set({ 'sections[_type=="banner"].title': 'Só a página inicial' }).commit();
  await eventually(async () => (await visit('/')).text.includes('Só a página inicial'), true);
  await eventually(states, kept);
  expect(await rendered()).toBe(before + 1);
  // One that no page shows, and a page that comes after it.
  await client.createOrReplace({ _id: 'ninguem-mostra', _type: 'equipment', name: 'Aparelho', isDemo: true });
  await publishPage('sinal', 'Publicada por último');
  await eventually(async () => (await visit('/sinal')).status, 200);
  await eventually(states, kept);
  expect(await rendered()).toBe(before + 2);
});

it('R9: what was visited is made anew by itself, before anybody asks for it', async () => {
  await eventually(async () => (await visit('/')).headers.get('x-nextjs-cache'), 'HIT');
  const before = await rendered();
  await client.patch('home').set({ 'sections[_type=="banner"].title': 'Feita sem visita' }).commit();
  await eventually(rendered, before + 1);
  expect((await visit('/')).text).toContain('Feita sem visita');
  expect(await rendered()).toBe(before + 1);
});

it('P7: what does not fit its type takes no page down: the version before stays, and the log names it', async () => {
  const settings = await client.fetch<object & { _id: string }>('*[_id == "siteSettings"][0]');
  await publishPage('antes', 'Como estava antes');
  await eventually(async () => (await visit('/antes')).status, 200);
  await client
    .patch('siteSettings')
    .set({ tradeName: { pt: 'Clínica' }, phones: 'nenhum', mainMenu: [null, 3] })
    .commit();
  await client
    .patch('home')
    .set({ sections: [null, 'texto', { _key: 'x', _type: 'banner', title: { a: 1 } }] })
    .commit();
  await publishPage('antes', 'Como estava antes', { title: ['lista'], sections: 7 });
  // What comes after it in the lake's log is on the site: so were the ones before.
  await publishPage('depois', 'Publicada depois');
  await eventually(async () => (await visit('/depois')).status, 200);
  const { text: home } = await visit('/');
  expect(home).toContain('Feita sem visita');
  expect(home).toContain('Clínica Exemplo Norte');
  expect((await visit('/antes')).text).toContain('Como estava antes');
  for (const id of ['siteSettings', 'home', 'antes']) {
    expect(stack.log()).toMatch(new RegExp(`content-does-not-fit[^\\n]*${id}`));
  }
  await client.createOrReplace({ ...settings, _type: 'siteSettings' });
});

it('V8, V12: without lake and without a file there is no content, and everything says so in words', async () => {
  await stack.stopSite('SIGKILL');
  await stack.stopLake('SIGKILL');
  await rm(join(dataOfSite(), 'replica.json'));
  await stack.startSite();
  for (const path of ['/', '/nunca-vista', '/nao-existe', '/feed.xml', '/sitemap.xml']) {
    const { status, headers, text } = await visit(path);
    expect({ path, status }).toEqual({ path, status: 503 });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(text).toContain('Esta página está indisponível no momento');
  }
  for (const api of ['/api/revision?path=/', '/api/content/exams']) {
    expect({ api, status: (await visit(api)).status }).toEqual({ api, status: 503 });
  }
  await stack.startLake();
  await eventually(async () => (await visit('/nunca-vista')).status, 200);
});
