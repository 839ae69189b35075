import { displayNameProblem, fullNameProblem, honorificProblem } from './professional-name.ts';
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
