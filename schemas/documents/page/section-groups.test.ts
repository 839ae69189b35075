import { sectionSchemas } from '../../generated/section-schemas.ts';
import { sectionGroups } from './section-groups.ts';

const types = sectionSchemas.map(({ name }) => name);

it('gives every section type one place in the menu', () => {
  const placed = sectionGroups(types).flatMap(({ of }) => of);
  expect([...placed].sort()).toEqual([...types].sort());
});

it('keeps a type that nobody placed within reach', () => {
  expect(sectionGroups([...types, 'novidade']).at(-1)).toEqual({ name: 'others', title: 'Outras', of: ['novidade'] });
});
