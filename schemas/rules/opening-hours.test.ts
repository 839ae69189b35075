import { validationOf } from '../validation-testing.ts';
import {
  closedDepartmentProblem,
  intervalsInOrder,
  sameAsWeekProblem,
  specialDatesProblem,
  visitsProblem,
} from './opening-hours.ts';

test('a day with a lunch break is fine', () => {
  expect(
    intervalsInOrder([
      { opens: '07:30', closes: '11:30' },
      { opens: '13:00', closes: '18:00' },
    ]),
  ).toBe(true);
});

test('a period must end after it begins', () => {
  expect(intervalsInOrder([{ opens: '18:00', closes: '07:30' }])).toMatch('fechar depois');
  expect(intervalsInOrder([{ opens: '08:00' }])).toMatch('fechar depois');
});

test('periods may not overlap or be out of order', () => {
  expect(
    intervalsInOrder([
      { opens: '07:30', closes: '12:00' },
      { opens: '11:00', closes: '18:00' },
    ]),
  ).toMatch('sobrepõem');
});

test('S9: an hour that is none says how to write it, and one that is missing says so', async () => {
  const errorsOf = async (opens?: string) => {
    const intervals = [{ _key: 'a', _type: 'interval', opens, closes: '18:00' }];
    const openingHours = [{ _key: 'w', _type: 'weeklyHours', days: ['monday'], intervals }];
    return (await validationOf({ _id: 'clinicHours', openingHours })).errors;
  };
  expect(await errorsOf('07:30')).toBe('');
  expect(await errorsOf('7h3')).toContain('Escreva a hora como 7h30 ou 18h.');
  expect(await errorsOf()).toContain('opens:');
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a day has at most one special rule', () => {
  expect(specialDatesProblem([{ date: '2026-12-25' }, { date: '2026-12-24' }])).toBe(true);
  expect(specialDatesProblem([{ date: '2026-12-20', until: '2027-01-05' }, { date: '2026-12-25' }])).toContain(
    '25/12/2026',
  );
  expect(specialDatesProblem(undefined)).toBe(true);
});

test('T1: a department’s rule may stand beside the clinic’s of the same day, but not beside another of its own', () => {
  const off = { date: '2026-12-24', department: 'Ultrassonografia' };
  expect(specialDatesProblem([{ date: '2026-12-24' }, off, { ...off, department: 'Raio-X' }])).toBe(true);
  expect(specialDatesProblem([off, { ...off, department: ' ultrassonografia' }])).toMatch(
    /24\/12\/2026 aparece em duas datas especiais de “.*ltrassonografia”/,
  );
});

test('S12: hours of a department on a day on which the clinic is closed are told not to be shown', () => {
  const closed = { date: '2026-12-24', status: 'fechado' };
  const own = { date: '2026-12-24', status: 'especial', department: 'Ultrassonografia' };
  expect(closedDepartmentProblem([own, closed])).toMatch(/fechada em 24\/12\/2026: .* “Ultrassonografia”/);
  for (const dates of [
    undefined,
    [own],
    [closed, { ...own, status: 'fechado' }],
    [closed, { ...own, until: '2026-12-26' }],
    [own, { ...closed, department: 'Raio-X' }],
    [own, { ...closed, status: 'especial' }],
  ])
    expect(closedDepartmentProblem(dates)).toBe(true);
});

test('M: says when no date of a visiting doctor is to come any more; a rule of the month never ends', () => {
  const over = { date: inDays(-3) };
  expect(visitsProblem([over])).toContain('já passaram');
  for (const visits of [undefined, [], [over, { date: inDays(0) }], [over, { week: 'first', day: 'friday' }], [{}]]) {
    expect(visitsProblem(visits)).toBe(true);
  }
});

const DAY = { opens: '07:30', closes: '18:00' };
const WEEK = { timeZone: 'America/Cuiaba', openingHours: [{ days: ['monday', 'friday'], intervals: [DAY] }] };
const same = (special: object, document: object = WEEK) =>
  sameAsWeekProblem(special, document, new Date('2026-11-26T12:00:00Z'));

test('S3: a special date that is as every week is refused with a sentence', () => {
  const friday = { date: '2026-11-27', status: 'especial', intervals: [DAY] };
  expect(same({ ...friday, label: 'Feriado municipal' })).toBe(
    'Este dia já é assim toda semana: 7h30 às 18h. Nada mudaria no site. Escolha Fechado, mude os períodos ou, num feriado em que a clínica abre, marque “Abre como sempre”.',
  );
  expect(same({ date: '2026-11-28', status: 'fechado' })).toMatch(/^Este dia já é assim toda semana: fechado\./);
  expect(same({ date: '2026-11-28', until: '2026-11-29', status: 'fechado' })).toMatch('toda semana');
});

test('S3: on a town’s holiday the clinic may say by name that it is open as always', () => {
  const friday = { date: '2026-11-27', status: 'especial', intervals: [DAY], asUsual: true };
  expect(same({ ...friday, label: 'Aniversário da cidade' })).toBe(true);
  expect(same(friday)).toBe('Escreva em Nome que dia é: o site diz que a clínica abre nele.');
  // Said of a day that it is closed, it means nothing.
  expect(same({ date: '2026-11-28', status: 'fechado', asUsual: true, label: 'Dia' })).toMatch('toda semana');
});

test('S3: a special date that says something new passes, a holiday that is as every week, too', () => {
  const friday = { date: '2026-11-27', status: 'especial', intervals: [DAY] };
  expect(same({ ...friday, intervals: [{ ...DAY, closes: '12:00' }] })).toBe(true);
  expect(same({ ...friday, status: 'fechado' })).toBe(true);
  expect(same({ ...friday, status: undefined })).toBe(true);
  expect(same({ date: '2026-11-28', until: '2026-11-30', status: 'fechado' })).toBe(true);
  expect(same({ ...friday, date: '2026-12-25' })).toBe(true);
  // The day is over: the week may have changed since.
  expect(same({ ...friday, date: '2026-11-20', until: '2026-11-20' })).toBe(true);
  expect(same({ ...friday, date: 'amanhã', until: 'x' })).toBe(true);
});

test('S3: a department is judged by its own week, and keeps its hours where the clinic’s differ', () => {
  const off = { date: '2026-11-27', department: 'Raio-X', status: 'fechado' };
  const open = { ...off, status: 'especial', intervals: [DAY] };
  expect(same(off)).toBe(true);
  expect(same(open)).toMatch('toda semana: 7h30 às 18h');
  const own = {
    ...WEEK,
    openingHours: [...WEEK.openingHours, { days: ['monday'], department: 'Raio-X', intervals: [DAY] }],
  };
  expect(same(off, own)).toMatch('toda semana: não atende');
  expect(same(open, { ...WEEK, specialDates: [{ date: '2026-11-27', status: 'especial' }] })).toBe(true);
});
