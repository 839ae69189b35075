import { expect, test } from '@jest/globals';

import { paragraphOf, verdictOn } from '../verdict.ts';
import { newsProblem } from './news.ts';

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
  expect(await verdictOn(told)).toEqual({ errors: '', warnings: '' });
});

test('T8: an article about health needs a reviewer, whether it says its kind or not (4.8)', async () => {
  for (const kind of ['saude', undefined]) {
    const { errors, warnings } = await verdictOn({ ...told, kind });
    expect(errors).toBe('reviewedBy: Informe quem revisou o artigo antes de publicar.');
    expect(warnings).toContain('Cite ao menos uma fonte.');
  }
});

test('T8: news that gives advice on health is told to be an article (4.8)', async () => {
  const { errors, warnings } = await verdictOn({ ...told, body: paragraphOf('Conheça os sintomas da dengue.') });
  expect([errors, warnings]).toEqual(['', expect.stringContaining('Parece falar de saúde (“sintomas”)')]);
  expect(newsProblem({ ...told, title: 'Diagnóstico por imagem em nova sala' })).toBe(true);
  expect(newsProblem({ ...told, kind: 'saude', title: 'Sintomas de gripe' })).toBe(true);
});
