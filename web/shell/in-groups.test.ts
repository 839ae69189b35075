import { areas } from './areas.fixture.ts';
import { inGroups } from './in-groups.ts';

it('M: groups by area in the order of the areas, keeps the order within each, and loses nobody', () => {
  const nutrition = { _id: 'b7', title: 'Nutrição', order: null, regulation: 'outra', anchor: 'nutricao' } as const;
  const people = [
    { id: 'none', area: null },
    { id: 'nutritionist', area: nutrition },
    { id: 'second', area: areas.psychology },
    { id: 'first', area: areas.psychology },
    { id: 'doctor', area: areas.medicine },
  ];
  const groups = inGroups(people, ({ area }) => area, 'Outras áreas');
  expect(groups.map(({ id, name, items }) => [id, name, items.map((person) => person.id)])).toEqual([
    ['area-clinica-geral', 'Clínica geral', ['doctor']],
    ['area-psicologia', 'Psicologia', ['second', 'first']],
    ['b7', 'Nutrição', ['nutritionist']],
    ['', 'Outras áreas', ['none']],
  ]);
});
