import { expect, test } from '@jest/globals';

import { registrationsProblem, rqesProblem } from './registrations.ts';

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

test('RQE belongs to doctors', () => {
  const rqe = { title: 'Radiologia', number: '1234', uf: 'MT' };
  expect(rqesProblem([rqe], { document: { registrations: [crm] } })).toBe(true);
  expect(rqesProblem([rqe], { document: { registrations: [crp] } })).toMatch('CRM');
  expect(rqesProblem([], { document: { registrations: [crp] } })).toBe(true);
  expect(rqesProblem([{ ...rqe, number: '0000' }], { document: { registrations: [crm] } })).toMatch('RQE');
});

test('at most two specialties, and areas of practice only beside one (M8)', () => {
  const doctor = { document: { registrations: [crm] } };
  const specialty = { title: 'Radiologia', number: '1234', uf: 'MT', kind: 'especialidade' };
  const area = { ...specialty, title: 'Ultrassonografia Geral', kind: 'areaAtuacao' };
  expect(rqesProblem([specialty, specialty, area], doctor)).toBe(true);
  expect(rqesProblem([specialty, specialty, specialty], doctor)).toMatch('no máximo duas');
  expect(rqesProblem([area], doctor)).toMatch('depende de uma especialidade');
});
