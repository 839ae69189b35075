import { initialsOf, toneOf } from './initials.tsx';

it.each([
  ['Ana Exemplo da Silva', 'AS'],
  ['Dra. Carla Amostra Lima', 'CL'],
  ['Érica', 'É'],
  ['  João   dos  Santos ', 'JS'],
  ['', ''],
])('takes the initials of "%s" as "%s"', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});

it('gives one name one tone and a team several', () => {
  expect(toneOf('Ana Exemplo da Silva')).toBe(toneOf('Ana Exemplo da Silva'));
  const names = ['Ana Exemplo da Silva', 'Bruno Modelo Souza', 'Carla Amostra Lima', 'Davi Teste Rocha', 'Eva Nome'];
  expect(new Set(names.map(toneOf)).size).toBeGreaterThan(1);
});

it('is not misled by the invisible note that a preview puts behind a name', () => {
  const noted = 'Ana Exemplo da Silva\u200B\uFEFF\u200C\uFEFF\u200B';
  expect(initialsOf(noted)).toBe('AS');
  expect(toneOf(noted)).toBe(toneOf('Ana Exemplo da Silva'));
});
