import { schemaTypes } from '../schemas/index.ts';
import { absenceOf, withSectionPreviews } from './section-previews.tsx';

/** Noon of a day, where the editor is. */
const on = (day: number, month = 11) => new Date(2026, month - 1, day, 12).toISOString();
const now = Date.parse(on(20));

test.each([
  [{}, undefined],
  [{ hidden: false, from: on(1), until: on(1, 12) }, undefined],
  [{ hidden: true, until: on(1) }, 'Oculta'],
  [{ until: on(19) }, 'Saiu em 19/11/2026'],
  [{ from: on(22) }, 'Entra em 22/11/2026'],
])('of %j the list of sections says %s', (display, wanted) => {
  expect(absenceOf(display, now)).toBe(wanted);
});

test('every section has its drawing and says when it is hidden; other types are left as they are', () => {
  const types = withSectionPreviews(schemaTypes);
  const banner = types.find(({ name }) => name === 'banner');
  if (!banner || !('preview' in banner)) throw new Error('The banner has no preview.');
  const shown = banner.preview?.prepare?.({ title: 'Bem-vindo', variant: 'marca', hidden: true });
  expect(shown).toMatchObject({ title: 'Bem-vindo', subtitle: 'Oculta · Banner · Marca' });
  expect(banner.icon).toBeDefined();
  const changed = types.filter((type, index) => type !== schemaTypes[index]).map(({ name }) => name);
  expect(changed).toContain('banner');
  expect(changed).not.toContain('page');
});
