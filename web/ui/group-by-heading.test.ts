import { groupByHeading } from './group-by-heading.ts';

it('M: groups by area in the order of the areas, keeps the order within each, and loses nobody', () => {
  const medicine = { _id: 'area-clinica-geral', title: 'Clínica geral', order: 1 };
  const psychology = { _id: 'area-psicologia', title: 'Psicologia', order: 2 };
  const nutrition = { _id: 'b7', title: 'Nutrição', order: null };
  const people = [
    { id: 'none', area: null },
    { id: 'nutritionist', area: nutrition },
    { id: 'second', area: psychology },
    { id: 'first', area: psychology },
    { id: 'doctor', area: medicine },
  ];
  const groups = groupByHeading(people, ({ area }) => area, 'Outras áreas');
  expect(groups.map(({ id, name, items }) => [id, name, items.map((person) => person.id)])).toEqual([
    ['area-clinica-geral', 'Clínica geral', ['doctor']],
    ['area-psicologia', 'Psicologia', ['second', 'first']],
    ['b7', 'Nutrição', ['nutritionist']],
    ['', 'Outras áreas', ['none']],
  ]);
});
