import { runQuery } from '../run-query.ts';
import { callerWho, everyone, readerOf } from '../testing.ts';
import type { QueryRequest } from '../run-query.ts';

const reader = readerOf([
  {
    _id: 'inicio',
    _type: 'page',
    title: 'Início',
    slug: { current: 'inicio' },
    views: 3,
    sections: [
      { _key: 'h1', _type: 'hero', heading: 'Bem-vindo', area: { _ref: 'geral' } },
      { _key: "d'or\\", _type: 'text', heading: 'Sobre', "it's": 'x' },
    ],
    tags: ['saúde', 'família'],
    areas: [
      { _key: 'a1', _ref: 'geral' },
      { _key: 'a2', _ref: 'falta' },
    ],
  },
  { _id: 'drafts.inicio', _type: 'page', title: 'Início novo', views: 1 },
  { _id: 'geral', _type: 'area', title: 'Clínica geral' },
  { _id: 'drafts.secreto', _type: 'area', title: 'Segredo' },
]);

function ask(query: string, request: Partial<QueryRequest> = {}) {
  return runQuery(reader, { query, caller: everyone, perspective: [], sourceMap: 'key', ...request });
}

/** Each mapped result path as `document id` + `source path`, or the kind of its source. */
function origins(query: string, request: Partial<QueryRequest> = {}): Record<string, string> {
  const { resultSourceMap: map } = ask(query, request);
  if (!map) throw new Error('No source map.');
  const described = Object.entries(map.mappings).map(([path, { source }]) => [
    path,
    source.type === 'documentValue' ? `${map.documents[source.document]?._id} ${map.paths[source.path]}` : source.type,
  ]);
  return Object.fromEntries(described);
}

describe('content source maps', () => {
  it('have the format of Sanity', () => {
    expect(ask('*[_id == "inicio"][0]{title, "again": title, "area": *[_type == "area"][0].title}')).toMatchObject({
      result: { title: 'Início', again: 'Início', area: 'Clínica geral' },
      resultSourceMap: {
        documents: [
          { _id: 'inicio', _type: 'page' },
          { _id: 'geral', _type: 'area' },
        ],
        paths: ["$['title']"],
        mappings: {
          "$['title']": { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } },
          "$['again']": { type: 'value', source: { type: 'documentValue', document: 0, path: 0 } },
          "$['area']": { type: 'value', source: { type: 'documentValue', document: 1, path: 0 } },
        },
      },
    });
  });

  it.each<[string, Record<string, string>]>([
    ['*[_type == "area"]', { '$[0]': 'geral $' }],
    ['*[_id == "inicio"][0].slug', { $: "inicio $['slug']" }],
    ['*[_id == "inicio"][0].sections', { $: "inicio $['sections']" }],
    [
      '*[_id == "inicio"][0].sections[].heading',
      {
        '$[0]': "inicio $['sections'][?(@._key=='h1')]['heading']",
        '$[1]': "inicio $['sections'][?(@._key=='d\\'or\\\\')]['heading']",
      },
    ],
    ['*[_id == "inicio"][0].sections[1]["it\'s"]', { $: "inicio $['sections'][?(@._key=='d\\'or\\\\')]['it\\'s']" }],
    [
      '*[_id == "inicio"][0]{"a b": tags[1], "c": tags[-1...2]}',
      {
        "$['a b']": "inicio $['tags'][1]",
        "$['c'][0]": "inicio $['tags'][1]",
      },
    ],
    [
      '*[_id == "inicio"][0]{sections[_type == "hero"]{..., area->{title}}}',
      {
        "$['sections'][0]['_key']": "inicio $['sections'][?(@._key=='h1')]['_key']",
        "$['sections'][0]['_type']": "inicio $['sections'][?(@._key=='h1')]['_type']",
        "$['sections'][0]['heading']": "inicio $['sections'][?(@._key=='h1')]['heading']",
        "$['sections'][0]['area']['title']": "geral $['title']",
      },
    ],
    ['*[_id == "inicio"][0]{areas[]->{title}}', { "$['areas'][0]['title']": "geral $['title']" }],
    [
      '*[_id == "inicio"][0]{title, "s": sections[area->title match "geral" && ^.views > 2]{"up": ^.title, heading}}',
      {
        "$['title']": "inicio $['title']",
        "$['s'][0]['up']": "inicio $['title']",
        "$['s'][0]['heading']": "inicio $['sections'][?(@._key=='h1')]['heading']",
      },
    ],
    [
      '*[_id == "inicio"][0]{"t": coalesce(nothing, title), "s": select(views > 2 => slug.current, title), "u": upper(title), "l": "fixo", "n": nothing}',
      {
        "$['t']": "inicio $['title']",
        "$['s']": "inicio $['slug']['current']",
        "$['u']": 'unknown',
        "$['l']": 'literal',
      },
    ],
    [
      '*[_id == "inicio"][0]{...slug, views > 2 => {"more": title}}',
      {
        "$['current']": "inicio $['slug']['current']",
        "$['more']": "inicio $['title']",
      },
    ],
    ['*[] | order(title desc)[0...1]{title}', { "$[0]['title']": "inicio $['title']" }],
    [
      '*[_type == "page"] | score(title match "Início") {title, _score}',
      {
        "$[0]['title']": "inicio $['title']",
        "$[0]['_score']": 'unknown',
      },
    ],
    [
      '[*[_id == "geral"][0].title, ...*[_id == "inicio"][0].tags]',
      {
        '$[0]': "geral $['title']",
        '$[1]': "inicio $['tags'][0]",
        '$[2]': "inicio $['tags'][1]",
      },
    ],
    ['documents::get("geral").title', { $: "geral $['title']" }],
    ['*[@ match text::query("clinica")].title', { '$[0]': "geral $['title']" }],
    ['count(*)', { $: 'unknown' }],
    ['null', {}],
  ])('%s', (query, expected) => expect(origins(query)).toEqual(expected));

  it('name elements by position when asked for no keys', () => {
    expect(origins('*[_id == "inicio"][0].sections[0].heading', { sourceMap: 'index' })).toEqual({
      $: "inicio $['sections'][0]['heading']",
    });
  });

  it('lead to the document that is stored, whatever id a perspective shows', () => {
    expect(origins('*[_id == "inicio"][0].title', { perspective: ['drafts'] })).toEqual({
      $: "drafts.inicio $['title']",
    });
    expect(origins('*[_id == "drafts.inicio"][0].title', { perspective: 'raw' })).toEqual({
      $: "drafts.inicio $['title']",
    });
  });

  it('name nothing that the caller may not read', () => {
    const stranger = callerWho((_, id) => !id.includes('.'), null);
    const { resultSourceMap } = ask('*{title, "ref": {"_ref": "drafts.secreto"}->title}', {
      caller: stranger,
      perspective: 'raw',
    });
    expect(resultSourceMap?.documents.map(({ _id }) => _id)).toEqual(['geral', 'inicio']);
    expect(JSON.stringify(resultSourceMap)).not.toContain('secreto');
  });
});
