import fc from 'fast-check';
import { evaluate, parse } from 'groq-js';
import { runQuery } from '../../query/run-query.ts';
import { everyone, readerOf } from '../../query/testing.ts';

const reader = readerOf([{ _id: 'a', _type: 'page' }]);

function ask(query: string, params: Record<string, unknown>): unknown {
  return runQuery(reader, { query, params, caller: everyone }).result;
}

const before = {
  title: 'A',
  meta: { seo: 'x' },
  body: [
    { _key: 'k1', text: 'um' },
    { _key: 'k2', text: 'dois' },
  ],
};

describe('diff functions', () => {
  it.each<[string, object, boolean]>([
    ['diff::changedAny($before, $after, title)', { ...before, title: 'B' }, true],
    ['diff::changedAny($before, $after, title)', { ...before, meta: {} }, false],
    ['diff::changedAny($before, $after, (title, meta.seo))', { ...before, meta: {} }, true],
    [
      'diff::changedAny($before, $after, body[_key == "k2"].text)',
      { ...before, body: [{ ...before.body[0], text: 'x' }, before.body[1]] },
      false,
    ],
    [
      'diff::changedAny($before, $after, body[].text)',
      { ...before, body: [{ ...before.body[0], text: 'x' }, before.body[1]] },
      true,
    ],
    ['diff::changedAny($before, $after, body[].text)', { ...before, body: [] }, true],
    [
      'diff::changedAny($before, $after, anywhere(_key == "k1"))',
      { ...before, body: [{ ...before.body[0], text: 'x' }, before.body[1]] },
      true,
    ],
    ['diff::changedOnly($before, $after, title)', { ...before, title: 'B' }, true],
    ['diff::changedOnly($before, $after, title)', { ...before, title: 'B', meta: {} }, false],
    ['diff::changedOnly($before, $after, (title, meta))', { ...before, title: 'B', meta: {} }, true],
    ['diff::changedOnly($before, $after, meta.seo)', { ...before, fresh: 1 }, false],
    ['diff::changedOnly($before, $after, title)', before, true],
  ])('%s of %j', (query, after, expected) => {
    expect(ask(query, { before, after })).toBe(expected);
  });

  it('compare for each document when the arguments say so', () => {
    expect(ask('*[diff::changedAny(@, {"_type": "x"}, _type)]._id', {})).toEqual(['a']);
  });

  it('agree with the streaming evaluator of groq-js', async () => {
    const leaf = fc.constantFrom('a', 'b', 1, 2, true);
    // groq-js cannot read objects without a prototype.
    const noNullPrototype = true;
    const item = fc.record({ _key: fc.constantFrom('k1', 'k2'), text: leaf }, { noNullPrototype });
    const page = fc.record(
      { title: leaf, meta: fc.record({ seo: leaf }, { noNullPrototype }), body: fc.array(item, { maxLength: 3 }) },
      { requiredKeys: [], noNullPrototype },
    );
    const selector = fc.constantFrom(
      'title',
      'meta.seo',
      '(title, meta)',
      'body',
      'body[]',
      'body[].text',
      'body[_key == "k1"]',
      'body[text > 1].text',
      'meta.(seo, title)',
      'anywhere(_key == "k1")',
    );
    const name = fc.constantFrom('changedAny', 'changedOnly');
    await fc.assert(
      fc.asyncProperty(page, page, selector, name, async (one, other, selector, name) => {
        const query = `diff::${name}($before, $after, ${selector})`;
        const params = { before: one, after: other };
        const reference: unknown = await (await evaluate(parse(query, { params }))).get();
        expect(ask(query, params)).toBe(reference);
      }),
      { numRuns: 300 },
    );
  });
});
