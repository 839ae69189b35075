import type { PROFESSIONAL_QUERY_RESULT } from '../../generated/content-types.ts';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import { areas } from '#web/shell/areas.fixture.ts';
import { professionalRoute } from './professional.route.ts';

it('V16: describes a professional by name, registrations and place (R10)', () => {
  const person = { ...settingsFixture.technicalDirector, area: areas.medicine };
  const describe = (settings: typeof settingsFixture | null) =>
    professionalRoute.head(person as unknown as NonNullable<PROFESSIONAL_QUERY_RESULT>, settings).description;
  expect(describe(settingsFixture)).toBe(
    'Ana Exemplo da Silva · MÉDICA · CRM-MT 00000. Atende na Clínica Exemplo Norte, em Cidade Exemplo/MT.',
  );
  expect(describe(null)).toMatch(/CRM-MT 00000\.$/);
});
