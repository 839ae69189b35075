/** Fields that nothing read, from content as the version before wrote it. */
import { expect, test } from '@jest/globals';

import { droppedFieldsMigration } from './dropped-fields.ts';
import { applied } from './testing.ts';

const before = [
  { _id: 's', _type: 'specialty', title: 'Radiologia', schemaOrgSpecialty: 'Radiography' },
  { _id: 'drafts.f', _type: 'portfolioItem', title: 'Recepção', takenAt: '2026-01-01' },
  { _id: 'p', _type: 'page', takenAt: '2026-01-01' },
];

test('M: what nothing read goes from where it stood, and all else stays', () => {
  const after = applied(droppedFieldsMigration, before);
  expect([...after.values()]).toEqual([
    { _id: 's', _type: 'specialty', title: 'Radiologia' },
    { _id: 'drafts.f', _type: 'portfolioItem', title: 'Recepção' },
    { _id: 'p', _type: 'page', takenAt: '2026-01-01' },
  ]);
  expect(droppedFieldsMigration.mutations([...after.values()])).toEqual([]);
});
