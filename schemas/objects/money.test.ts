import { expect, test } from '@jest/globals';

import { centavosOf, reaisOf } from './money.ts';

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
