import { applyPatch } from './patch.ts';
import { freezeDeep } from '../store/json-values.ts';
import type { PatchOperations } from '../store/types.ts';

const base = {
  _id: 'a',
  _type: 'page',
  _rev: 'r',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
};

function patched(content: Record<string, unknown>, operations: PatchOperations): Record<string, unknown> {
  const { _id, _type, _rev, _createdAt, _updatedAt, ...rest } = applyPatch(
    freezeDeep({ ...base, ...content }),
    operations,
  );
  return rest;
}

test.each<[string, Record<string, unknown>, PatchOperations, Record<string, unknown>]>([
  ['set replaces', { x: 1 }, { set: { x: 2 } }, { x: 2 }],
  ['set creates missing parents', {}, { set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
  [
    'set reaches an element by key',
    { l: [{ _key: 'k', x: 1 }] },
    { set: { 'l[_key=="k"].x': 2 } },
    { l: [{ _key: 'k', x: 2 }] },
  ],
  ['set reaches the last element', { l: [1, 2] }, { set: { 'l[-1]': 3 } }, { l: [1, 3] }],
  ['set reaches a range', { l: [1, 2, 3, 4] }, { set: { 'l[1:3]': 0 } }, { l: [1, 0, 0, 4] }],
  [
    'set reaches elements by comparison',
    { l: [{ a: 1 }, { a: 5 }] },
    { set: { 'l[a>2].b': true } },
    { l: [{ a: 1 }, { a: 5, b: true }] },
  ],
  ['set reaches all depths', { a: { t: 1 }, b: [{ t: 2 }] }, { set: { '..t': 0 } }, { a: { t: 0 }, b: [{ t: 0 }] }],
  ['set reaches quoted names', { 'a-b': 1 }, { set: { "['a-b']": 2 } }, { 'a-b': 2 }],
  ['setIfMissing leaves null alone', { x: null }, { setIfMissing: { x: 1, y: 2 } }, { x: null, y: 2 }],
  ['unset removes', { x: 1, l: [1, 2, 3] }, { unset: ['x', 'l[0,2]'] }, { l: [2] }],
  ['inc and dec count', { n: 1, m: 1 }, { inc: { n: 2 }, dec: { m: 3 } }, { n: 3, m: -2 }],
  ['inc ignores what is not there', {}, { inc: { n: 1 } }, {}],
  ['insert before the first', { l: [1] }, { insert: { before: 'l[0]', items: [0] } }, { l: [0, 1] }],
  ['insert after the last', { l: [1] }, { insert: { after: 'l[-1]', items: [2, 3] } }, { l: [1, 2, 3] }],
  ['insert into an empty list', { l: [] }, { insert: { after: 'l[-1]', items: [1] } }, { l: [1] }],
  ['insert in place of others', { l: [1, 2, 3] }, { insert: { replace: 'l[0:2]', items: [9] } }, { l: [9, 3] }],
  [
    'diffMatchPatch edits text',
    { t: 'Olá mundo' },
    { diffMatchPatch: { t: '@@ -1,9 +1,10 @@\n Ol%C3%A1 mundo\n+!\n' } },
    { t: 'Olá mundo!' },
  ],
  [
    "operations run in the editor's order",
    { n: 1 },
    { insert: { after: 'l[-1]', items: [1] }, inc: { n: 1 }, setIfMissing: { l: [] }, set: { n: 5 } },
    { n: 6, l: [1] },
  ],
  [
    'an attribute that is unset without being there changes nothing',
    { x: 1 },
    { unset: ['_empty_action_guard_pseudo_field_'] },
    { x: 1 },
  ],
])('%s', (_name, before, operations, after) => {
  expect(patched(before, operations)).toEqual(after);
});

test.each<[string, PatchOperations]>([
  ['inc on a text', { inc: { t: 1 } }],
  ['dec on null', { dec: { z: 1 } }],
  ['a path that cannot be read', { set: { 'a}': 1 } }],
  ['a changed id', { set: { _id: 'b' } }],
])('%s is an error that names the document', (_name, operations) => {
  expect(() => patched({ t: 'x', z: null }, operations)).toThrow(expect.objectContaining({ details: { id: 'a' } }));
});

test('the document that is patched stays as it was', () => {
  const before = freezeDeep({ ...base, l: [{ _key: 'k', x: 1 }] });
  applyPatch(before, { set: { 'l[0].x': 2 }, insert: { after: 'l[-1]', items: [1] } });
  expect(before.l).toEqual([{ _key: 'k', x: 1 }]);
});
