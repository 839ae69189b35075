import { settingsFixture } from '#web/shell/settings.fixture.ts';
import type { ProfessionalSummary } from '#web/shell/content.ts';
import { homeDescription } from './home-description.ts';

const doctor = { ...settingsFixture.technicalDirector, area: 'clinica-geral', modalities: null, photo: null } as const;
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
