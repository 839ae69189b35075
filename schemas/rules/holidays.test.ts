import { holidaysBetween, promisedDay, undecided } from './holidays.ts';

const dates = (from: string, to: string) => holidaysBetween(from, to).map(({ date, name }) => `${date} ${name}`);

test('T2: a year has its nine fixed holidays and those around Easter', () => {
  expect(holidaysBetween('2026-01-01', '2026-12-31')).toHaveLength(14);
  expect(dates('2026-02-01', '2026-04-30')).toEqual([
    '2026-02-16 Carnaval (segunda-feira)',
    '2026-02-17 Carnaval',
    '2026-02-18 Quarta-feira de Cinzas',
    '2026-04-03 Sexta-feira Santa',
    '2026-04-21 Tiradentes',
  ]);
});

test.each([
  [2024, '2024-03-29', '2024-05-30'],
  [2025, '2025-04-18', '2025-06-19'],
  [2027, '2027-03-26', '2027-05-27'],
  [2038, '2038-04-23', '2038-06-24'],
])('T2: in %i Good Friday is %s and Corpus Christi %s', (year, friday, corpus) => {
  const ofYear = holidaysBetween(`${year}-01-01`, `${year}-12-31`);
  expect(ofYear.find(({ name }) => name === 'Sexta-feira Santa')).toMatchObject({ date: friday, optional: false });
  expect(ofYear.find(({ name }) => name === 'Corpus Christi')).toMatchObject({ date: corpus, optional: true });
});

test('T2: the turn of the year is no border', () => {
  expect(dates('2026-12-20', '2027-01-05')).toEqual(['2026-12-25 Natal', '2027-01-01 Confraternização Universal']);
});

test('T2: a holiday is undecided until a special date covers it', () => {
  const holidays = holidaysBetween('2026-12-20', '2027-01-05');
  expect(undecided(holidays, [{ date: '2026-12-25', until: null }]).map(({ name }) => name)).toEqual([
    'Confraternização Universal',
  ]);
  expect(undecided(holidays, [{ date: '2026-12-20', until: '2027-01-05' }])).toEqual([]);
});

test('T1: what one department does decides no holiday', () => {
  const special = [{ date: '2026-12-25', until: null, department: 'Ultrassonografia' }];
  expect(undecided(holidaysBetween('2026-12-25', '2026-12-25'), special)).toHaveLength(1);
});

test('T9: an answer is promised in working days, which weekends and national holidays are not', () => {
  expect(promisedDay('2026-11-18', 2, null)).toBe('2026-11-23');
  expect(promisedDay('2026-11-23', undefined, null)).toBe('2026-11-25');
  expect(promisedDay('2026-12-24', 1, null)).toBe('2026-12-28');
});

test('U6: nor are days on which the clinic is closed', () => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
  const openingHours = [{ days, intervals: [{ opens: '07:30', closes: '18:00' }] }];
  const specialDates = [{ date: '2026-11-25', status: 'fechado' }];
  expect(promisedDay('2026-11-23', 2, { openingHours, specialDates })).toBe('2026-11-26');
});
