import { initialsOf } from './initials.tsx';

it.each([
  ['Ana Exemplo da Silva', 'AS'],
  ['Dra. Carla Amostra Lima', 'CL'],
  ['Érica', 'É'],
  ['  João   dos  Santos ', 'JS'],
  ['', ''],
])('takes the initials of "%s" as "%s"', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});

it('is not misled by the invisible note that a preview puts behind a name', () => {
  const noted = 'Ana Exemplo da Silva\u200B\uFEFF\u200C\uFEFF\u200B';
  expect(initialsOf(noted)).toBe('AS');
});
