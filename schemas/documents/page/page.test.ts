import { pageSchema, isHomeId, sectionGroups } from './page.schema.ts';
import { sectionSchemas } from '../../generated/section-schemas.ts';

it.each(['home', 'drafts.home', 'versions.rNatal.home'])('%s is the home page', (id) => {
  expect(isHomeId(id)).toBe(true);
});

it.each([undefined, 'page-contato', 'versions.home', 'drafts.homepage'])('%s is another page', (id) => {
  expect(isHomeId(id)).toBe(false);
});

it('offers the home page no condition, no other address and no legal version: it would follow none of them', () => {
  const fields: readonly { readonly name: string; readonly hidden?: unknown }[] = pageSchema.fields;
  const offered = (_id: string, value?: unknown) =>
    fields
      .filter(({ name }) => ['slug', 'guards', 'legal', 'previousSlugs'].includes(name))
      .filter(({ hidden }) => typeof hidden !== 'function' || hidden({ document: { _id }, value }) !== true)
      .map(({ name }) => name);
  expect(offered('home')).toEqual([]);
  expect(offered('home', [{}])).toEqual(['guards', 'legal', 'previousSlugs']);
  expect(offered('page-contato')).toEqual(['slug', 'guards', 'legal', 'previousSlugs']);
});

const types = sectionSchemas.map(({ name }) => name);

it('gives every section type one place in the menu', () => {
  const placed = sectionGroups(types).flatMap(({ of }) => of);
  expect([...placed].sort()).toEqual([...types].sort());
});

it('keeps a type that nobody placed within reach', () => {
  expect(sectionGroups([...types, 'novidade']).at(-1)).toEqual({ name: 'others', title: 'Outras', of: ['novidade'] });
});
