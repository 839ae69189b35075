import fc from 'fast-check';
import { runQuery } from '../run-query.ts';
import { everyone, writableOf } from '../testing.ts';

/** Words that folding, cutting and wildcards treat in their own ways. */
const TEXTS = [
  'a≮b',
  'x\u{1f600}y',
  'Clínica Geral',
  'clinica',
  'Dra. Ana-Lúcia',
  'café.',
  'STRASSE 9',
  'straße',
  'a.b c',
  'ana',
];
const PATTERNS = [
  'clinica',
  'Clínica',
  'cl*',
  '*a',
  'an*a',
  'stra.e',
  'café',
  'ana lucia',
  'a.b',
  '9',
  '',
  '*',
  'd1*',
  'a≮b',
  '≮',
  'a\u037eb',
  'x\ud83d*',
];

const value = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.integer({ min: -2, max: 2 }),
  fc.boolean(),
  fc.constant(null),
  fc.constant({ x: 1 }),
);
const spans = fc.array(fc.constantFrom('Clí', 'nica', 'ana ', 'b'), { maxLength: 3 });

interface Draft {
  readonly kind: 'page' | 'person';
  readonly isDraft: boolean;
  readonly title: unknown;
  readonly rank: unknown;
  readonly spans: readonly string[];
}

const draft: fc.Arbitrary<Draft> = fc.record({
  kind: fc.constantFrom('page' as const, 'person' as const),
  isDraft: fc.boolean(),
  title: value,
  rank: value,
  spans,
});

function contentOf({ kind, isDraft, title, rank, spans }: Draft, number: number) {
  const children = spans.map((text) => ({ _type: 'span', text }));
  return {
    _id: `${isDraft ? 'drafts.' : ''}d${number}`,
    _type: kind,
    title,
    rank,
    body: [{ _type: 'block', children }],
  };
}

const order = fc.constantFrom(
  'title',
  'rank desc',
  'lower(title) desc, rank',
  'rank, title desc',
  '_updatedAt, title',
  'n',
);
const condition = fc.oneof(
  fc.constantFrom('_type == "page"', 'true', 'title == "clinica"', 'rank == 1', 'title in ["ana", "clinica"]'),
  fc
    .tuple(
      fc.constantFrom('title', '[title, _id]', 'pt::text(body)', 'body[].children[].text'),
      fc.constantFrom(...PATTERNS),
    )
    .map(([left, pattern]) => `${left} match ${JSON.stringify(pattern)}`),
  fc
    .tuple(fc.constantFrom('@', '[@, _id]', 'title'), fc.constantFrom(...PATTERNS))
    .map(([left, words]) => `${left} match text::query(${JSON.stringify(words)})`),
);
const query = fc
  .tuple(condition, condition, fc.constantFrom('&&', '||'), order)
  .chain(([one, other, operator, order]) =>
    fc.constantFrom(
      `*[${one} ${operator} ${other}] | order(${order})[0...3]{_id}`,
      `*[_type == "page" && (${one})] | order(${order})[1..2]._id`,
      `*[${one}]{_id, "orderings": [rank, title]} | order(orderings[1] desc)[0...2]`,
      `*[${one} ${operator} ${other}][0...2]._id`,
      `count(*[${one} ${operator} ${other}])`,
    ),
  );
const perspective = fc.constantFrom('raw' as const, [], ['drafts']);

test('orders, slices, counts and matches are the same with indexes as without, also after commits', () => {
  fc.assert(
    fc.property(
      fc.array(draft, { maxLength: 12 }),
      fc.array(fc.tuple(fc.nat(11), fc.option(draft)), { maxLength: 4 }),
      fc.array(query, { minLength: 1, maxLength: 3 }),
      perspective,
      (drafts, changes, queries, perspective) => {
        const { reader, write } = writableOf(drafts.map(contentOf));
        const agree = () => {
          // The first time, what it is ordered by and compared with is asked for; the second time it is there.
          for (const query of [...queries, ...queries]) {
            const request = { query, perspective, caller: everyone, now: new Date(0) };
            expect(runQuery(reader, request).result).toEqual(runQuery(reader, { ...request, planned: false }).result);
          }
        };
        agree();
        for (const [number, changed] of changes) {
          const after = changed ? { ...contentOf(changed, number), _updatedAt: '2026-01-02T00:00:00Z' } : undefined;
          write(after?._id ?? `d${number}`, after);
        }
        agree();
      },
    ),
    { numRuns: 400 },
  );
});
