import { expect, test } from '@jest/globals';

import { pageSlugProblem } from './page-slug.ts';

test.each(['servicos', 'a-clinica', 'covid-19'])('/%s is a good address', (slug) => {
  expect(pageSlugProblem(slug)).toBe(true);
});

test.each(['Serviços', 'a--b', '-a', 'a/b', 'a b'])('%j is refused', (slug) => {
  expect(pageSlugProblem(slug)).toMatch('minúsculas');
});

test.each(['profissional', 'studio', 'lake', 'api'])('/%s belongs to the site', (slug) => {
  expect(pageSlugProblem(slug)).toMatch('próprio site');
});

test('an empty address asks for one', () => {
  expect(pageSlugProblem(undefined)).toMatch('Informe');
});

test('V: the second address of the topics stays free for it', () => {
  expect(pageSlugProblem('temas')).toContain('usado pelo próprio site');
});
