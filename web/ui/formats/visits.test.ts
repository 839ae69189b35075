import { absenceNotice, nextVisits } from './visits.ts';

const dates = (...given: Parameters<typeof nextVisits>) => nextVisits(...given).map(({ date }) => date);
const firstFriday = { week: 'first', day: 'friday', intervals: [{ opens: '08:00', closes: '12:00' }] };

describe('M: the next dates of somebody who does not come every week', () => {
  it('follow the rule of the month, today included', () => {
    expect(nextVisits([firstFriday], null, '2026-11-22')).toEqual([
      { date: '2026-12-04', times: '8h às 12h' },
      { date: '2027-01-01', times: '8h às 12h' },
      { date: '2027-02-05', times: '8h às 12h' },
    ]);
    expect(dates([firstFriday], null, '2026-12-04')[0]).toBe('2026-12-04');
    expect(dates([firstFriday], null, '2026-12-05')[0]).toBe('2027-01-01');
  });

  it.each([
    ['last', 'monday', '2026-11-30'],
    ['last', 'sunday', '2026-11-29'],
    ['fourth', 'sunday', '2026-11-22'],
    ['first', 'sunday', '2026-12-06'],
    ['last', 'saturday', '2026-11-28'],
  ])('the %s %s after 22 November 2026 is %s', (week, day, expected) => {
    expect(dates([{ week, day }], null, '2026-11-22', 1)).toEqual([expected]);
  });

  it('leave out days off and days that are over, and each day stands once', () => {
    const days = [{ date: '2026-11-21' }, { date: '2026-12-04', intervals: [{ opens: '13:30', closes: '18:00' }] }];
    expect(nextVisits([...days, firstFriday], null, '2026-11-22', 1)).toEqual([
      { date: '2026-12-04', times: '13h30 às 18h' },
    ]);
    const off = [{ from: '2026-12-01', until: '2027-01-01' }];
    expect(dates([...days, firstFriday], off, '2026-11-22', 2)).toEqual(['2027-02-05', '2027-03-05']);
  });

  it('are none for who comes every week', () => {
    expect(nextVisits(null, null, '2026-11-22')).toEqual([]);
    expect(nextVisits([{ week: 'first', day: null }], null, '2026-11-22')).toEqual([]);
  });
});

it('S14-4: a date that no calendar has breaks nothing and is not shown', () => {
  const visits = [{ date: 'abc' }, { date: '2027-02-30' }, { date: '2027-02-28' }];
  expect(dates(visits, null, '2026-11-22')).toEqual(['2027-02-28']);
  const today = '2026-11-22';
  expect(
    absenceNotice(
      [
        { from: '2026-11-20', until: 'abc' },
        { from: '2026-11-30', until: '2026-11-24' },
      ],
      today,
    ),
  ).toBe(null);
});

describe('M: an absence is said', () => {
  it.each([
    [{ from: '2026-12-10', until: '2026-12-20' }, 'Não atende de 10 a 20 de dezembro.'],
    [{ from: '2026-12-21', until: '2027-01-05' }, 'Não atende de 21 de dezembro a 5 de janeiro.'],
    [{ from: '2026-11-22' }, 'Não atende em 22 de novembro.'],
    [{ from: '2026-11-01', until: '2026-11-22' }, 'Não atende de 1 a 22 de novembro.'],
  ])('%j: %s', (absence, text) => {
    expect(absenceNotice([{ from: '2026-10-01' }, absence], '2026-11-22')).toBe(text);
  });

  it('not when it is over, and not more than a month ahead', () => {
    expect(absenceNotice([{ from: '2026-11-01', until: '2026-11-21' }], '2026-11-22')).toBeNull();
    expect(absenceNotice([{ from: '2026-12-23' }], '2026-11-22')).toBeNull();
    expect(absenceNotice(null, '2026-11-22')).toBeNull();
  });
});
