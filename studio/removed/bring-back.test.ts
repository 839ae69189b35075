import { expect, test } from '@jest/globals';

import { anew, missed, referredTo, type Removed, returnOf } from './bring-back.ts';

const removed = (fields: object, _type = 'exam', at = '2026-11-26T12:00:00Z'): Removed => ({
  at,
  by: 'u1',
  document: { _id: 'e', _type, _rev: 'r', _createdAt: 'c', _updatedAt: 'u', ...fields },
});

test('M7: what is brought back is a draft with all that was written, to be approved anew', () => {
  expect(anew(removed({ title: 'Raio X', approval: { by: 'u2' } }).document, 'drafts.e')).toEqual({
    _id: 'drafts.e',
    _type: 'exam',
    title: 'Raio X',
  });
});

test('Z5, M7: what somebody deleted of the demonstration is offered; not what went as a whole, nor what other tools keep', () => {
  const alone = removed({ isDemo: true }, 'exam', '2026-11-26T12:00:01Z');
  const all = [
    removed({}),
    removed({ isDemo: true }),
    removed({ isDemo: true }),
    alone,
    removed({}, 'sanity.imageAsset'),
  ];
  expect(missed(all, ['exam'])).toEqual([all[0], alone]);
});

const photo = removed({ _id: 'image-a' }, 'sanity.imageAsset');
const area = removed({ _id: 'area-a', title: 'Cardiologia' }, 'area');
const page = removed({
  image: { _type: 'picture', asset: { _ref: 'image-a' }, alt: 'Fachada' },
  areas: [
    { _key: 'a', _ref: 'area-a' },
    { _key: 'b', _ref: 'area-b' },
  ],
  related: { _ref: 'weak', _weak: true },
});

test('Z4: a picture comes back with what shows it, under its own id', () => {
  expect(referredTo(page.document)).toEqual(['image-a', 'area-a', 'area-b']);
  const { documents, first, without } = returnOf(page, ['image-a'], [page, photo], [page]);
  expect(documents).toEqual([{ _id: 'image-a', _type: 'sanity.imageAsset' }, anew(page.document, 'drafts.e')]);
  expect([first, without]).toEqual([[], []]);
});

test('Z4: what has to come back before is named; what is gone for good is left out', () => {
  const { documents, first, without } = returnOf(page, ['image-a', 'area-a'], [page, area], [page, area]);
  expect(first).toEqual([area.document]);
  expect(without).toEqual(['image-a']);
  expect(documents).toEqual([{ ...anew(page.document, 'drafts.e'), image: { _type: 'picture', alt: 'Fachada' } }]);
  const [draft] = returnOf(page, ['area-b'], [page], [page]).documents;
  expect(draft?.['areas']).toEqual([{ _key: 'a', _ref: 'area-a' }]);
});
