import { expect, test } from '@jest/globals';
import { paragraphOf, validationOf } from '../validation-testing.ts';
import { newsProblem, reviewDateProblem, reviewerProblem } from './reviews.ts';

const news = {
  _id: 'post-primeira-consulta',
  kind: 'noticia',
  reviewedBy: undefined,
  reviewedAt: undefined,
  sources: [],
};
const told = {
  ...news,
  title: 'Nova recepção a partir de segunda',
  excerpt: 'A recepção muda para o térreo, com rampa na entrada e mais lugares para sentar.',
  body: paragraphOf('A entrada fica na mesma rua.'),
};

test('T8: news of the clinic needs neither reviewer nor sources (4.8)', async () => {
  expect(await validationOf(told)).toEqual({ errors: '', warnings: '' });
});

test('T8: an article about health needs a reviewer, whether it says its kind or not (4.8)', async () => {
  for (const kind of ['saude', undefined]) {
    const { errors, warnings } = await validationOf({ ...told, kind });
    expect(errors).toBe('reviewedBy: Informe quem revisou o artigo antes de publicar.');
    expect(warnings).toContain('Cite ao menos uma fonte.');
  }
});

test('T8: news that gives advice on health is told to be an article (4.8)', async () => {
  const { errors, warnings } = await validationOf({ ...told, body: paragraphOf('Conheça os sintomas da dengue.') });
  expect([errors, warnings]).toEqual(['', expect.stringContaining('Parece falar de saúde (“sintomas”)')]);
  expect(newsProblem({ ...told, title: 'Diagnóstico por imagem em nova sala' })).toBe(true);
  expect(newsProblem({ ...told, kind: 'saude', title: 'Sintomas de gripe' })).toBe(true);
});

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
