/** Reviews that named a person and not the text, as the version before wrote them. */

import { isApproved } from '../rules/approval.ts';
import { reviewsMigration } from './reviews.ts';
import { applied, type Documents } from './testing.ts';

const stored = { _rev: 'r1', _updatedAt: '2026-05-01T00:00:00Z' };
const reviewedBy = { _type: 'reference', _ref: 'd' };
const exam = { ...stored, _type: 'exam', title: 'Raio-X', preparation: { diet: 'Jejum.' }, reviewedBy };
const before: Documents = [
  { ...exam, _id: 'e', reviewedAt: '2026-04-30' },
  { ...exam, _id: 'drafts.e', reviewedAt: '2026-04-30', preparation: { diet: 'Sem jejum.' } },
  { ...exam, _id: 'versions.r.e', reviewedAt: '2026-04-30' },
  { ...exam, _id: 'drafts.new' },
  { ...stored, _id: 'p', _type: 'post', title: 'Febre', body: [{ _key: 'a' }], reviewedBy },
  { ...stored, _id: 'n', _type: 'post', kind: 'noticia', title: 'Mudamos' },
];

test('S1: what is published stays reviewed as it is, until its text changes; a draft’s changes are not', () => {
  const after = applied(reviewsMigration, before);
  const approved = [...after.values()].filter((document) =>
    isApproved(document, document._type === 'post' ? 'post' : 'exam'),
  );
  expect(approved.map(({ _id }) => _id)).toEqual(['e', 'versions.r.e', 'p']);
  expect(after.get('e')).toMatchObject({
    approval: { byName: 'Registro anterior, sem nome', at: '2026-04-30T12:00:00Z', revision: 'r1' },
  });
  expect(after.get('p')).toMatchObject({ approval: { at: '2026-05-01T00:00:00Z' } });
  expect(after.get('drafts.e')).toMatchObject({ approval: { content: { preparation: { diet: 'Jejum.' } } } });
  expect(isApproved({ ...after.get('p'), title: 'Dengue' }, 'post')).toBe(false);
});

test('S1: done again, it changes nothing', () => {
  expect(reviewsMigration.mutations([...applied(reviewsMigration, before).values()])).toEqual([]);
});
