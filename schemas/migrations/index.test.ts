import { droppedFieldsMigration, resultDaysMigration } from './index.ts';
import { applied } from './testing.ts';

// Content as the version before wrote it.
describe('deadlines of results', () => {
  const exam = (_id: string, resultDeadline?: string) => ({ _id, _type: 'exam', title: 'Raio-X', resultDeadline });
  const before = [
    exam('a', 'Até 3 dias úteis'),
    exam('drafts.a', 'em até 1 dia útil.'),
    exam('b', 'Até 3 dias'),
    exam('c', 'Informado no dia do exame'),
    exam('d'),
    { _id: 'e', _type: 'page', resultDeadline: 'Até 3 dias úteis' },
  ];

  test('M: a deadline of working days becomes their number, and any other stays as it is', () => {
    const after = applied(resultDaysMigration, before);
    expect(after.get('a')).toEqual({ _id: 'a', _type: 'exam', title: 'Raio-X', resultDays: 3 });
    expect(after.get('drafts.a')).toMatchObject({ resultDays: 1 });
    for (const document of before.slice(2)) expect(after.get(document._id)).toEqual(document);
  });

  test('M: done again, it changes nothing', () => {
    expect(resultDaysMigration.mutations([...applied(resultDaysMigration, before).values()])).toEqual([]);
  });
});

describe('fields that nothing read', () => {
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
});
