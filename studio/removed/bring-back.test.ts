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

const there = ['area-a', 'area-b', 'image-a'].map((_id) => ({ _id, _type: 'x' }));
const without = (...ids: readonly string[]) => there.filter(({ _id }) => !ids.includes(_id));

test('Z4: a picture comes back with what shows it, under its own id', () => {
  expect(referredTo(page.document)).toEqual(['image-a', 'area-a', 'area-b']);
  const back = returnOf(page, without('image-a'), [page, photo], [page]);
  expect(back.documents).toEqual([{ _id: 'image-a', _type: 'sanity.imageAsset' }, anew(page.document, 'drafts.e')]);
  expect([back.first, back.without]).toEqual([[], []]);
});

test('Z4: what has to be published before is named; what is gone for good is left out', () => {
  const back = returnOf(page, without('image-a', 'area-a'), [page, area], [page, area]);
  expect(back.first).toEqual([area.document]);
  expect(back.without).toEqual(['image-a']);
  expect(back.documents).toEqual([{ ...anew(page.document, 'drafts.e'), image: { _type: 'picture', alt: 'Fachada' } }]);
  const draft = { ...area.document, _id: 'drafts.area-a' };
  expect(returnOf(page, [...without('area-a'), draft], [page], [page])).toMatchObject({ first: [draft], without: [] });
  const [whole] = returnOf(page, without('area-b'), [page], [page]).documents;
  expect(whole?.['areas']).toEqual([{ _key: 'a', _ref: 'area-a' }]);
});
