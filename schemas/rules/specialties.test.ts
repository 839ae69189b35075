import { areasProblem, focusAreasProblem, rqesProblem } from './specialties.ts';

const crm = { council: 'CRM', number: '1234', uf: 'MT', isPrimary: true };
const crp = { council: 'CRP', number: '01234', region: '18', isPrimary: true };

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
  expect(areasProblem([area])).toMatch('depende de uma especialidade');
  expect(areasProblem([area, specialty])).toBe(true);
  expect(areasProblem(undefined)).toBe(true);
});

const doctor = { registrations: [{ council: 'CRM' }] };

test('a doctor without RQE announces no organs or diseases (M9)', () => {
  expect(focusAreasProblem(['Tireoide'], { document: doctor })).toContain('Sem RQE');
  expect(focusAreasProblem(['Tireoide'], { document: { ...doctor, rqes: [{}] } })).toBe(true);
  expect(focusAreasProblem([], { document: doctor })).toBe(true);
});

test('other councils are not bound by it', () => {
  expect(focusAreasProblem(['Luto'], { document: { registrations: [{ council: 'CRP' }] } })).toBe(true);
});
