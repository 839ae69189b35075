import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { wordsOf } from '../html-text/html-text.ts';
import { importedId, pageDraft, picturesOf, postDraft } from './draft-of.ts';
import { pageFinder } from './likely-page.ts';
import { addressesOf, type OldPage, pageOfHtml, pagesOfExport } from './old-pages.ts';
import { piecesOf } from './old-text.ts';

const xml = readFileSync(join(import.meta.dirname, 'export.fixture.xml'), 'utf8');
const pages = pagesOfExport(xml.replaceAll('ORIGIN', 'https://antigo.com.br'));
const [reception, water] = pages as [OldPage, OldPage];
test('U8: an export without a page that was on the air says so', () => {
  expect(() => pagesOfExport(xml)).toThrow('Não há páginas nem artigos publicados neste arquivo');
});

const piecesFor = ({ html = '', url }: OldPage) => piecesOf(html, url);

test('U8: of a WordPress export comes what was on the air, with its picture and day', () => {
  expect(pages.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
    'page https://antigo.com.br/como-e-a-recepcao/',
    'post https://antigo.com.br/blog/agua-e-calor/',
    'page https://antigo.com.br/contato.php',
  ]);
  expect(water).toMatchObject({
    title: 'Água & calor: o que beber',
    publishedAt: '2022-01-10T09:00:00Z',
    cover: 'https://antigo.com.br/fotos/falta.png',
  });
});

test('U8: what is no export says so', () => {
  expect(() => pagesOfExport('<rss><channel><item><title>a</title></item></channel></rss>')).toThrow(/WordPress/);
  expect(() => pagesOfExport('<rss><channel>')).toThrow(/danificado/);
});

test('U8: a text comes as the site keeps it, parted at its pictures, and nothing scripted survives', () => {
  const [before, after] = piecesFor(reception);
  expect(before?.blocks.map(wordsOf)).toEqual(['A recepção fica no térreo, com mapa e rampa.']);
  expect(before?.blocks[0]?.['markDefs']).toEqual([
    { _type: 'link', _key: expect.any(String), kind: 'url', url: 'https://exemplo.invalid/mapa' },
  ]);
  expect(after?.picture).toBe('https://antigo.com.br/fotos/recepcao.png');
  const said = after?.blocks.map((block) => [block['style'], block['listItem'] ?? '', wordsOf(block)]);
  expect(said).toEqual(
    expect.arrayContaining([
      ['h2', '', 'Como chegar'],
      ['normal', 'bullet', 'De ônibus'],
    ]),
  );
  expect(JSON.stringify([before, after])).not.toMatch(/script|alert|onerror/);
});

test('U8: blank lines part the paragraphs of an older editor, and its commands are gone', () => {
  expect(piecesFor(water).flatMap(({ blocks }) => blocks.map(wordsOf))).toEqual([
    'No calor, beba água durante o dia.',
    'Leve uma garrafa.',
  ]);
});

test('U8: a page becomes a draft of a page, a section for each picture; it keeps its address, and says nothing for an alt', () => {
  const pieces = piecesFor(reception);
  const uploaded = new Map([['https://antigo.com.br/fotos/recepcao.png', 'image-a']]);
  const draft = pageDraft(reception, pieces, uploaded);
  expect(draft).toMatchObject({
    _id: 'drafts.importado-como-e-a-recepcao',
    slug: { current: 'como-e-a-recepcao' },
    sections: [
      { _type: 'richText', header: { title: 'Como é a nossa recepção' } },
      { _type: 'imageText', image: { asset: { _ref: 'image-a' } } },
    ],
  });
  expect(JSON.stringify(draft)).not.toContain('"alt"');
  // A picture that could not be had parts nothing.
  expect(pageDraft(reception, pieces, new Map())['sections']).toMatchObject([{ _type: 'richText' }]);
});

test('U8: an article becomes a draft of a topic; without its picture where that could not be had', () => {
  expect(picturesOf(water, [])).toEqual(['https://antigo.com.br/fotos/falta.png']);
  const draft = postDraft(water, piecesFor(water), new Map(), 'topic-a');
  expect(draft).toMatchObject({
    _type: 'post',
    topic: { _ref: 'topic-a' },
    excerpt: 'Quanta água beber quando faz calor, e o que levar na bolsa.',
  });
  expect(draft).not.toHaveProperty('cover');
});

test('U8: of the same address it is always the same document', () => {
  expect(importedId('https://antigo.com.br/Sobre%20n%C3%B3s/?p=3')).toBe('importado-sobre-nos-p-3');
  expect(importedId('https://antigo.com.br/')).toBe('importado-inicial');
});

test('U8: a sitemap names pages or more sitemaps', () => {
  const urls = '<url><loc> https://a.com.br/b </loc></url><url><loc>nada</loc></url>';
  expect(addressesOf(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`)).toEqual({
    pages: ['https://a.com.br/b'],
    sitemaps: [],
  });
  expect(
    addressesOf('<sitemapindex><sitemap><loc>https://a.com.br/1.xml</loc></sitemap></sitemapindex>').sitemaps,
  ).toEqual(['https://a.com.br/1.xml']);
});

test('U8: of a page of HTML comes what it says, not what stands around it', () => {
  const html =
    '<title>Convênios | Clínica</title><nav>Menu</nav><main><header>Topo</header><p>Aceitamos dois.</p></main><footer>Fim</footer>';
  const page = pageOfHtml('https://a.com.br/c', html);
  expect(page.title).toBe('Convênios');
  expect(piecesOf(page.html ?? '', 'https://a.com.br/c').flatMap(({ blocks }) => blocks.map(wordsOf))).toEqual([
    'Aceitamos dois.',
  ]);
});

const OURS = ['/contato', '/exames', '/exames/raio-x-de-torax', '/a-clinica', '/topics/bem-estar/agua-no-calor'];

test.each([
  ['/contato.php', 'Fale conosco', '/contato'],
  ['/exame/raio-x-torax.html', '', '/exames/raio-x-de-torax'],
  ['/?p=3', 'Contatos', '/contato'],
  ['/blog/2021/calor-e-agua', '', '/topics/bem-estar/agua-no-calor'],
  ['/trabalhe-conosco', 'Trabalhe conosco', undefined],
])('U8: %s (“%s”) is most like %s', (path, title, page) => {
  expect(pageFinder(OURS)({ path, title })).toBe(page);
});
