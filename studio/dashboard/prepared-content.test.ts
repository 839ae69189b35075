import type { SpecialDate } from '../../schemas/index.ts';
import { specialDateSchema } from '../../schemas/objects/special-date.schema.ts';
import { validationOf } from '../../schemas/validation-testing.ts';
import { departmentOff, departmentsOf, holidayHours, holidayNotice, hoursOf } from './prepared-content.ts';

const period = { _key: 'a', _type: 'interval', opens: '07:30', closes: '18:00' } as const;
const week = [{ _key: 'w', _type: 'weeklyHours', days: ['friday'], intervals: [period] }] as const;
const openingHours = week.map((row) => ({ ...row, days: [...row.days], intervals: [...row.intervals] }));

test('C8: another hour for today starts from the hours of that weekday, without a public name nobody was asked for', () => {
  expect(hoursOf('2026-11-20', { openingHours }, 'k')).toEqual({
    key: 'k',
    item: {
      _key: 'k',
      _type: 'specialDate',
      date: '2026-11-20',
      intervals: [period],
    },
    unanswered: [],
  });
});

test('S3: whether a day is closed is asked and never answered beforehand', () => {
  expect(hoursOf('2026-11-20', { openingHours }, 'k').item).not.toHaveProperty('status');
  expect(hoursOf('2026-11-22', { openingHours }, 'k').item).toEqual({
    _key: 'k',
    _type: 'specialDate',
    date: '2026-11-22',
  });
});

test('S3: a question that was left without an answer goes with the next one', () => {
  const begun = { _key: 'b', _type: 'specialDate', date: '2026-11-19' } as unknown as SpecialDate & { _key: string };
  const hours = { openingHours, specialDates: [begun] };
  expect(hoursOf('2026-11-20', hours, 'k').unanswered).toEqual(['b']);
  expect(departmentOff('2026-11-20', 'Raio-X', hours, 'k').unanswered).toEqual(['b']);
  expect(hoursOf('2026-11-19', hours, 'k')).toEqual({ key: 'b' });
});

test('a day that is special already is changed, not doubled: a second date for it would be refused', () => {
  const date = { _key: 'recesso', _type: 'specialDate', label: 'Recesso', status: 'fechado' } as const;
  const specialDates = [{ ...date, date: '2026-11-18', until: '2026-11-21' }];
  expect(hoursOf('2026-11-20', { openingHours, specialDates }, 'k')).toEqual({ key: 'recesso' });
});

test('C8: a special date needs no name, and Studio lists it by its day then', async () => {
  const specialDates = [{ _key: 'k', _type: 'specialDate', date: '2026-11-20', status: 'fechado' }];
  expect((await validationOf({ _id: 'clinicHours', specialDates })).errors).toBe('');
  const selected = {
    title: undefined,
    department: undefined,
    date: '2026-11-20',
    until: undefined,
    status: 'fechado',
    intervals: undefined,
  };
  expect(specialDateSchema.preview?.prepare?.(selected)).toEqual({
    title: '20/11/2026',
    subtitle: 'Fechado',
  });
});

test('T1: one department that attends nobody today is a date of its own, beside one of the clinic', async () => {
  const recess = { _key: 'r', _type: 'specialDate', date: '2026-11-20', status: 'fechado' } as const;
  const { item } = departmentOff('2026-11-20', 'Ultrassonografia', { openingHours, specialDates: [recess] }, 'k');
  const off = {
    _key: 'k',
    _type: 'specialDate',
    date: '2026-11-20',
    department: 'Ultrassonografia',
    status: 'fechado',
  };
  expect(item).toEqual(off);
  expect((await validationOf({ _id: 'clinicHours', specialDates: [recess, off] })).errors).toBe('');
  const known = { ...off, _key: 'u', _type: 'specialDate', status: 'fechado' } as const;
  expect(departmentOff('2026-11-20', 'Ultrassonografia', { openingHours, specialDates: [known] }, 'k')).toEqual({
    key: 'u',
  });
  // The department's date does not stand for the clinic's.
  expect(hoursOf('2026-11-20', { openingHours, specialDates: [known] }, 'k').key).toBe('k');
});

test('T1: departments are those that hours name, each once', () => {
  const named = (department: string | null) => ({ department });
  expect(
    departmentsOf({ openingHours: [named(null), named('Imagem')], specialDates: [named('Imagem'), named('Raio-X')] }),
  ).toEqual(['Imagem', 'Raio-X']);
});

test('T2: a holiday is closed, or open as on its weekday; the name is the public one', async () => {
  const friday = { date: '2026-12-25', name: 'Natal', optional: false };
  const closed = { _key: 'k', _type: 'specialDate', date: '2026-12-25', label: 'Natal', status: 'fechado' };
  expect(holidayHours(friday, false, { openingHours }, 'k').item).toEqual(closed);
  expect(holidayHours(friday, true, { openingHours }, 'k').item).toEqual({
    ...closed,
    status: 'especial',
    intervals: [period],
  });
  const sunday = { ...friday, date: '2026-11-15' };
  expect(holidayHours(sunday, true, { openingHours }, 'k').item).toMatchObject({ status: 'fechado' });
  const known = {
    _key: 'a',
    _type: 'specialDate',
    date: '2026-12-20',
    until: '2026-12-31',
    status: 'fechado',
  } as const;
  expect(holidayHours(friday, false, { openingHours, specialDates: [known] }, 'k')).toEqual({ key: 'a' });
});

test('T2: the notice of a holiday is one that may be published as it is', async () => {
  const notice = holidayNotice({ date: '2026-12-25', name: 'Natal', optional: false });
  expect(notice).toMatchObject({
    title: 'Natal: a clínica não abre em 25 de dezembro',
    until: '2026-12-26T04:00:00.000Z',
  });
  expect(await validationOf({ _id: 'notice', _type: 'notice', ...notice })).toEqual({ errors: '', warnings: '' });
});

test('S14-3: a department that is typed in other letters is the one that the hours name', () => {
  const date = {
    _key: 'd',
    _type: 'specialDate',
    date: '2026-11-20',
    status: 'fechado',
    department: 'Raio-X',
  } as const;
  const hours = { openingHours, specialDates: [date] };
  expect(departmentOff('2026-11-20', 'raio-x', hours, 'k')).toEqual({ key: 'd' });
  expect(departmentOff('2026-11-21', 'RAIO-X', hours, 'k').item).toMatchObject({ department: 'Raio-X' });
});
