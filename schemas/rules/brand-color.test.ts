import { brandColorProblem, storedColor } from './brand-color.ts';

it.each([
  ['1B5E20', '#1b5e20'],
  [' #1b5e20 ', '#1b5e20'],
  ['#1b5', '#1b5'],
  ['verde', 'verde'],
])('M3: stores %p as %p', (typed, stored) => {
  expect(storedColor(typed)).toBe(stored);
});

it.each(['#b3261e', '#f5c400', '#000000', '', undefined])('M3: takes %p', (color) => {
  expect(brandColorProblem(color)).toBe(true);
});

it.each([
  ['#fdfdfd', /quase branca.*Escolha um tom mais forte/],
  ['#ffffcc', /quase branca/],
  ['verde', /^Escreva a cor como #1b5e20/],
  ['#1b5', /^Escreva a cor como #1b5e20/],
])('M3: refuses %p with a sentence that says what to do', (color, sentence) => {
  expect(brandColorProblem(color)).toMatch(sentence);
});
