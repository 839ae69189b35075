import { expect, test } from '@jest/globals';

import { untilQuiet } from './quiet.ts';

const NOW = 1_000_000;
const atRest = { editedAt: NOW - 60_000, validatedAt: NOW - 60_000, isValidating: false };

test('a document that nobody edits just now is published at once', () => {
  expect(untilQuiet(atRest, NOW)).toBe(0);
  expect(untilQuiet({ ...atRest, editedAt: NOW - 1_200, validatedAt: NOW - 400 }, NOW)).toBe(0);
});

test('a publication waits until the save that follows the last edit is over', () => {
  expect(untilQuiet({ ...atRest, editedAt: NOW }, NOW)).toBe(1_200);
  expect(untilQuiet({ ...atRest, editedAt: NOW - 900 }, NOW)).toBe(300);
});

test('and until the rules have judged what is there now, not what was there before', () => {
  expect(untilQuiet({ ...atRest, isValidating: true }, NOW)).toBeGreaterThan(0);
  expect(untilQuiet({ ...atRest, validatedAt: NOW - 100 }, NOW)).toBe(300);
});

test('a clock that was set back does not hold a publication for longer', () => {
  expect(untilQuiet({ ...atRest, editedAt: NOW + 3_600_000 }, NOW)).toBe(1_200);
});
