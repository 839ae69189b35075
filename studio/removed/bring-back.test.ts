import { expect, test } from '@jest/globals';

import { draftOf, missed, type Removed } from './bring-back.ts';

const removed = (fields: object, _type = 'exam'): Removed => ({
  at: '2026-11-26T12:00:00Z',
  by: 'u1',
  document: { _id: 'e', _type, _rev: 'r', _createdAt: 'c', _updatedAt: 'u', ...fields },
});

test('M7: what is brought back is a draft with all that was written, to be approved anew', () => {
  expect(draftOf(removed({ title: 'Raio X', approval: { by: 'u2' } }))).toEqual({
    _id: 'drafts.e',
    _type: 'exam',
    title: 'Raio X',
  });
});

test('M7: neither the demonstration nor what other tools keep is offered', () => {
  const all = [removed({}), removed({ isDemo: true }), removed({}, 'sanity.imageAsset')];
  expect(missed(all, ['exam'])).toEqual([all[0]]);
});
