import * as fc from 'fast-check';
import { applyPatch } from 'mendoza';
import { effectsOf } from './mendoza.ts';
import type { StoredDocument } from './types.ts';

const base = {
  _id: 'a',
  _type: 'page',
  _rev: 'r',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
};

function document(content: Record<string, unknown>): StoredDocument {
  return { ...base, ...content };
}

function withoutRevision({ _rev, ...rest }: StoredDocument): unknown {
  return rest;
}

/** Few names and keys, so that two random documents have something in common. */
const name = fc.constantFrom('a', 'b', 'c', 'título');
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('ação', 'acao', '👩🏽‍⚕️', ''),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, text, fc.integer(), fc.boolean(), fc.constant(null), tie('list'), tie('fields')),
  fields: fc.dictionary(name, tie('value'), { maxKeys: 4 }),
  keyed: fc
    .tuple(fc.constantFrom('k1', 'k2', 'k3', 'k4'), fc.dictionary(name, tie('value'), { maxKeys: 3 }))
    .map(([_key, fields]) => ({ _key, ...(fields as object) })),
  list: fc.oneof(fc.array(tie('value'), { maxLength: 5 }), fc.array(tie('keyed'), { maxLength: 5 })),
}));
const content = fc.dictionary(name, value, { maxKeys: 4 });

test('applying turns any document into any other, reverting turns it back', () => {
  fc.assert(
    fc.property(content, content, (old, fresh) => {
      const [before, after] = [document(old), document(fresh)];
      const { apply, revert } = effectsOf(before, after);
      expect(applyPatch(withoutRevision(before), [...apply])).toEqual(withoutRevision(after));
      expect(applyPatch(withoutRevision(after), [...revert])).toEqual(withoutRevision(before));
    }),
    { numRuns: 1000 },
  );
});

test('a deletion is exactly [0, null], and a creation is reverted by it', () => {
  const page = document({ title: 'x' });
  expect(effectsOf(page, undefined)).toEqual({ apply: [0, null], revert: [0, withoutRevision(page)] });
  expect(effectsOf(undefined, page)).toEqual({ apply: [0, withoutRevision(page)], revert: [0, null] });
});

test('the order of fields changes nothing', () => {
  const effects = effectsOf(document({ z: { d: 1, c: 2 }, y: 3 }), document({ b: 4, a: 5, z: { f: 6, e: 7 } }));
  const same = effectsOf(document({ y: 3, z: { c: 2, d: 1 } }), document({ z: { e: 7, f: 6 }, a: 5, b: 4 }));
  expect([effects.apply, effects.revert]).toEqual([same.apply, same.revert]);
});

test('the revision is no part of an effect', () => {
  expect(effectsOf(document({}), { ...document({}), _rev: 'other' })).toEqual({ apply: [], revert: [] });
});

test('only the words that changed are in the effect, so that each keeps its author', () => {
  const { apply } = effectsOf(document({ title: 'Clínica de olhos' }), document({ title: 'Clínica dos olhos' }));
  expect(apply).toEqual([11, 4, 23, 0, 10, 22, 'os', 23, 11, 17, 15]);
});

test('lists of any length are followed', () => {
  const numbers = Array.from({ length: 300_000 }, (_, n) => n);
  const [before, after] = [document({ numbers }), document({ numbers: [...numbers, 'last'] })];
  const { apply, revert } = effectsOf(before, after);
  expect(apply.length).toBeLessThan(200);
  expect(applyPatch(withoutRevision(before), [...apply])).toEqual(withoutRevision(after));
  expect(applyPatch(withoutRevision(after), [...revert])).toEqual(withoutRevision(before));
});

test('an element that moves is copied, not written again', () => {
  const rows = (...keys: string[]) => document({ rows: keys.map((_key) => ({ _key, text: 'long text' })) });
  const { apply } = effectsOf(rows('a', 'b', 'c'), rows('c', 'a', 'b'));
  expect(JSON.stringify(apply)).not.toContain('long text');
});
