import { expect, test } from '@jest/globals';

import { MASKS } from './masks.ts';

test.each([
  ['(66) 99999-0000', '+5566999990000'],
  ['66 99999 0000', '+5566999990000'],
  ['+55 66 99999-0000', '+5566999990000'],
  ['5566999990000', '+5566999990000'],
  ['066 3000-0000', '+556630000000'],
  ['55 3000-0000', '+555530000000'],
  ['', ''],
  ['sem telefone', ''],
])('a phone typed as “%s” is stored as %s', (typed, stored) => {
  expect(MASKS.phone.stored(typed)).toBe(stored);
});

test('numbers are shown as people write them, unfinished ones as they are', () => {
  expect(MASKS.phone.shown('+5566999990000')).toBe('(66) 99999-0000');
  expect(MASKS.phone.shown('+556630000000')).toBe('(66) 3000-0000');
  expect(MASKS.phone.shown('+5566')).toBe('+5566');
  expect(MASKS.cep.shown('78000000')).toBe('78000-000');
  expect(MASKS.cnpj.shown('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
});

test('what is shown can be stored again without a change', () => {
  for (const [name, value] of [
    ['phone', '+5566999990000'],
    ['phone', '+556'],
    ['cep', '78000000'],
    ['cnpj', '12ABC34501DE35'],
    ['digits', '01234'],
  ] as const)
    expect(MASKS[name].stored(MASKS[name].shown(value))).toBe(value);
});

test('a company number takes letters in any case (L12)', () => {
  expect(MASKS.cnpj.stored('12.abc.345/01de-35')).toBe('12ABC34501DE35');
});
