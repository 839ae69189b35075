import { expect, test } from '@jest/globals';

import { cnpjProblem, isCnpj } from './cnpj.ts';

test('the example the tax office published for alphanumeric numbers is valid', () => {
  expect(isCnpj('12ABC34501DE35')).toBe(true);
});

test('numbers in the old, purely numeric form stay valid', () => {
  expect(isCnpj('11222333000181')).toBe(true);
});

test.each(['12ABC34501DE36', '12ABC34501DE3', '12abc34501de35', '12.ABC.345/01DE-35', ''])('%j is refused', (value) => {
  expect(isCnpj(value)).toBe(false);
});

test('staff are told to look again (L12)', () => {
  expect(cnpjProblem('12ABC34501DE36')).toMatch('Confira');
  expect(cnpjProblem(undefined)).toBe(true);
});
