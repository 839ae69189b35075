/** What stands beside Publicar and in the form of a special date. */

import { inOrder, isPast, newsOf, wordsOf } from './special-date-words.ts';

const closed = { date: '2026-11-27', status: 'fechado' };
const period = { opens: '08:00', closes: '12:00' };

test.each([
  [closed, 'sexta-feira, 27 de novembro: fechado'],
  [{ ...closed, label: 'Feriado municipal' }, 'sexta-feira, 27 de novembro: fechado (Feriado municipal)'],
  [{ ...closed, department: 'Raio-X' }, 'Raio-X, sexta-feira, 27 de novembro: não atende'],
  [
    { ...closed, until: '2026-11-28', status: 'especial', intervals: [period] },
    'sexta-feira, 27 de novembro a sábado, 28 de novembro: 8h às 12h',
  ],
  [{ date: '2026-11-27', intervals: [period] }, ''],
  [{ date: '2026-11-27', status: 'especial', intervals: [{ opens: '08:00' }] }, ''],
  [{ status: 'fechado' }, ''],
])('S3: %j is read as %s', (day, words) => {
  expect(wordsOf(day)).toBe(words);
});

test('S3: a publication of the hours says what it changes, and nothing where it changes nothing', () => {
  const openingHours = [{ _key: 'a', days: ['monday'] }];
  const published = { openingHours, specialDates: [closed, { date: '2026-11-20', status: 'fechado' }] };
  const news = (draft: object) => newsOf({ ...published, ...draft }, published, '2026-11-26');
  expect(news({})).toEqual([]);
  expect(news({ specialDates: [{ ...closed, status: 'especial', intervals: [period] }] })).toEqual([
    '27/11: 8h às 12h',
  ]);
  expect(news({ specialDates: [{ ...closed, date: '2026-11-30' }], openingHours: [] })).toEqual([
    '30/11: fechado',
    '27/11: como na semana',
    'o horário da semana',
  ]);
});

test('S20: special dates stand by their days, those that are over last', () => {
  const days = ['2026-12-25', '2026-11-02', '', '2026-11-27', '2026-11-20'].map((date) => ({ date }));
  const recess = { date: '2026-11-24', until: '2026-11-26' };
  expect(inOrder([...days, recess], (day) => day, '2026-11-26').map(({ date }) => date)).toEqual([
    '',
    '2026-11-24',
    '2026-11-27',
    '2026-12-25',
    '2026-11-20',
    '2026-11-02',
  ]);
});

test('Z13: a day is past when its last one is over', () => {
  const over = (day: object) => isPast(day, '2026-11-26');
  expect(
    [{ date: '1999-12-25' }, { date: '2026-11-26' }, { date: '2026-11-20', until: '2026-11-27' }, {}].map(over),
  ).toEqual([true, false, false, false]);
});
