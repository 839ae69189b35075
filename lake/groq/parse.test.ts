import { parseQuery } from './parse.ts';
import { prepareQuery } from '../query/plan/prepare.ts';

test.each([
  ['projections', `*${'{a}'.repeat(2600)}`],
  ['references', `*{"x": ${'a->'.repeat(2600)}}`],
  ['filters', `*${'[a]'.repeat(2600)}`],
  ['alternatives', `*[${'a||'.repeat(2600)}a]`],
  ['sums', `*[${'a+'.repeat(2600)}1]`],
])('a chain of thousands of %s is refused before it is planned', (_, query) => {
  const refusal = expect.objectContaining({
    status: 400,
    type: 'queryParseError',
    message: expect.stringContaining('nested too deeply'),
  });
  // Reading it refuses it, and planning comes after that.
  expect(() => parseQuery(query, {})).toThrow(refusal);
  expect(() => prepareQuery(query, {})).toThrow(refusal);
});

test('chains as long as searches in large Studios have them are read', () => {
  const terms = Array.from({ length: 300 }, (_, i) => `field${i} match $term`);
  expect(() => parseQuery(`*[${terms.join(' || ')}]`, { term: 'a*' })).not.toThrow();
});
