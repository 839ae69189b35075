import { Documents } from './documents.ts';
import type { StoredDocument } from './types.ts';

const date = '2026-01-01T00:00:00Z';

test('N4: what is kept parsed is bounded by its size, not only by its number', () => {
  const large = Array.from({ length: 30 }, (_, n): StoredDocument => {
    return { _id: `d${n + 10}`, _type: 'page', _rev: 'r', _createdAt: date, _updatedAt: date, text: 'a'.repeat(1000) };
  });
  const documents = new Documents('production', [], 1, { parsedCharacters: 10_000 });
  documents.load(large.map((document) => JSON.stringify(document)));
  for (const entry of documents.entries) entry.document();
  const held = documents.entries.filter(({ unparsed }) => unparsed === 0);
  const characters = held.reduce((sum, { size }) => sum + size, 0);
  expect(characters).toBeGreaterThan(0);
  expect(characters).toBeLessThanOrEqual(10_000);
  // All of them can still be read.
  expect(documents.all()).toEqual(large);
});
