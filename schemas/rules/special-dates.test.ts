import { expect, test } from '@jest/globals';

import { expiryProblem } from './expiry.ts';
import { specialDatesProblem } from './special-dates.ts';

test('a day has at most one special rule', () => {
  expect(specialDatesProblem([{ date: '2026-12-25' }, { date: '2026-12-24' }])).toBe(true);
  expect(specialDatesProblem([{ date: '2026-12-20', until: '2027-01-05' }, { date: '2026-12-25' }])).toContain(
    '25/12/2026',
  );
  expect(specialDatesProblem(undefined)).toBe(true);
});

test('a certificate that ends soon or has ended is pointed out (E3)', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  expect(expiryProblem(inDays(90))).toBe(true);
  expect(expiryProblem(inDays(10))).toContain('30 dias');
  expect(expiryProblem(inDays(-2))).toContain('vencido');
});
