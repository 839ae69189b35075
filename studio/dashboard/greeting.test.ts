import { greeting } from './greeting.ts';

test.each([
  ['Ana Lima', 'Bom dia, Ana'],
  ['Dra. Ana Lima', 'Bom dia, Dra. Ana'],
  ['Prof. Dr. Rui Costa', 'Bom dia, Prof. Dr. Rui'],
  ['Drauzio Costa', 'Bom dia, Drauzio'],
])('%s is greeted by a name, which a title alone is not', (name, words) => {
  expect(greeting(name, 8)).toBe(words);
});

test('the greeting goes with the time of day', () => {
  expect([greeting(undefined, 11), greeting(undefined, 12), greeting(undefined, 18)]).toEqual([
    'Bom dia',
    'Boa tarde',
    'Boa noite',
  ]);
});
