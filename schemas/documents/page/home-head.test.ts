import { settingsFixture } from '#web/shell/settings.fixture.ts';
import type { ProfessionalSummary } from '#schemas/content.ts';
import { areas } from '#web/shell/areas.fixture.ts';
import { homeDescription, homeTitle } from './home-head.ts';

const doctor = {
  ...settingsFixture.technicalDirector,
  area: areas.medicine,
  modalities: null,
  photo: null,
  drawing: null,
} as const;
const people: ProfessionalSummary[] = [doctor, { ...doctor, fullName: 'Bruno Modelo Souza' }];

it('names the clinic, its three areas and its professionals (R10)', () => {
  expect(homeDescription(settingsFixture, people, undefined)).toBe(
    'Clínica Exemplo Norte: clínica geral, psicologia e diagnóstico por imagem em Cidade Exemplo/MT. ' +
      'Atendem: Ana Exemplo da Silva e Bruno Modelo Souza.',
  );
});

it('keeps what staff wrote and names nobody twice (R10)', () => {
  expect(homeDescription(settingsFixture, people, 'Com Ana Exemplo da Silva.')).toBe(
    'Com Ana Exemplo da Silva. Atendem: Bruno Modelo Souza.',
  );
  expect(homeDescription(settingsFixture, [], 'Só isto.')).toBe('Só isto.');
});

it.each([
  [null, 'Clínica Exemplo Norte: clínica geral, psicologia e diagnóstico por imagem em Cidade Exemplo/MT'],
  [
    'Exemplo Norte: Clínica geral, psicologia e diagnóstico por imagem',
    'Exemplo Norte: Clínica geral, psicologia e diagnóstico por imagem | Clínica Exemplo Norte',
  ],
  ['Psicologia em Exemplo', 'Psicologia em Exemplo | Clínica Exemplo Norte: clínica geral e diagnóstico por imagem'],
  [
    'Clínica Exemplo Norte em Cidade Exemplo',
    'Clínica Exemplo Norte em Cidade Exemplo | Clínica geral, psicologia e diagnóstico por imagem',
  ],
])('V16: the home title, written as %j, names clinic and areas (R10)', (written, title) => {
  expect(homeTitle(settingsFixture, written)).toBe(title);
});

it('V16: a home title that names all of it stays as staff wrote it (R10)', () => {
  const written = 'Clínica Exemplo Norte: psicologia, diagnóstico por imagem e CLÍNICA GERAL';
  expect(homeTitle(settingsFixture, written)).toBe(written);
});
