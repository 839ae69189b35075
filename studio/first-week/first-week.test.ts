/** @jest-environment node */
import type { SchemaType } from 'sanity';

import { demonstrationDocuments } from '../../demo/documents.ts';
import { isInvented } from '../../schemas/rules/demonstration.ts';
import { memberOf } from '../../schemas/rules/form-value.ts';
import { compiledSchema, problemsOf } from '../../schemas/testing.ts';
import { problemOf, questions, stored } from './answers.ts';
import { leftOver } from './left-over.ts';
import { ownContent, slugOf, type Stored } from './own-content.ts';

const demonstration = demonstrationDocuments as unknown as readonly Stored[];
const everyArea = 'area-clinica-geral,area-psicologia,area-imagem';
const answers = {
  tradeName: 'Clínica Rio Teles Pires',
  tagline: 'Clínica geral e psicologia',
  legalName: 'Clínica Rio Teles Pires Ltda.',
  cnpj: '11222333000181',
  crm: '4321',
  phone: '+556635310000',
  whatsapp: '+5566999110000',
  email: 'contato@rioteles.com.br',
  street: 'Rua das Castanheiras',
  number: '210',
  district: 'Centro',
  city: 'Sinop',
  cep: '78550000',
  weekOpens: '07:00',
  weekCloses: '11:00',
  lateOpens: '13:00',
  lateCloses: '17:30',
  areas: everyArea,
  director: 'Lúcia Prado Nogueira',
  directorGender: 'feminine',
  directorCrm: '5432',
  dpo: 'Marta Siqueira Lopes',
  dpoEmail: 'privacidade@rioteles.com.br',
  plans: 'Unimed\nMT Saúde\n\nUnimed',
  pricing: 'no',
};

/** Everything that is published once the clinic's own content is. */
function after(given: typeof answers | Record<string, string>): readonly Stored[] {
  const { put, make, remove } = ownContent(demonstration, demonstration, given, '2026-11-26');
  const documents = new Map(demonstration.map((document) => [document._id, document]));
  for (const id of remove) documents.delete(id);
  for (const document of put) documents.set(document._id, document);
  for (const document of make) if (!documents.has(document._id)) documents.set(document._id, document);
  return [...documents.values()];
}

const left = (documents: readonly Stored[]) =>
  leftOver(documents, demonstration, (name) => compiledSchema.get(name) as SchemaType);
const refsIn = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : '_ref' in value
      ? [String(value._ref)]
      : Object.values(value).flatMap(refsIn);

test('S2: the fiction goes at once, and nothing leads to what is gone', () => {
  const own = after(answers);
  const ids = new Set(own.map(({ _id }) => _id));
  const types = new Set(own.filter(({ isDemo }) => isDemo === true).map(({ _type }) => _type));
  expect([...types].sort()).toEqual(['faqItem', 'page', 'service']);
  expect(own.flatMap((document) => refsIn(document).filter((id) => !ids.has(id)))).toEqual([]);
});

test('S2: what was answered stands where it belongs, and Studio would publish it', async () => {
  const own = after(answers);
  const settings = own.find(({ _id }) => _id === 'siteSettings');
  expect(settings).toMatchObject({
    tradeName: 'Clínica Rio Teles Pires',
    technicalDirector: { _ref: 'professional-lucia-prado-nogueira' },
    address: { city: 'Sinop', cep: '78550000' },
    seo: { titleTemplate: '%s | Clínica Rio Teles Pires', defaultTitle: 'Clínica Rio Teles Pires em Sinop/MT' },
    features: { pricing: false },
  });
  expect(settings).not.toHaveProperty('resultsPortal');
  expect(own.filter(({ _type }) => _type === 'healthPlan').map(({ name }) => name)).toEqual(['Unimed', 'MT Saúde']);
  expect(own.find(({ _id }) => _id === 'clinicHours')).toMatchObject({ isDemo: false, specialDates: [] });
  const asked = own.filter(({ _type }) => ['siteSettings', 'clinicHours', 'professional'].includes(_type));
  const problems = await Promise.all(asked.map((document) => problemsOf(document)));
  expect(problems.flat()).toEqual([]);
});

test('S2: every name of the demonstration is known, so that nothing of it can be overlooked', () => {
  const words = /(\p{Lu}\p{L}+ )(Exemplo|Modelo|Amostra|Teste)\b|\.invalid\b/u;
  const overlooked = demonstration.filter((document) => {
    const texts = { ...document, isDemo: undefined };
    return words.test(JSON.stringify(texts)) && !isInvented(texts);
  });
  expect(overlooked).toEqual([]);
});

test('S2: after the questions, no name of the demonstration is left; what it wrote is listed with its field', () => {
  const list = left(after(answers));
  expect(list.flatMap(({ texts }) => texts.filter(({ isInvented: is }) => is))).toEqual([]);
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

test('S2: an area that the clinic has not takes its services, questions, page and links along', () => {
  const own = after({ ...answers, areas: 'area-clinica-geral' });
  const ids = own.map(({ _id }) => _id);
  expect(ids).not.toContain('page-exames');
  expect(ids).not.toContain('service-psicoterapia');
  expect(ids).not.toContain('faq-sigilo');
  const settings = own.find(({ _id }) => _id === 'siteSettings');
  expect(JSON.stringify(memberOf(settings, 'mainMenu'))).not.toContain('page-exames');
});

test('S2: going through the questions again takes nothing away that was written since', () => {
  const own = after(answers);
  const edited = own.map((document) =>
    document._id === 'professional-lucia-prado-nogueira' ? { ...document, order: 5 } : document,
  );
  const { put, make, remove } = ownContent(edited, demonstration, answers, '2026-11-27');
  expect(remove).toEqual([]);
  expect(put.map(({ _id }) => _id)).not.toContain('professional-lucia-prado-nogueira');
  expect(make.map(({ _id }) => _id)).toContain('professional-lucia-prado-nogueira');
});

test('what is typed as people write it is taken, and what is wrong gets a sentence', () => {
  const fields = questions([]).flatMap((question) => question.fields);
  const field = (name: string) => fields.find((one) => one.name === name) ?? { name, title: name };
  expect(stored(field('weekOpens'), '7h30')).toBe('07:30');
  expect(stored(field('phone'), '(66) 3531-0000')).toBe('+556635310000');
  expect(problemOf(field('cnpj'), '11222333000180')).toContain('CNPJ');
  expect(problemOf(field('cnpj'), '')).toBeUndefined();
  expect(questions([]).length).toBeLessThanOrEqual(12);
  expect(slugOf('Lúcia D’Ávila')).toBe('lucia-d-avila');
});
