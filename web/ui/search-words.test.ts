import { matcher, searchable } from './search-words.ts';

it('compares without accents, case and punctuation', () => {
  expect(searchable('  Psicóloga · CRP 18/00000 ')).toBe('psicologa crp 18 00000');
});

it.each([
  ['psico ana', true],
  ['ana', true],
  ['', true],
  [' ', true],
  ['.', false],
  ['Psicóloga.', true],
  ['psicólogas', true],
  ['cologa', false],
  ['ana bruno', false],
])('P21: finds "%s" by the beginnings of words: %s', (sought, found) => {
  expect(matcher(sought)('ana exemplo psicologa')).toBe(found);
});
