import fc from 'fast-check';
import { evaluateSync, parse } from 'groq-js';
import { runQuery } from '../query/run-query.ts';
import { everyone, readerOf } from '../query/testing.ts';
import { pathTest } from './path-pattern.ts';

const reader = readerOf([{ _id: 'a', _type: 'page' }]);

function here(query: string, params: Record<string, unknown>): unknown {
  return runQuery(reader, { query, params, caller: everyone }).result;
}

function asGroqJs(query: string, params: Record<string, unknown>): unknown {
  return evaluateSync(parse(query, { params }), { dataset: [] }).data;
}

const letters = fc.string({
  unit: fc.constantFrom('a', 'A', 'b', 'ß', 'ı', 'I', 'é', 'É', 'σ', 'ς', '-', ' ', '_', '.'),
});
const patterns = fc.string({ unit: fc.constantFrom('a', 'B', 'ß', 'i', 'É', 'Σ', '*', '*', ' ', '-') });
const someOf = (texts: fc.Arbitrary<string>) =>
  fc.oneof(texts, fc.array(fc.oneof(texts, fc.constant(3)), { maxLength: 3 }));

test('match finds what groq-js finds, whatever the letters, words and asterisks', () => {
  fc.assert(
    fc.property(someOf(letters), someOf(patterns), (texts, pattern) => {
      const params = { texts, pattern };
      expect(here('$texts match $pattern', params)).toEqual(asGroqJs('$texts match $pattern', params));
    }),
    { numRuns: 2000 },
  );
});

test('score orders and counts as groq-js does', () => {
  const terms = [
    't match "a*"',
    't match "b" && n > 1',
    'boost(t match "b*", 3)',
    'n == 2 || t match "a"',
    '(t match "a")',
  ];
  const rows = fc.array(fc.oneof(fc.record({ t: letters, n: fc.nat(3) }, { noNullPrototype: true }), fc.constant(7)), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(rows, fc.subarray(terms, { minLength: 1 }), (list, chosen) => {
      const query = `$list | score(${chosen.join(', ')}){t, n, _score}`;
      expect(here(query, { list })).toEqual(asGroqJs(query, { list }));
    }),
    { numRuns: 500 },
  );
});

test('a dot in a pattern is a dot', () => {
  expect(here('"é.é" match "é.é"', {})).toBe(true);
  expect(here('"éxé" match "é.é"', {})).toBe(false);
});

/** groq-js does not come to an end with any of these, or takes minutes. */
const LONG = 300_000;
test.each<[string, string, Record<string, unknown>, unknown]>([
  ['many asterisks', '$text match $pattern', { text: 'a'.repeat(LONG), pattern: `${'*a'.repeat(300)}*b` }, false],
  [
    'a long word in the middle',
    '$text match $pattern',
    { text: 'a'.repeat(LONG), pattern: `*b${'a'.repeat(900)}*` },
    false,
  ],
  ['asterisks and dots', '$text match $pattern', { text: 'a'.repeat(LONG), pattern: `${'*.'.repeat(300)}*Z` }, false],
  ['a row of dots', '$text match "x"', { text: '.'.repeat(LONG) }, false],
  ['a text of dots in a search', '$text match text::query("x")', { text: '.'.repeat(LONG) }, false],
  ['a path', '$text in path($path)', { text: 'a.'.repeat(200), path: `${'**.'.repeat(60)}b` }, false],
  [
    'a score',
    '[{"t": $text}] | score(t match $pattern)',
    { text: 'a'.repeat(LONG), pattern: `${'*a'.repeat(300)}*b` },
    [expect.objectContaining({ _score: 0 })],
  ],
  ['lists without a common value', 'array::intersects($one, $other)', { one: many(0), other: many(1) }, false],
])('N1: %s is compared in linear time', (_, query, params, expected) => {
  expect(here(query, params)).toEqual(expected);
});

function many(odd: number): number[] {
  return Array.from({ length: 100_000 }, (_, n) => 2 * n + odd);
}

test('N1: paths of rights are compared in linear time, too', () => {
  const test = pathTest(`${'**.'.repeat(60)}b`);
  expect([test('a.'.repeat(200)), test(`${'a.'.repeat(200)}b`)]).toEqual([false, true]);
});

test('paths mean whole segments, and a dot is a dot', () => {
  const cases: readonly [string, string, boolean][] = [
    ['drafts.*', 'drafts.a', true],
    ['drafts.*', 'drafts.a.b', false],
    ['drafts.*', 'draftsxa', false],
    ['drafts.**', 'drafts.a.b', true],
    ['drafts.**', 'drafts', false],
    ['*', 'a', true],
    ['**', 'a.b.c', true],
    ['**.c.**', 'a.b.c.d', true],
    ['**.c.**', 'c.d', false],
    ['a.**.b.**.c', 'a.x.b.b.y.c', true],
    ['a+', 'aa', false],
  ];
  for (const [path, id, expected] of cases) {
    expect([path, id, here('$id in path($path)', { id, path }), pathTest(path)(id)]).toEqual([
      path,
      id,
      expected,
      expected,
    ]);
  }
});
