import { expect, test } from '@jest/globals';

import { reviewerProblem } from './exam-review.ts';
import { reviewDateProblem } from './review-date.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('a review counts for a year', () => {
  expect(reviewDateProblem(daysAgo(300), {})).toBe(true);
  expect(reviewDateProblem(daysAgo(400), {})).toContain('mais de um ano');
  expect(reviewDateProblem(undefined, {})).toContain('Informe');
  expect(reviewDateProblem(undefined, { document: { isDemo: true } })).toBe(true);
});

test('a preparation is not published without a reviewer', () => {
  expect(reviewerProblem(undefined, { document: { preparation: {} } })).toContain('quem revisou');
  expect(reviewerProblem(undefined, { document: {} })).toBe(true);
  expect(reviewerProblem({ _ref: 'x' }, { document: { preparation: {} } })).toBe(true);
});
