import { storedPairs } from './stored-pairs.ts';

test('M5: a document with a draft is one, and so is a draft alone', () => {
  const [a, b, draftOfA, draftOfC] = [{ _id: 'a' }, { _id: 'b' }, { _id: 'drafts.a' }, { _id: 'drafts.c' }];
  expect(storedPairs([a, b, draftOfA, draftOfC])).toEqual([
    { id: 'a', published: a, draft: draftOfA },
    { id: 'b', published: b, draft: undefined },
    { id: 'c', published: undefined, draft: draftOfC },
  ]);
});
