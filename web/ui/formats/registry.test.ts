import { formatCep, formatCnpj } from './registry.ts';

it('masks a CNPJ, with letters or without', () => {
  expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35');
  expect(formatCnpj('11222333000181')).toBe('11.222.333/0001-81');
});

it('masks a CEP and leaves what is not one alone', () => {
  expect(formatCep('78000000')).toBe('78000-000');
  expect(formatCep('7800')).toBe('7800');
});
