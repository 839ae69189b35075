import { settingsFixture } from '#web/shell/settings.fixture.ts';
import { areas } from '#web/shell/areas.fixture.ts';
import { profileDescription } from './profile-description.ts';

it('V16: describes a professional by name, registrations and place (R10)', () => {
  const person = { ...settingsFixture.technicalDirector, area: areas.medicine } as const;
  expect(profileDescription(person, settingsFixture)).toBe(
    'Ana Exemplo da Silva · MÉDICA · CRM-MT 00000. Atende na Clínica Exemplo Norte, em Cidade Exemplo/MT.',
  );
  expect(profileDescription(person, null)).toMatch(/CRM-MT 00000\.$/);
});

it('R: names the area of whom it gives no title, never of a doctor (M10)', () => {
  const crp = {
    _key: 'a',
    council: 'CRP',
    category: null,
    number: '00000',
    uf: null,
    region: '18',
    isPrimary: true,
  } as const;
  const person = { ...settingsFixture.technicalDirector, registrations: [crp] };
  expect(profileDescription({ ...person, area: areas.psychology }, settingsFixture)).toContain(
    'Psicologia na Clínica Exemplo Norte',
  );
});
