import fc from 'fast-check';
import { createCaller } from '../../caller.ts';
import { ANONYMOUS_GRANTS } from '../../auth/callers.ts';
import { candidatesFor } from './candidates.ts';
import { parseQuery } from '../../groq/parse.ts';
import { runQuery } from '../run-query.ts';
import { everyone, readerOf } from '../testing.ts';
import { viewOf } from '../access/view.ts';
import type { QueryRun } from './query-run.ts';

const TYPES = ['page', 'person', 'area'];
const IDS = ['a', 'b', 'c', 'drafts.a', 'versions.r1.b', 'nobody'];
const SLUGS = ['home', 'sobre', 'a'];

const documents = fc
  .uniqueArray(
    fc.record({
      _id: fc.constantFrom(...IDS.filter((id) => id !== 'nobody')),
      _type: fc.constantFrom(...TYPES),
      n: fc.integer({ min: 0, max: 3 }),
      slug: fc.option(fc.record({ current: fc.constantFrom(...SLUGS) }), { nil: undefined }),
      links: fc.array(fc.record({ _ref: fc.constantFrom(...IDS) }), { maxLength: 2 }),
    }),
    { selector: ({ _id }) => _id },
  )
  // Through JSON, as documents come from disk: fast-check's records have no prototype and undefined members.
  .map((contents) => readerOf(JSON.parse(JSON.stringify(contents))));

const text = (...values: string[]) => fc.constantFrom(...values).map((value) => JSON.stringify(value));
const list = (...values: string[]) => fc.subarray(values).map((chosen) => JSON.stringify(chosen));

const condition = fc.oneof(
  text(...TYPES).map((type) => `_type == ${type}`),
  list(...TYPES).map((types) => `_type in ${types}`),
  text(...IDS).map((id) => `_id == ${id}`),
  list(...IDS).map((ids) => `_id in ${ids}`),
  text(...SLUGS).map((slug) => `slug.current == ${slug}`),
  text(...IDS).map((id) => `references(${id})`),
  list(...IDS).map((ids) => `references(${ids}, "a")`),
  text(...IDS).map((id) => `sanity::versionOf(${id})`),
  fc.constantFrom(
    'n > 1',
    '_type == slug.current',
    '_id == 3',
    '_type != "page"',
    'defined(slug)',
    '_id in path("drafts.**")',
  ),
);

const filter = fc
  .array(fc.tuple(condition, fc.constantFrom('&&', '||'), fc.boolean()), { minLength: 1, maxLength: 4 })
  .map((parts) =>
    parts
      .map(([test, operator, group], index) => `${index ? ` ${operator} ` : ''}${group ? `(${test})` : test}`)
      .join(''),
  );

const query = fc
  .tuple(filter, filter)
  .chain(([outer, inner]) =>
    fc.constantFrom(
      `*[${outer}]._id`,
      `*[${outer}] | order(n desc)[0...3]{_id, n}`,
      `*[${outer}][0]`,
      `count(*[${outer}])`,
      `*[${outer}]{_id, "linked": links[]->{_id, n}, "around": *[${inner}]._id}`,
      `*[${outer} && _id in *[${inner}].links[]._ref]._id`,
      `*[${outer}]{_id, "back": *[${inner} && references(^._id)]._id}`,
      `{"first": *[${outer}][0]._id, "second": *[${inner}][-1]._id}`,
    ),
  );

const perspective = fc.constantFrom('raw' as const, [], ['drafts'], ['r1', 'drafts']);

/** Rights by id, which are checked without parsing, and by content. */
const caller = fc.constantFrom(
  everyone,
  createCaller({ userId: null, roles: [], grants: ANONYMOUS_GRANTS }),
  createCaller({ userId: 'u', roles: [], grants: [{ filter: '_type == "page" && n > 0', permissions: ['read'] }] }),
  createCaller({ userId: 'u', roles: [], grants: [{ filter: '_id in path("drafts.**")', permissions: ['read'] }] }),
);

test('a planned query answers what an unplanned one answers', () => {
  fc.assert(
    fc.property(documents, query, perspective, caller, (reader, query, perspective, caller) => {
      const request = { query, perspective, caller, now: new Date(0) };
      const [planned, plain] = [true, false].map((planned) => runQuery(reader, { ...request, planned }));
      expect(planned?.result).toEqual(plain?.result);
      // A plan may follow fewer references: those of documents that the filter refuses for another reason.
      expect(plain?.syncTags).toEqual(expect.arrayContaining([...(planned?.syncTags ?? [])]));
    }),
    { numRuns: 1500 },
  );
});

test.each([
  ['_type == "page" && n > 1', ['a', 'c']],
  ['n > 1 && (_id in ["c", "a"])', ['a', 'c']],
  ['references("b")', ['a']],
  ['sanity::versionOf("a")', ['a', 'drafts.a']],
  ['slug.current == "sobre" && _type == "page"', ['c']],
  ['"area" == _type || slug.current == "sobre"', ['drafts.a', 'b', 'c']],
  ['_id in path("drafts.**")', ['drafts.a']],
  ['label == "novo"', ['b']],
  ['_type == "page" || n == 1', undefined],
  ['!(_type == "page")', undefined],
  ['_type == ^._type', undefined],
  ['n == 1', undefined],
  ['slug.current == 1', undefined],
])('*[%s] tests only %j', (filter, expected) => {
  const reader = readerOf([
    { _id: 'a', _type: 'page', n: 1, to: { _ref: 'b' } },
    { _id: 'b', _type: 'area', n: 2, label: 'novo' },
    { _id: 'drafts.a', _type: 'area', n: 1 },
    { _id: 'c', _type: 'page', slug: { current: 'sobre' } },
  ]);
  const view = viewOf(reader, { perspective: 'raw', caller: everyone });
  const tree = parseQuery(`*[${filter}]`, {});
  const run: QueryRun = {
    view,
    charge: () => undefined,
    params: {},
    subqueries: new Map(),
    look: () => undefined,
    evaluate: () => undefined,
  };
  const find = () => ('expr' in tree ? candidatesFor(tree.expr, run) : undefined);
  // What is compared is asked for by the first query, and there for the next.
  find();
  const candidates = find();
  expect(candidates && [...candidates.entries()].map(({ id }) => id)).toEqual(expected);
});
