import { chosenTests } from './test-files.ts';

test('a pattern chooses files by their path from the checkout, each once', () => {
  expect(chosenTests('unit', ['scripts/test-files', '^scripts/test-fi.es'])).toEqual(['scripts/test-files.test.ts']);
  expect(chosenTests('unit', [import.meta.filename, './scripts/test-files'])).toEqual(['scripts/test-files.test.ts']);
  expect(chosenTests('unit', [])).toEqual([]);
});

test.each([
  ['unit', 'zzz-nothing', 'No test file of "npm run test:unit" matches zzz-nothing.'],
  ['unit', 'e2e/publish', 'No test file of "npm run test:unit" matches e2e/publish. One of "npm run test:e2e" does.'],
  ['e2e', 'web/ui/([', 'web/ui/([ is no regular expression: write a part of a path, such as lake/store.'],
] as const)('for %s, %s is refused in words, also beside one that matches', (kind, pattern, words) => {
  expect(() => chosenTests(kind, [kind === 'unit' ? 'scripts/test-files' : 'publish', pattern])).toThrow(words);
});
