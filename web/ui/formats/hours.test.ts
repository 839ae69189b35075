import { departmentToday, formatTime, hoursByDepartment, hoursRows, hoursSummary } from './hours.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const withLunch = [
  { opens: '13:00', closes: '18:00' },
  { opens: '07:30', closes: '11:30' },
];

it.each([
  ['07:30', '7h30'],
  ['18:00', '18h'],
  ['00:05', '0h05'],
])('writes %s as %s', (stored, shown) => {
  expect(formatTime(stored)).toBe(shown);
});

it('joins neighbouring days with the same hours and says which days are closed', () => {
  const rows = hoursRows([
    { days: weekdays, intervals: withLunch },
    { days: ['saturday'], intervals: [{ opens: '07:30', closes: '11:30' }] },
  ]);
  expect(rows).toEqual([
    { days: 'Segunda a sexta', text: '7h30 às 11h30 e 13h às 18h' },
    { days: 'Sábado', text: '7h30 às 11h30' },
    { days: 'Domingo', text: 'Fechado' },
  ]);
});

it('says the hours of a day in their order, also those of several entries', () => {
  const monday = (opens: string, closes: string) => ({ days: ['monday'], intervals: [{ opens, closes }] });
  expect(hoursRows([monday('19:00', '21:00'), monday('08:00', '09:00')])[0]?.text).toBe('8h às 9h e 19h às 21h');
});

it('writes two neighbouring days with "e"', () => {
  expect(hoursRows([{ days: weekdays, intervals: withLunch }]).at(-1)).toEqual({
    days: 'Sábado e domingo',
    text: 'Fechado',
  });
});

it('keeps a department apart and after the clinic, without its closed days', () => {
  const groups = hoursByDepartment([
    {
      days: ['tuesday', 'wednesday'],
      department: 'Ultrassonografia',
      intervals: [{ opens: '08:00', closes: '12:00' }],
    },
    { days: weekdays, department: null, intervals: withLunch },
  ]);
  expect(groups.map((group) => group.department)).toEqual([null, 'Ultrassonografia']);
  expect(groups[1]?.rows).toEqual([{ days: 'Terça e quarta', text: '8h às 12h' }]);
});

it('summarises in one line, or not at all', () => {
  expect(hoursSummary([{ days: weekdays, intervals: withLunch }])).toBe('Segunda a sexta, 7h30 às 11h30 e 13h às 18h');
  expect(hoursSummary([])).toBeNull();
});

it('survives entries that are still being written', () => {
  expect(hoursRows([{ days: null, intervals: null }])).toEqual([{ days: 'Segunda a domingo', text: 'Fechado' }]);
});

it('T1: says what a department does today, with the date: a page may be read on another day', () => {
  const off = { department: 'Ultrassonografia', label: null, status: 'fechado', intervals: null, day: '2026-11-23' };
  expect(departmentToday(off)).toBe('Ultrassonografia não atende hoje (23/11)');
  expect(departmentToday({ ...off, label: 'manutenção' })).toBe('Ultrassonografia não atende hoje (23/11, manutenção)');
  const intervals = [{ opens: '08:00', closes: '10:30' }];
  expect(departmentToday({ ...off, status: 'especial', intervals })).toBe('Ultrassonografia hoje (23/11): 8h às 10h30');
});
