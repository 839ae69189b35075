import fc from 'fast-check';
import { keyFor, keyOf } from './sort-keys.ts';
import type { StoredDocument } from '../types.ts';

const RANKS: Readonly<Record<string, number>> = { number: 2, string: 3, boolean: 4 };

/** The order of GROQ; texts as JavaScript compares them. */
function compare(one: unknown, other: unknown): number {
  const [rank = 9, otherRank = 9] = [RANKS[typeof one], RANKS[typeof other]];
  if (rank !== otherRank) return rank - otherRank;
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0;
  return typeof one === 'object' ? 0 : Number(one) - Number(other);
}

const value = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -3, max: 3 }),
  fc.string({ unit: 'binary', maxLength: 5 }),
  fc.string({ unit: fc.constantFrom('a', 'é', '\uffff', '\ud83d\ude00', '\0'), maxLength: 3 }),
  fc.boolean(),
  fc.constantFrom(null, 0, -0),
);

test('keys compare as SQLite compares texts in the order of GROQ', () => {
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(Math.sign(Buffer.compare(Buffer.from(keyOf(one)), Buffer.from(keyOf(other))))).toBe(
        Math.sign(compare(one, other)) + 0,
      );
    }),
    { numRuns: 5000 },
  );
});

const stamps = { _id: 'a', _type: 'page', _rev: 'r', _createdAt: '', _updatedAt: '' };
const key = (by: 'value' | 'lower' | 'dateTime' | 'text', content: unknown) =>
  keyFor({ path: ['a', 'b'], by }, { ...stamps, a: { b: content } } satisfies StoredDocument);

test('dates come before everything else, and what is no date with all that has no order', () => {
  const [early, late] = ['2026-01-01T00:00:00+02:00', '2026-01-01T00:00:00Z'].map((date) => key('dateTime', date));
  expect([late, keyOf(-5), early].sort((a = '', b = '') => (a < b ? -1 : 1))).toEqual([early, late, keyOf(-5)]);
  for (const content of ['ontem', '2026-13-01T00:00:00Z', 3, null])
    expect(key('dateTime', content)).toEqual(keyOf(null));
});

test('a list of what is compared holds texts only, an order everything', () => {
  expect(key('text', 'Ana')).toEqual(keyOf('Ana'));
  expect(key('text', 3)).toBeUndefined();
  expect(key('lower', 'ANA')).toEqual(keyOf('ana'));
  expect(key('value', { c: 1 })).toEqual(keyOf(null));
});

test('long texts are compared by their beginning', () => {
  expect(key('value', 'a'.repeat(100_000))).toEqual(keyOf('a'.repeat(64)));
});
