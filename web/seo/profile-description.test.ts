import { settingsFixture } from '#web/shell/settings.fixture.ts';
import { profileDescription } from './profile-description.ts';

it('V16: describes a professional by name, registrations, area and place (R10)', () => {
  const person = { ...settingsFixture.technicalDirector, area: 'clinica-geral' } as const;
  expect(profileDescription(person, settingsFixture)).toBe(
    'Ana Exemplo da Silva · MÉDICA · CRM-MT 00000. Clínica geral na Clínica Exemplo Norte, em Cidade Exemplo/MT.',
  );
  expect(profileDescription(person, null)).toMatch(/\. Clínica geral\.$/);
});
