import { specialDay } from './hours-block.tsx';

const holiday = {
  _key: 'a',
  label: 'Natal',
  department: null,
  date: '2026-12-25',
  until: null,
  status: 'fechado',
  intervals: null,
} as const;

test('a holiday says its day, its name and that the clinic is closed', () => {
  expect(specialDay(holiday)).toEqual({ days: '25 de dezembro', label: 'Natal', text: 'Fechado' });
});

test('several days are a range, shorter hours are given, in their order', () => {
  const intervals = [
    { _key: 'i', opens: '13:00', closes: '17:00' },
    { _key: 'j', opens: '07:30', closes: '11:30' },
  ];
  expect(specialDay({ ...holiday, until: '2027-01-02', status: 'especial', intervals })).toEqual({
    days: '25 de dezembro a 2 de janeiro',
    label: 'Natal',
    text: '7h30 às 11h30 e 13h às 17h',
  });
});

test('T1: a department that differs is named, and is not said to close the clinic', () => {
  const off = { ...holiday, label: null, department: 'Ultrassonografia' };
  expect(specialDay(off)).toMatchObject({ label: 'Ultrassonografia', text: 'Não atende' });
  expect(specialDay({ ...off, label: 'Manutenção' }).label).toBe('Ultrassonografia · Manutenção');
});
