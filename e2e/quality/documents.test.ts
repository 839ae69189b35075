/** Every page of the demonstration site as a document: valid, linked to what exists, readable without JavaScript. */
import { GUIDE } from '#web/content/route-of.ts';
import { crawl, type VisitedPage } from './crawl.ts';
import { htmlErrors } from './html-checker.ts';
import { insideFault, linksOf, outsideFault } from './links.ts';
import { openSite, type Site } from '../site.ts';

let site: Site;
let pages: ReadonlyMap<string, VisitedPage>;

beforeAll(async () => {
  site = await openSite();
  pages = await crawl(site.browser, site.url);
});

afterAll(async () => {
  await site?.close();
});

const MISSING = '/nao-existe';

it('finds the whole site by following links and the sitemap, and every page answers', () => {
  const statuses = [...pages.values()].filter(({ path }) => path !== MISSING).map(({ path, status }) => [path, status]);
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  expect(pages.get(MISSING)?.status).toBe(404);
  // One of each kind of page; fewer would mean that the crawl, not the site, got smaller.
  for (const start of ['/profissional/', '/exames/', '/servicos/', '/topics/']) {
    expect([...pages.keys()].filter((path) => path.startsWith(start)).length).toBeGreaterThan(2);
  }
});

/** What the head of a page says of it. */
function headOf({ html }: VisitedPage) {
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
  const [, description = ''] = /<meta name="description" content="([^"]*)/.exec(html) ?? [];
  const [, canonical] = /<link rel="canonical" href="([^"]*)/.exec(html) ?? [];
  return { title, description, canonical };
}

it('V16: gives each page a title and a description of its own, and the home title clinic and areas (R10)', () => {
  // A search is the same page as the list it searches.
  const heads = new Map(
    [...pages.values()].filter(({ status }) => status === 200).map((page) => [headOf(page).canonical, headOf(page)]),
  );
  for (const word of ['title', 'description'] as const) {
    const said = [...heads.values()].map((head) => head[word]);
    expect(said.filter((text, index) => text === '' || said.indexOf(text) !== index)).toEqual([]);
  }
  const home = pages.get('/');
  expect(home && headOf(home).title).toMatch(
    /^(?=.*Clínica Exemplo Norte)(?=.*clínica geral)(?=.*psicologia)(?=.*diagnóstico por imagem)/i,
  );
});

it('V16: gives what is not found words of its own and no canonical address (R10, E1)', () => {
  const missing = pages.get(MISSING);
  expect(missing && headOf(missing)).toEqual({
    title: 'Página não encontrada | Clínica Exemplo Norte',
    description: 'Não há página neste link.',
    canonical: undefined,
  });
});

it('is valid HTML on every page', async () => {
  const html = new Map([...pages.values()].map((page) => [page.path, page.html]));
  expect(await htmlErrors(html)).toEqual([]);
});

it('links only to pages, anchors and files that exist', async () => {
  const broken: string[] = [];
  for (const [link, from] of linksOf(pages.values())) {
    const url = new URL(link);
    if (url.origin !== new URL(site.url).origin) continue;
    const fault = await insideFault(url, pages, new Set([MISSING]));
    if (fault) broken.push(`${url.pathname}${url.search}${url.hash} ${fault} (on ${from.slice(0, 3).join(', ')})`);
  }
  expect(broken).toEqual([]);
});

it('gives telephones, WhatsApp, e-mail and other sites well-formed addresses', () => {
  const outside = [...linksOf(pages.values()).keys()].filter((link) => !link.startsWith(`${site.url}/`));
  expect(outside.filter((link) => link.startsWith('tel:')).length).toBeGreaterThan(0);
  expect(outside.filter((link) => link.startsWith('https://wa.me/')).length).toBeGreaterThan(0);
  const faults = outside.map((link) => [link, outsideFault(link)]).filter(([, fault]) => fault !== null);
  expect(faults).toEqual([]);
});

it('shows its content without JavaScript: one title and text on every page', () => {
  for (const { path, html, text } of pages.values()) {
    const titles = [...html.matchAll(/<h1[\s>]/g)].length;
    // The style guide shows several sections that bring a page's title.
    expect({ path, titled: path.startsWith(GUIDE) ? titles > 0 : titles === 1 }).toEqual({ path, titled: true });
    expect({ path, readable: text.trim().length > 120 }).toEqual({ path, readable: true });
  }
});
