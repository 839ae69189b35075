/** @jest-environment node */
import type { SchemaType } from 'sanity';

import { compiledSchema } from '../../schemas/testing.ts';
import { after, answers, byId, demonstration, everyArea, left } from './first-week.fixture.ts';
import { leftOver } from './left-over.ts';
import type { Stored } from './stored.ts';

test('S2: after the questions, no name of the demonstration is left; what it wrote is listed with its field', () => {
  const list = left(after(answers));
  expect(list.flatMap(({ texts }) => texts.filter(({ isInvented: is }) => is))).toEqual([]);
  expect(JSON.stringify(left(after({ areas: everyArea })))).not.toContain('2026-12-25');
  const home = list.find(({ id }) => id === 'home');
  expect(home?.texts).toContainEqual(
    expect.objectContaining({ path: expect.stringContaining('sections[_key=='), text: expect.stringContaining(' ') }),
  );
});

test('S2: what nobody answered is listed as invented', () => {
  const list = left(after({ areas: everyArea }));
  const settings = list.find(({ id }) => id === 'siteSettings');
  const invented = settings?.texts.filter(({ isInvented: is }) => is).map(({ path }) => path);
  expect(invented).toEqual(expect.arrayContaining(['tradeName', 'legalName', 'email', 'address.city', 'dpo.name']));
});

test('S2: texts name the areas that there are and the director as he is; what speaks of others is marked', () => {
  const own = after({ ...answers, areas: 'area-clinica-geral,area-psicologia', directorGender: 'masculine' });
  const home = JSON.stringify(byId(own, 'home'));
  expect(home).toContain('Clínica geral e psicologia');
  expect(JSON.stringify(byId(own, 'page-a-clinica'))).toContain('um diretor técnico');
  const doubtful = leftOver(own, demonstration, (name) => compiledSchema.get(name) as SchemaType, answers).flatMap(
    ({ texts }) => texts.filter(({ isDoubtful }) => isDoubtful),
  );
  expect(doubtful.length).toBeGreaterThan(3);
});

test.each(['area-clinica-geral,area-psicologia', 'area-clinica-geral,area-imagem', 'area-psicologia,area-imagem'])(
  'S2: what counts three areas is marked where there are %s',
  (areas) => {
    const own = after({ ...answers, areas });
    const doubtful = leftOver(own, demonstration, (name) => compiledSchema.get(name) as SchemaType, answers).flatMap(
      ({ texts }) => texts.filter(({ isDoubtful }) => isDoubtful).map(({ text }) => text),
    );
    expect(doubtful).toContain('Três áreas que conversam entre si');
    expect(doubtful.join()).toContain('Hoje as três áreas dividem');
  },
);

test('S2: what speaks of exams, plans or a portal is marked while there are none', () => {
  const doubted = (documents: readonly Stored[]) =>
    leftOver(documents, demonstration, (name) => compiledSchema.get(name) as SchemaType, answers)
      .flatMap(({ texts }) => texts.filter(({ isDoubtful }) => isDoubtful))
      .map(({ text }) => text)
      .join('\n');
  const { plans: _plans, ...withoutPlans } = answers;
  const own = after(withoutPlans);
  for (const words of [/seu pedido/, /Que convênios são atendidos/, /portal/]) expect(doubted(own)).toMatch(words);
  expect(doubted(after(answers))).not.toMatch(/Que convênios são atendidos/);
  const portal = own.map((document) => ({
    ...document,
    ...(document._id === 'siteSettings' && { resultsPortal: { url: 'https://a.b' } }),
  }));
  expect(doubted(portal)).not.toMatch(/Abra o portal/);
});

test('S2: how a service is given and how long it takes is told with its texts, until somebody changes it', () => {
  const own = after(answers);
  const told = (documents: readonly Stored[]) =>
    left(documents)
      .filter(({ id }) => id === 'service-psicoterapia')
      .flatMap(({ texts }) => texts.map(({ title, shown }) => `${title}: ${shown}`));
  expect(told(own)).toContain('Atendimento: Presencial, Online');
  expect(told(own)).toContain('Duração, em minutos: 50');
  const shorter = own.map((document) => ({
    ...document,
    ...('durationMinutes' in document && { durationMinutes: 45 }),
  }));
  expect(told(shorter)).not.toContain('Duração, em minutos: 45');
});

test('S2: a document that names something invented is listed though no text of its form does', () => {
  const hidden = { _id: 'r', _type: 'redirect', from: '/a', to: '/b', unknown: 'Universidade Exemplo' };
  expect(left([hidden])).toMatchObject([{ id: 'r', texts: [], hasInvented: true }]);
  expect(left([{ ...hidden, unknown: '', approval: { content: { quote: 'Cidade Exemplo' } } }])).toEqual([]);
});
