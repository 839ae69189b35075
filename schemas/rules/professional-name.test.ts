import { expect, test } from '@jest/globals';

import { displayNameProblem, fullNameProblem, honorificProblem } from './professional-name.ts';

const doctor = { document: { fullName: 'Ana Exemplo da Silva', registrations: [{ council: 'CRM' }] } };
const psychologist = { document: { fullName: 'Carla Amostra Lima', registrations: [{ council: 'CRP' }] } };

test('a single name is not a full name', () => {
  expect(fullNameProblem('Carla')).toMatch('sobrenome');
  expect(fullNameProblem(' Carla Lima ')).toBe(true);
});

test('“Dra.” is for doctors, and an error for a psychologist without doctorate', () => {
  expect(honorificProblem('Dra.', doctor)).toBe(true);
  expect(honorificProblem('Dra.', psychologist)).toMatch('doutorado');
  expect(honorificProblem('none', psychologist)).toBe(true);
});

test('a psychologist is shown with the whole name, a doctor may use a shorter one', () => {
  expect(displayNameProblem('Ana Exemplo', doctor)).toBe(true);
  expect(displayNameProblem('Carla Lima', psychologist)).toMatch('nome completo');
  expect(displayNameProblem('Carla Amostra Lima', psychologist)).toBe(true);
});
