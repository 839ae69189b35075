import { paragraphOf, validationOf } from '../validation-testing.ts';
import { breachesOf } from './breaches.ts';
import { isNews, newsProblem, reviewDateProblem, reviewerProblem } from './reviews.ts';

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
  expect(reviewDateProblem(undefined, {})).toContain('Sem data');
  expect(reviewDateProblem(undefined, { document: { isDemo: true } })).toBe(true);
});

test('a preparation is not published without a reviewer', () => {
  expect(reviewerProblem(undefined, { document: { preparation: {} } })).toContain('quem revisou');
  expect(reviewerProblem(undefined, { document: {} })).toBe(true);
  expect(reviewerProblem({ _ref: 'x' }, { document: { preparation: {} } })).toBe(true);
});

const by = { _type: 'reference', _ref: 'd' };
const doctor = {
  _id: 'd',
  _type: 'professional',
  fullName: 'Bruno Modelo',
  registrations: [{ council: 'CRM', number: '12345', uf: 'MT', isPrimary: true }],
};
const preparation = { diet: 'Jejum de 6 horas.', medicationNote: 'Siga o seu médico.' };
const texts = {
  exam: { title: 'Raio-X', preparation },
  post: { title: 'Febre', excerpt: 'O que fazer.', body: paragraphOf('Beba água.'), sources: [{ title: 'SUS' }] },
};
const approved = (content: object) => ({ ...content, approval: { by: 'u1', byName: 'Dora', content } });
const reviewed = (type: keyof typeof texts) => ({
  _id: 'x',
  _type: type,
  ...approved({ ...texts[type], reviewedBy: by, reviewedAt: '2026-10-01' }),
});
const withheld = (document: object) =>
  breachesOf([doctor, document]).flatMap(({ id, hides }) => (id === 'x' ? [hides] : []));

test.each([
  ['exam', { preparation: { ...preparation, diet: 'Jejum de 2 horas.' } }, 'preparation'],
  ['exam', { title: 'Tomografia' }, 'preparation'],
  ['post', { body: paragraphOf('Tome um remédio.') }, 'document'],
  ['post', { sources: [] }, 'document'],
  ...(['exam', 'post'] as const).flatMap(
    (type) =>
      [
        [type, { reviewedBy: { _ref: 'd2' } }, type === 'exam' ? 'preparation' : 'document'],
        [type, { reviewedAt: '2026-11-20' }, type === 'exam' ? 'preparation' : 'document'],
        [type, { approval: undefined }, type === 'exam' ? 'preparation' : 'document'],
      ] as const,
  ),
] as const)('S1: in %s, %j after the review ends it, whatever way it came', (type, change, hides) => {
  expect(withheld(reviewed(type))).toEqual([]);
  expect(withheld({ ...reviewed(type), ...change })).toEqual([hides]);
});

test('S1: what says nothing ends no review', () => {
  const exam = reviewed('exam');
  expect(withheld({ ...exam, summary: 'Outro resumo.', order: 7 })).toEqual([]);
  const { diet, medicationNote } = preparation;
  expect(withheld({ ...exam, preparation: { medicationNote, rules: [], warnings: null, diet } })).toEqual([]);
  expect(withheld({ ...exam, reviewedBy: { ...by, _weak: true } })).toEqual([]);
  // An exam without a preparation, and news of the clinic, need nobody.
  expect(withheld({ _id: 'x', _type: 'exam', title: 'Raio-X' })).toEqual([]);
  expect(withheld({ _id: 'x', _type: 'post', kind: 'noticia', title: 'Mudamos' })).toEqual([]);
});

test('S1: Studio says before publishing that the review is over, beside what changed', async () => {
  const changed = { _id: 'exam-rx-torax', title: 'Radiografia do tórax' };
  const { errors, warnings } = await validationOf(changed);
  expect(errors).toMatch(/^approval: Mudou depois da revisão: Nome\./);
  expect(warnings).toContain('title: Mudou depois da revisão de 01/10/2026');
  expect(await validationOf({ _id: 'exam-rx-torax' })).toEqual({ errors: '', warnings: '' });
});

test('S4: only what is news to the site, too, needs no review', () => {
  expect(isNews({ kind: 'noticia' })).toBe(true);
  expect(isNews({ kind: 'noticia ' })).toBe(false);
});
