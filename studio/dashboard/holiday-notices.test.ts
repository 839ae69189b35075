import { holidaysBetween } from '../../schemas/index.ts';
import { untold } from './holiday-notices.ts';
import type { OverviewDate } from './overview.ts';
import { holidayNotice } from './prepared-content.ts';

const [christmas, newYear] = holidaysBetween('2026-12-20', '2027-01-05');
const day = (date: string, more: Partial<OverviewDate> = {}): OverviewDate => ({
  date,
  until: null,
  department: null,
  label: null,
  status: 'fechado',
  intervals: null,
  ...more,
});
const names = (
  specialDates: readonly OverviewDate[],
  noticesAhead: Parameters<typeof untold>[1]['noticesAhead'] = [],
) => untold(holidaysBetween('2026-12-20', '2027-01-05'), { specialDates, noticesAhead }).map(({ name }) => name);

test('T2: a holiday on which the clinic closes keeps the offer of a notice', () => {
  expect(names([day('2026-12-25')])).toEqual([christmas?.name]);
  expect(names([day('2026-12-24', { until: '2027-01-02' })])).toEqual([christmas?.name, newYear?.name]);
});

test('T2: one on which it opens, or a department alone is closed, has none', () => {
  expect(names([])).toEqual([]);
  expect(names([day('2026-12-25', { status: 'especial' })])).toEqual([]);
  expect(names([day('2026-12-25', { department: 'Ultrassonografia' })])).toEqual([]);
});

test('T2: the offer goes with the notice, whichever of its title and its end was changed', () => {
  const told = (title: string, until: string) => names([day('2026-12-25')], [{ title, until }]);
  expect(told('Natal: fechamos mais cedo', '2026-12-27T04:00:00.000Z')).toEqual([]);
  expect(told('Não abrimos', '2026-12-26T04:00:00.000Z')).toEqual([]);
  expect(told('Reforma', '2026-12-20T04:00:00.000Z')).toEqual([christmas?.name]);
  expect(christmas && holidayNotice(christmas).until).toBe('2026-12-26T04:00:00.000Z');
});
