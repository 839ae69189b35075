import { expect, test } from '@jest/globals';

import { focusAreasProblem } from './focus-areas.ts';

const doctor = { registrations: [{ council: 'CRM' }] };

test('a doctor without RQE announces no organs or diseases (M9)', () => {
  expect(focusAreasProblem(['Tireoide'], { document: doctor })).toContain('Sem RQE');
  expect(focusAreasProblem(['Tireoide'], { document: { ...doctor, rqes: [{}] } })).toBe(true);
  expect(focusAreasProblem([], { document: doctor })).toBe(true);
});

test('other councils are not bound by it', () => {
  expect(focusAreasProblem(['Luto'], { document: { registrations: [{ council: 'CRP' }] } })).toBe(true);
});
