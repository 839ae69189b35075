import { runQuery } from '../run-query.ts';
import { everyone, readerOf } from '../testing.ts';

const reader = readerOf([
  {
    _id: 'ana',
    _type: 'person',
    name: 'Ana',
    age: 41,
    tags: ['b', 'a'],
    boss: { _ref: 'bia' },
    addresses: [
      { _key: 'k1', city: 'Goiânia', rooms: [1, 2] },
      { _key: 'k2', city: 'Anápolis', rooms: [3] },
    ],
  },
  { _id: 'bia', _type: 'person', name: 'Bia', age: 35, tags: [], friends: [{ _ref: 'ana' }, { _ref: 'ninguem' }] },
  { _id: 'caio', _type: 'person', name: 'Caio', _createdAt: '2026-02-03T04:05:06Z' },
  { _id: 'geral', _type: 'area', title: 'Clínica geral', team: [{ _ref: 'ana' }, { _ref: 'bia' }] },
  { _id: 'drafts.geral', _type: 'area', title: 'Rascunho' },
  { _id: 'versions.verao.geral', _type: 'area', title: 'Verão' },
]);

const params = { n: 3, text: 'Ana', list: ['ana', 'bia'], object: { a: { b: 1 } }, from: 1, to: 3, nothing: null };

/** Test support: what the specification's tests ask about. */
export function ask(query: string): unknown {
  const request = { query, params, caller: everyone, projectId: 'clinica', now: new Date('2026-05-06T07:08:09.010Z') };
  return runQuery(reader, request).result;
}

/** A query, and its result as worked out from the text of the specification, not taken from an engine. */
type Row = readonly [query: string, expected: unknown];

/** One test for each row of each section. */
export function checkSections(sections: Readonly<Record<string, readonly Row[]>>): void {
  describe.each(Object.entries(sections))('GROQ: %s', (_, rows) => {
    it.each(rows)('%s', (query, expected) => expect(ask(query)).toEqual(expected));
  });
}
