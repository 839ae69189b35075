import { expect, test } from '@jest/globals';

import { approvalProblem, testimonialAreaProblem } from './testimonial.ts';

test('psychology has no testimonials (P7)', () => {
  expect(testimonialAreaProblem('psicologia')).toContain('não são permitidos');
  expect(testimonialAreaProblem('clinica-geral')).toBe(true);
});

test('a testimonial waits for the technical director (M19)', () => {
  expect(approvalProblem(false)).toContain('Aguardando');
  expect(approvalProblem(undefined)).toContain('Aguardando');
  expect(approvalProblem(true)).toBe(true);
});
