/** Tracing must not change results, and every mapping must lead to where the value really stands. */
import { parseJsonPath } from '@sanity/client/csm';
import fc from 'fast-check';
import { valueAt } from '../../groq/functions/differences.ts';
import { runQuery } from '../run-query.ts';
import { everyone, readerOf } from '../testing.ts';
import type { ContentSourceMap } from './content-source-map.ts';

const reader = readerOf([
  {
    _id: 'd1',
    _type: 'page',
    a: 'x',
    b: 2,
    list: [{ _key: 'k1', a: 'y', b: 1 }, { _key: "k'2", a: 'z', ref: { _ref: 'd2' } }, 'texto', null, 5],
    words: ['um', 'dois', 'um', null],
    ref: { _ref: 'd2' },
  },
  { _id: 'd2', _type: 'area', a: 'w', b: null, list: [], refs: [{ _key: 'r', _ref: 'd1' }, { _ref: 'falta' }] },
  { _id: 'drafts.d2', _type: 'area', a: 'rascunho', list: [{ a: 'y' }], ref: { _ref: 'd1' } },
  { _id: 'd3', _type: 'page', a: 'x', b: 1, since: '2026-01-01T00:00:00Z', list: { a: 'objeto' } },
]);

const name = fc.constantFrom('a', 'b', 'list', 'words', 'ref', 'refs', '_id', 'nothing');
const { value: expression } = fc.letrec<{ value: string; list: string; condition: string; path: string }>((tie) => ({
  path: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'path' },
    name,
    fc.constantFrom('@', '^.a', '^.^.b', '^', '^.list[0].a'),
    fc.tuple(tie('path'), name).map(([base, key]) => `${base}.${key}`),
    tie('path').map((base) => `${base}->`),
    tie('path').map((base) => `${base}->a`),
    fc.tuple(tie('path'), fc.integer({ min: -2, max: 3 })).map(([base, index]) => `${base}[${index}]`),
  ),
  condition: fc.oneof(
    fc.constantFrom(
      'true',
      'defined(a)',
      'a == "x"',
      'b > 1',
      'a match "*"',
      '_type == "page"',
      'references("d2")',
      '^.a == a',
      'count(list) > 1',
      'count(list[a == ^.a]) > 0',
      'a in ^.list[].a',
    ),
  ),
  list: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'list' },
    fc.constantFrom(
      '*',
      '*[]',
      'list[]',
      'refs[]->',
      'words',
      'list',
      '^.list',
      '*[_type == "area"]',
      'array::unique(words)',
      'releases::all()',
    ),
    fc.tuple(tie('list'), tie('condition')).map(([base, test]) => `${base}[${test}]`),
    fc
      .tuple(
        tie('list'),
        fc.integer({ min: -2, max: 2 }),
        fc.integer({ min: -2, max: 3 }),
        fc.constantFrom('..', '...'),
      )
      .map(([base, from, to, dots]) => `${base}[${from}${dots}${to}]`),
    fc
      .tuple(tie('list'), fc.constantFrom('a', 'b desc', 'a desc, _id', '^.a, b', 'lower(a)', 'count(list[^.a == a])'))
      .map(([base, key]) => `(${base} | order(${key}))`),
    fc
      .tuple(tie('list'), tie('condition'))
      .map(([base, test]) => `(${base}[${test}] | score(${test}, boost(a match "x", 2)))`),
    fc.tuple(tie('list'), name).map(([base, key]) => `${base}.${key}`),
    fc.tuple(tie('list'), tie('value')).map(([base, value]) => `${base}{"p": ${value}}`),
    tie('list').map((base) => `${base}{..., "up": ^.a}`),
    fc.tuple(tie('value'), tie('list')).map(([value, list]) => `[${value}, ...${list}]`),
  ),
  value: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'value' },
    tie('path'),
    tie('list'),
    fc.tuple(tie('list'), fc.integer({ min: -2, max: 2 })).map(([list, index]) => `${list}[${index}]`),
    fc.tuple(tie('path'), tie('path')).map(([one, other]) => `coalesce(${one}, ${other}, "nada")`),
    fc
      .tuple(tie('condition'), tie('value'), tie('value'))
      .map(([test, one, other]) => `select(${test} => ${one}, ${other})`),
    fc
      .tuple(tie('value'), tie('condition'), tie('value'))
      .map(([one, test, other]) => `{"one": ${one}, ${test} => {"two": ${other}}, ...@, "it's": ${one}}`),
    fc.tuple(tie('path'), tie('value')).map(([path, value]) => `${path}{"q": ${value}, ...}`),
    fc.constantFrom(
      '"fixo"',
      '7',
      'null',
      'upper(a)',
      'count(*)',
      'dateTime(since)',
      'a + "!"',
      '{"a": 1} + {"b": 2}',
      'documents::get("d1")',
    ),
    tie('list').map((list) => `count(${list})`),
  ),
}));

const query = fc.oneof(
  expression,
  fc.tuple(expression, expression).map(([one, other]) => `*{"r": ${one}, "s": ${other}}`),
  expression.map((value) => `*[_type == "page"][0]{list[]{"t": ${value}}}`),
);
const perspective = fc.constantFrom<'raw' | string[]>('raw', [], ['drafts']);

function ask(query: string, perspective: 'raw' | readonly string[], sourceMap?: 'key') {
  return runQuery(reader, { query, perspective, caller: everyone, sourceMap, now: new Date(0) });
}

/** Follows a source path through a stored document; a step by key finds the element that has it. */
function stored(map: ContentSourceMap, document: number, path: number): unknown {
  const id = map.documents[document]?._id;
  const root: unknown = reader.all().find(({ _id }) => _id === id);
  return parseJsonPath(map.paths[path] ?? '').reduce<unknown>((value, step) => {
    if (typeof step !== 'object') return valueAt(value, [step]);
    // The client's own parser leaves escaped quotes of keys as they are.
    const key = step._key.replaceAll("\\'", "'");
    return Array.isArray(value) ? value.find((element) => valueAt(element, ['_key']) === key) : undefined;
  }, root);
}

describe('traced queries', () => {
  it('give the results of the normal evaluation', () => {
    let answered = 0;
    fc.assert(
      fc.property(query, perspective, (query, perspective) => {
        const { result } = ask(query, perspective);
        if (/"[^"]*":(?!null)|^[^[{n]/.test(JSON.stringify(result))) answered += 1;
        expect(ask(query, perspective, 'key').result).toEqual(result);
      }),
      { numRuns: 600 },
    );
    // Most generated queries find something; the property would hold for nothing but nulls as well.
    expect(answered).toBeGreaterThan(150);
  });

  it('map values to where they stand', () => {
    let followed = 0;
    fc.assert(
      fc.property(query, (query) => {
        const { result, resultSourceMap: map } = ask(query, 'raw', 'key');
        for (const [path, { source }] of Object.entries(map?.mappings ?? {})) {
          if (!map || source.type !== 'documentValue') continue;
          followed += 1;
          const steps = parseJsonPath(path).map((step) => (typeof step === 'object' ? step._index : step));
          const original = stored(map, source.document, source.path);
          expect(valueAt(result, steps)).toEqual(original);
        }
      }),
      { numRuns: 600 },
    );
    expect(followed).toBeGreaterThan(1000);
  });
});
