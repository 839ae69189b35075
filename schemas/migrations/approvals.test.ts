/** Ticks of the technical director, from content as the version before wrote it. */

import { isApproved } from '../rules/approval.ts';
import { approvalsMigration } from './approvals.ts';
import { applied, type Documents } from './testing.ts';

const stored = { _rev: 'r1', _updatedAt: '2026-05-01T00:00:00Z' };
const before: Documents = [
  {
    ...stored,
    _id: 'a',
    _type: 'priceItem',
    label: 'Ultrassom',
    kind: 'exame',
    amountCents: 20000,
    approvedByDirector: true,
    approvedAt: '2026-04-30',
  },
  { ...stored, _id: 'drafts.a', _type: 'priceItem', label: 'Outro', kind: 'exame', approvedByDirector: true },
  { ...stored, _id: 'b', _type: 'testimonial', quote: 'Bom.', approvedByDirector: false },
  { ...stored, _id: 'c', _type: 'exam', title: 'Raio-X', ionizingRadiation: true },
  { ...stored, _id: 'd', _type: 'page', title: 'Página' },
];

test('C9: what was ticked stays approved as it is, without a name, and nothing else is', () => {
  const after = applied(approvalsMigration, before);
  expect(after.get('a')).toMatchObject({
    approval: { byName: 'Registro anterior, sem nome', at: '2026-04-30T12:00:00Z', revision: 'r1' },
  });
  expect(isApproved(after.get('a'), 'priceItem')).toBe(true);
  expect(isApproved({ ...after.get('a'), amountCents: 30000 }, 'priceItem')).toBe(false);
  expect(after.get('drafts.a')).toMatchObject({
    approval: { at: '2026-05-01T00:00:00Z', content: { label: 'Outro' } },
  });
  expect(isApproved(after.get('b'), 'testimonial')).toBe(false);
  for (const document of after.values()) {
    for (const field of ['approvedByDirector', 'approvedAt', 'ionizingRadiation'])
      expect(document).not.toHaveProperty(field);
  }
  expect(after.get('c')).toMatchObject({ title: 'Raio-X' });
});

test('C9: done again, it changes nothing', () => {
  expect(approvalsMigration.mutations([...applied(approvalsMigration, before).values()])).toEqual([]);
});
