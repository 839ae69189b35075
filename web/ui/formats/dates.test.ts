import { dayOf, formatDate, formatShortDate } from './dates.ts';
import { formatMoney, formatNumber } from './numbers.ts';

it('writes dates as Brazil does (B10)', () => {
  expect(formatDate('2026-10-12')).toBe('12 de outubro de 2026');
  expect(formatShortDate('2026-10-02')).toBe('02/10/2026');
});

it('gives a moment the day it has at the clinic (B10)', () => {
  expect(formatDate('2026-10-13T03:30:00Z')).toBe('12 de outubro de 2026');
  expect(formatDate('2026-10-13T03:30:00Z', 'America/Sao_Paulo')).toBe('13 de outubro de 2026');
});

it('S14-4: shows a date that is none as it was written', () => {
  expect(formatDate('abc')).toBe('abc');
  expect(dayOf('abc')).toBe('abc');
});

it('writes numbers and prices as Brazil does (B10)', () => {
  expect(formatNumber(12_345.6)).toBe('12.345,6');
  expect(formatMoney(150_050)).toBe('R$\u00A01.500,50');
});
