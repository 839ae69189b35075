import type { PROFESSIONAL_QUERY_RESULT } from '../../generated/content-types.ts';
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import { areas } from '#web/shell/areas.fixture.ts';
import { memberOf } from '../../rules/form-value.ts';
import { professionalRoute } from './professional.route.ts';
import { profileFields } from './profile-fields.ts';

it('V16: describes a professional by name, registrations and place (R10)', () => {
  const person = { ...settingsFixture.technicalDirector, area: areas.medicine };
  const describe = (settings: typeof settingsFixture | null) =>
    professionalRoute.head(person as unknown as NonNullable<PROFESSIONAL_QUERY_RESULT>, settings).description;
  expect(describe(settingsFixture)).toBe(
    'Ana Exemplo da Silva · MÉDICA · CRM-MT 00000. Atende na Clínica Exemplo Norte, em Cidade Exemplo/MT.',
  );
  expect(describe(null)).toMatch(/CRM-MT 00000\.$/);
});

it('offers a drawn portrait only to who has no photo', () => {
  const hidden = memberOf(
    profileFields.find(({ name }) => name === 'drawing'),
    'hidden',
  );
  const isHidden = (photo?: object): unknown =>
    typeof hidden === 'function' ? hidden({ document: { photo } }) : hidden;
  expect(isHidden()).toBe(false);
  // What is left of a photo that was taken out.
  expect(isHidden({ _type: 'picture' })).toBe(false);
  expect(isHidden({ asset: { _ref: 'image-a' } })).toBe(true);
});

it('tells search engines of no picture where there is only a drawing', () => {
  const person = { ...settingsFixture.technicalDirector, photo: null, drawing: 'portrait-woman-bun' };
  const node = professionalRoute.jsonLd?.(person as never, '/profissional/ana-exemplo');
  expect(JSON.stringify(node)).toContain('Ana Exemplo da Silva');
  expect(JSON.stringify(node)).not.toMatch(/image|portrait-/);
});
