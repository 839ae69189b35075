import { expect, test } from '@jest/globals';

import { ageBandsProblem, preparationProblem } from './exam-preparation.ts';

test('bands of ages that follow one another are fine', () => {
  expect(ageBandsProblem([{ ageMax: 2 }, { ageMin: 3, ageMax: 6 }, { ageMin: 7 }])).toBe(true);
  expect(ageBandsProblem([])).toBe(true);
  expect(ageBandsProblem(undefined)).toBe(true);
});

test('an age with two rules, or with none, is refused', () => {
  expect(ageBandsProblem([{ ageMax: 7 }, { ageMin: 7 }])).toContain('mesma idade');
  expect(ageBandsProblem([{ ageMax: 2 }, { ageMin: 5 }])).toContain('3 anos');
  expect(ageBandsProblem([{ ageMin: 9, ageMax: 3 }])).toContain('antes');
});

test('morning and afternoon may have rules of their own for the same age', () => {
  expect(ageBandsProblem([{ period: 'manha' }, { period: 'tarde' }])).toBe(true);
  expect(ageBandsProblem([{ period: 'manha' }, { period: 'ambos' }])).toContain('mesma idade');
});

test('no preparation excludes rules, and a leaflet alone is not enough (A2)', () => {
  expect(preparationProblem({ noPreparation: true, rules: [{}] })).toContain('não os dois');
  expect(preparationProblem({ file: { asset: {} } })).toContain('texto');
  expect(preparationProblem({ noPreparation: true, file: {} })).toBe(true);
  expect(preparationProblem(undefined)).toBe(true);
});
