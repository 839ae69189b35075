import { directorTitle, identificationLines, shownName } from './identification.ts';
import type { Identified } from './content.ts';

const doctor = {
  fullName: 'Ana Exemplo da Silva',
  displayName: 'Ana Exemplo',
  honorific: 'Dra.',
  genderLabel: 'feminine',
  registrations: [
    { _key: 'b', council: 'CRM', number: '11111', uf: 'GO', region: null, isPrimary: false },
    { _key: 'a', council: 'CRM', number: '00000', uf: 'MT', region: null, isPrimary: true },
  ],
  rqes: [{ _key: 'r', title: 'Radiologia e Diagnóstico por Imagem', number: '00000', uf: 'MT' }],
} satisfies Identified;

const psychologist = {
  fullName: 'Carla Amostra Lima',
  displayName: 'Carla Lima',
  honorific: null,
  genderLabel: 'feminine',
  registrations: [{ _key: 'a', council: 'CRP', number: '00000', uf: null, region: '18', isPrimary: true }],
  rqes: null,
} satisfies Identified;

it('identifies a doctor by the word MÉDICA, every CRM and each specialty beside its RQE', () => {
  expect(identificationLines(doctor)).toEqual([
    'MÉDICA · CRM-MT 00000 · CRM-GO 11111',
    'Radiologia e Diagnóstico por Imagem · RQE 00000',
  ]);
});

it('identifies a psychologist by region and number', () => {
  expect(identificationLines(psychologist)).toEqual(['Psicóloga · CRP 18/00000']);
});

it('never shortens the name of a psychologist', () => {
  expect(shownName(psychologist)).toBe('Carla Amostra Lima');
  expect(shownName(doctor)).toBe('Dra. Ana Exemplo');
});

it('says nothing about a registration nobody entered', () => {
  expect(identificationLines({ ...psychologist, registrations: [] })).toEqual([]);
});

it('names the director in the gender of the person', () => {
  expect(directorTitle('feminine')).toBe('Diretora técnica médica');
  expect(directorTitle('masculine')).toBe('Diretor técnico médico');
});
