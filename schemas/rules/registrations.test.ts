import { expect, test } from '@jest/globals';

import { registrationsProblem } from './registrations.ts';

const crm = { council: 'CRM', number: '1234', uf: 'MT', isPrimary: true };
const crp = { council: 'CRP', number: '01234', region: '18', isPrimary: true };
const real = { document: {} };

test('a doctor with number and state and a psychologist with region and number may publish', () => {
  expect(registrationsProblem([crm], real)).toBe(true);
  expect(registrationsProblem([crp], real)).toBe(true);
});

test('CRM without state is refused in the name of the CFM', () => {
  expect(registrationsProblem([{ ...crm, uf: undefined }], real)).toMatch('CFM');
});

test.each([undefined, '25', '00', '1'])('CRP with region %s is refused in the name of the CFP', (region) => {
  expect(registrationsProblem([{ ...crp, region }], real)).toMatch('CFP');
});

test('exactly one registration is the primary one', () => {
  expect(registrationsProblem([crm, crp], real)).toMatch('principal');
  expect(registrationsProblem([{ ...crm, isPrimary: false }], real)).toMatch('principal');
  expect(registrationsProblem([crm, { ...crp, isPrimary: false }], real)).toBe(true);
});

test('zeros are a number only for demonstration content', () => {
  const zeros = { ...crm, number: '00000' };
  expect(registrationsProblem([zeros], real)).toMatch('número real');
  expect(registrationsProblem([zeros], { document: { isDemo: true } })).toBe(true);
});
