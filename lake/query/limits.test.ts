import { jest } from '@jest/globals';
import { listenFilter } from './listen-filter.ts';
import { expressionFor } from '../store/index/terms.ts';
import { runQuery, STRANGER_LIMITS } from './run-query.ts';
import { callerWho, everyone, readerOf } from './testing.ts';
import type { Caller } from '../caller.ts';

const reader = readerOf(Array.from({ length: 20 }, (_, index) => ({ _id: `d${index}`, _type: 'page', title: 'Olá' })));
const stranger = callerWho(() => true, null);

afterEach(() => jest.restoreAllMocks());

function correlated(depth: number): string {
  return depth === 0 ? 'true' : `count(*[_id != ^._id && ${correlated(depth - 1)}]) > 0`;
}

function doubling(times: number, step: string): string {
  return '{"a": [1, 1]}' + step.repeat(times);
}

test('a query that would never end is stopped', () => {
  expect(() => runQuery(reader, { query: `*[${correlated(9)}]`, caller: stranger })).toThrow(/takes too long/);
});

test('it is stopped at the step, the document and the moment that its limits name', () => {
  const query = `*[${correlated(9)}]`;
  const ask = (limits: object) => () =>
    runQuery(reader, { query, caller: stranger, limits: { ...STRANGER_LIMITS, milliseconds: Infinity, ...limits } });
  expect(ask({ steps: 10_000 })).toThrow(/takes too long/);
  expect(ask({ documents: 10_000 })).toThrow(/looks at too many documents/);
  // A clock that moves on by a millisecond whenever somebody looks.
  let looks = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (looks += 1));
  expect(ask({ milliseconds: 50 })).toThrow(/takes too long/);
  expect(looks).toBe(52);
});

test.each([
  ['sums of lists', '{"a": a + a}', /memory|too large|too long/],
  ['lists of lists', '{"a": [...a, ...a]}', /memory|too large|too long/],
  ['shared parts', '{"a": [a, a]}', /too large/],
])('a result that doubles with every step does not fill the memory: %s', (_name, step, message) => {
  expect(() => runQuery(reader, { query: doubling(40, step), caller: stranger })).toThrow(message);
});

test('a query that takes long to read is refused before it is read, sooner from strangers', () => {
  const ask = (length: number, caller: Caller) => () => runQuery(reader, { query: `"${'a'.repeat(length)}"`, caller });
  expect(ask(70_000, stranger)).toThrow(/more than 65536 characters/);
  expect(ask(70_000, everyone)).not.toThrow();
  expect(ask(300_000, everyone)).toThrow(/more than 262144 characters/);
});

test('a listener with such a filter hears everything instead of stopping the lake', () => {
  const loops = Array.from({ length: 12 }).reduce<string>((inner) => `count([1,2,3,4,5,6,7,8][${inner}]) > 9`, 'true');
  const matches = listenFilter(`*[${loops}]`, {}, 'ana');
  const [document] = reader.all();
  // Read to its end, which would take hours, it is false.
  expect(document && matches(document)).toBe(true);
});

test('ordinary queries are answered as ever', () => {
  const query = '*[_type == "page"]|order(_id){_id, "t": title + " " + _type, "n": count(*[_id != ^._id])}[0..1]';
  expect(runQuery(reader, { query, caller: everyone }).result).toEqual([
    { _id: 'd0', t: 'Olá page', n: 19 },
    { _id: 'd1', t: 'Olá page', n: 19 },
  ]);
});

test('N4: what has to be parsed for a query is part of what it costs', () => {
  const documents = readerOf([{ _id: 'a', _type: 'page', text: 'a'.repeat(1_000_000) }]);
  const query = '*[_id == "a"][0].n';
  const ask = () => runQuery(documents, { query, caller: everyone, limits: { ...STRANGER_LIMITS, steps: 10_000 } });
  expect(ask).toThrow(/takes too long/);
  // It is there now, and costs nothing to look at.
  documents.get('a');
  expect(ask().result).toBe(null);
});

const LONG = { text: 'a'.repeat(100_000) };
test.each([
  ['functions within functions', `length(${'lower(upper('.repeat(60)}$text${'))'.repeat(60)})`, LONG],
  [
    'functions that make lists',
    `count(${'array::unique('.repeat(60)}$list${')'.repeat(60)})`,
    { list: Array.from({ length: 50_000 }, (_, n) => n) },
  ],
  ['keys of an order', '$list | order(string(@) + $text)', { ...LONG, list: Array.from({ length: 50 }, (_, n) => n) }],
])('N4: what %s make is part of what they cost', (_, query, params) => {
  const limits = { ...STRANGER_LIMITS, milliseconds: Infinity, steps: 60_000 };
  const ask = () => runQuery(reader, { query, params, caller: everyone, limits });
  expect(ask).toThrow(/takes too long/);
});

test('N1: a search has so many words and phrases and no more, whatever is planned for each', () => {
  const ask = (terms: number) => () =>
    runQuery(reader, {
      query: '*[title match text::query($q)]',
      params: { q: '"a b" '.repeat(terms) },
      caller: everyone,
    });
  expect(ask(50)).not.toThrow();
  expect(ask(51)).toThrow(/at most 50 words/);
});

test.each([
  ['sums of texts', '*[0]{"a": text}', '{"a": a + a}'],
  ['joined texts', '*[0]{"a": text}', '{"a": array::join([a, a, a], "")}'],
  ['lists', '*[0]{"a": string::split(text, "")}', '{"a": [...a, ...a]}'],
])('N4: texts and lists cannot double unseen: %s', (_, start, step) => {
  const own = readerOf([{ _id: 'a', _type: 'page', text: 'a'.repeat(10_000) }]);
  const limits = { ...STRANGER_LIMITS, milliseconds: Infinity, steps: 60_000 };
  const query = `${start}${step.repeat(30)}{"n": length(a)}`;
  expect(() => runQuery(own, { query, caller: everyone, limits })).toThrow(/takes too long/);
});

test.each([
  ['a word again and again', 'atendimento '.repeat(5000)],
  ['many beginnings of words', Array.from({ length: 400 }, (_, n) => `${n.toString(36)}*`).join(' ')],
])('N1: a search for %s looks for a few of them', (_, text) => {
  const own = readerOf([{ _id: 'a', _type: 'page', text: 'atendimento 0 1 2 3' }]);
  const terms = expressionFor(text, { content: true, ids: true })?.split(' AND ').length;
  expect(terms).toBeLessThanOrEqual(6);
  const ask = (planned: boolean) =>
    runQuery(own, { query: '*[text match $text]._id', params: { text }, caller: everyone, planned }).result;
  expect(ask(true)).toEqual(ask(false));
});

test('N1: what a query is compared with costs a lookup each', () => {
  const limits = { ...STRANGER_LIMITS, milliseconds: Infinity, steps: 60_000 };
  const texts = Array.from({ length: 20_000 }, (_, n) => `t${n}`);
  for (const query of ['*[slug.current in $texts]', '*[references($texts)]', '*[_id in $texts]']) {
    expect(() => runQuery(reader, { query, params: { texts }, caller: everyone, limits })).toThrow(/takes too long/);
  }
});

test('a search looks at the documents that have its words, however many others have its type', () => {
  const own = readerOf(
    Array.from({ length: 900 }, (_, n) => ({ _id: `p${n}`, _type: 'page', text: n % 3 === 0 ? 'consulta' : 'exame' })),
  );
  const query = 'count(*[_type == "page" && text match "consult*"])';
  const { result, cost } = runQuery(own, { query, caller: everyone });
  expect([result, cost.documents]).toEqual([300, 300]);
});
