import fc from 'fast-check';
import { overlaid } from '../store/overlay.ts';
import { runQuery } from './run-query.ts';
import { everyone, writableOf } from './testing.ts';

const IDS = ['a', 'drafts.a', 'b', 'c', 'versions.r1.b', 'drafts.d'];
const date = '2026-01-01T00:00:00Z';

const content = fc.record({
  _type: fc.constantFrom('page', 'person'),
  title: fc.constantFrom('Clínica', 'ana', 'Ana Lúcia'),
  slug: fc.record({ current: fc.constantFrom('x', 'y') }),
  to: fc.record({ _ref: fc.constantFrom('a', 'b') }),
});
const state = fc.tuple(fc.constantFrom(...IDS), fc.option(content));

const query = fc.constantFrom(
  '*[_type == "page"]._id',
  'count(*[_type == "page"])',
  '*[slug.current == "x"]._id',
  '*[references("a")]{_id, title}',
  '*[title match "ana"]._id',
  '*[_type == "person"] | order(title desc)[0...2]._id',
  '*[title == "ana"]._id',
  '*[_id in path("drafts.**")]._id',
  '*[sanity::versionOf("a")]._id',
  '*[_id == "a"][0].to->title',
  '*[0...3]._id',
);

test('L2: a query over what a transaction leaves behind is the one over what it will have written', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(state, { selector: ([id]) => id }),
      fc.uniqueArray(state, { selector: ([id]) => id }),
      query,
      fc.constantFrom('raw' as const, [], ['drafts']),
      (stored, changes, query, perspective) => {
        const documents = stored.flatMap(([_id, fields]) => (fields ? [{ _id, ...fields }] : []));
        const { reader, write } = writableOf(JSON.parse(JSON.stringify(documents)) as typeof documents);
        const stamps = { _rev: 'r1', _createdAt: date, _updatedAt: date };
        const states = changes.map(([id, fields]) => ({
          id,
          after: fields ? { ...stamps, _id: id, ...fields } : undefined,
        }));
        const request = { query, perspective, caller: everyone };
        const plain = JSON.parse(JSON.stringify(states)) as typeof states;
        // The second time, what the first one asked for is kept.
        const overlay = () => runQuery(overlaid(reader, plain), request).result;
        const results = [overlay(), overlay()];
        for (const { id, after } of plain) write(id, after);
        const { result } = runQuery(reader, request);
        expect(results).toEqual([result, result]);
      },
    ),
    { numRuns: 600 },
  );
});
