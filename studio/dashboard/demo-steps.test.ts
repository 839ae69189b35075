import { expect, test } from '@jest/globals';

import { leftToReplace } from './demo-steps.ts';

test('what is invented is counted by type, and each type leads to one of its documents', () => {
  const demo = ['exam', 'exam', 'page'].map((_type, index) => ({ _id: `d${index}`, _type, name: `D${index}` }));
  const steps = leftToReplace(demo, (type) => `Tipo ${type}`);
  expect(steps).toEqual([
    { type: 'exam', title: 'Tipo exam', count: 2, first: demo[0] },
    { type: 'page', title: 'Tipo page', count: 1, first: demo[2] },
  ]);
});

test('without demonstration content there is nothing to replace', () => {
  expect(leftToReplace([], String)).toEqual([]);
});
