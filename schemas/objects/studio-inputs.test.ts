import { expect, test } from '@jest/globals';
import { MASKS, centavosOf, reaisOf, repliesTo } from './studio-inputs.ts';

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

test.each([
  ['250', 25_000],
  ['250,', 25_000],
  ['250,5', 25_050],
  ['250,00', 25_000],
  ['250.00', 25_000],
  ['1.250', 125_000],
  ['1.250,50', 125_050],
  ['R$ 90', 9_000],
  [' 0 ', 0],
  ['', undefined],
  ['a combinar', undefined],
  ['-5', undefined],
  ['250,555', undefined],
])('“%s” reais are %s centavos', (typed, centavos) => {
  expect(centavosOf(typed)).toBe(centavos);
});

test.each([0, 5, 25_000, 125_050])('%i centavos are shown so that they are read back as the same', (centavos) => {
  expect(centavosOf(reaisOf(centavos))).toBe(centavos);
});

test.each([
  ['(66) 99999-0000', ['tel:+5566999990000', 'https://wa.me/5566999990000']],
  ['+55 66 99999 0000', ['tel:+5566999990000', 'https://wa.me/5566999990000']],
  ['066999990000', ['tel:+5566999990000', 'https://wa.me/5566999990000']],
  ['66 3500-0000', ['tel:+556635000000']],
  ['55 99999-0000', ['tel:+5555999990000', 'https://wa.me/5555999990000']],
  ['999990000', []],
  ['ana@clinica.example', ['mailto:ana%40clinica.example']],
  ['não tenho', []],
  ['', []],
])('T9: who left “%s” can be answered at %j', (left, hrefs) => {
  expect(repliesTo(left).map(({ href }) => href)).toEqual(hrefs);
});
