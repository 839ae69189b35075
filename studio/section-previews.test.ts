import { expect, test } from '@jest/globals';

import { schemaTypes } from '../schemas/index.ts';
import { absenceOf, withSectionPreviews } from './section-previews.tsx';

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  [{}, undefined],
  [{ hidden: false, from: '2026-11-01T12:00:00Z', until: '2026-12-01T12:00:00Z' }, undefined],
  [{ hidden: true, until: '2026-11-01T12:00:00Z' }, 'Oculta'],
  [{ until: '2026-11-19T12:00:00Z' }, 'Saiu em 19/11/2026'],
  [{ from: '2026-11-22T12:00:00Z' }, 'Entra em 22/11/2026'],
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
  expect(changed).toContain('noticeBar');
  expect(changed).not.toContain('page');
});
