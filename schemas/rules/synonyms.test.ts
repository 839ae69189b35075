import { synonymsIn, synonymsProblem } from './synonyms.ts';

it('U1: reads a line as words between commas', () => {
  expect(synonymsIn(' postinho, posto de saúde;; UBS ,')).toEqual(['postinho', 'posto de saúde', 'UBS']);
});

it.each([
  ['one word alone', 'postinho', 'ao menos duas palavras'],
  ['nothing', '', 'ao menos duas palavras'],
  ['a long line', 'posto, '.repeat(40), 'Divida'],
])('U1: says what to do with %s', (_title, line, advice) => {
  expect(synonymsProblem(line)).toContain(advice);
});

it('U1: takes two words', () => {
  expect(synonymsProblem('postinho, posto de saúde')).toBe(true);
});
