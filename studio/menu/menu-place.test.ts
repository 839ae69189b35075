import { linksTo, menuMutations, placesIn, putting, type StoredMenus, taking } from './menu-place.ts';

const link = (key: string, id = `page-${key}`) => ({
  _key: key,
  label: key.toUpperCase(),
  link: { kind: 'page', target: { _ref: id } },
});
const settings: StoredMenus = {
  _id: 'siteSettings',
  _rev: 'r1',
  _type: 'siteSettings',
  mainMenu: [link('a'), link('b')],
};
const full: StoredMenus = { ...settings, mainMenu: ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => link(key)) };
const draft: StoredMenus = { ...settings, _id: 'drafts.siteSettings', _rev: 'd1', mainMenu: [link('a')] };
const added = { menu: 'mainMenu', label: 'Check-up', id: 'page-check-up', key: 'k1' } as const;
const item = expect.objectContaining({ _key: 'k1', label: 'Check-up' });
const carla = { id: 'u1', name: 'Carla' };

test('M5: a link goes after another or to the beginning, the end first', () => {
  expect(placesIn(settings, 'mainMenu').map(({ title }) => title)).toEqual([
    'Depois de “B”',
    'Depois de “A”',
    'No começo',
    'Dentro de “A”',
    'Dentro de “B”',
  ]);
  expect(placesIn(settings, 'footerMenu')).toEqual([{ value: 'first', title: 'No começo' }]);
});

test('M5: a full menu offers the places of its links, and room below each', () => {
  expect(placesIn(full, 'mainMenu')).toHaveLength(12);
  expect(placesIn(full, 'mainMenu')[5]).toEqual({ value: 'replace:f', title: 'No lugar de “F”' });
  expect(placesIn(full, 'mainMenu')[6]).toEqual({ value: 'under:a', title: 'Dentro de “A”' });
});

test('S18: a link goes below another, after those that are there; one of the bar after all of these', () => {
  const under = { ...link('x'), isUnder: true };
  const menus = { ...settings, mainMenu: [link('a'), under, link('b')] };
  expect(putting(menus, { ...added, place: 'under:a' })).toMatchObject({
    insert: { after: 'mainMenu[_key=="x"]', items: [{ _key: 'k1', isUnder: true }] },
  });
  expect(putting(menus, { ...added, place: 'after:a' })).toMatchObject({
    insert: { after: 'mainMenu[_key=="x"]', items: [item] },
  });
  expect(putting(menus, { ...added, place: 'replace:x' })).toMatchObject({
    set: { 'mainMenu[_key=="x"]': { _key: 'k1', isUnder: true } },
  });
  expect(placesIn(menus, 'mainMenu').map(({ value }) => value)).not.toContain('under:x');
});

test('M5: the link is put where it was wanted, last in a draft that lacks the neighbour', () => {
  expect(putting(settings, { ...added, place: 'after:b' })).toMatchObject({
    insert: { after: 'mainMenu[_key=="b"]', items: [item] },
  });
  expect(putting(draft, { ...added, place: 'after:b' })).toMatchObject({ insert: { after: 'mainMenu[-1]' } });
  expect(putting(settings, { ...added, place: 'first' })).toMatchObject({ insert: { before: 'mainMenu[0]' } });
  expect(putting(full, { ...added, place: 'replace:f' })).toEqual({ set: { 'mainMenu[_key=="f"]': item } });
});

test('M5: it is taken out of both menus', () => {
  const both = { ...settings, footerMenu: [link('x', 'page-a')] };
  expect(linksTo(both, 'footerMenu', 'page-a')).toHaveLength(1);
  expect(taking(both, 'page-a')).toEqual({ unset: ['mainMenu[_key=="a"]', 'footerMenu[_key=="x"]'] });
  expect(taking(both, 'page-z')).toBeUndefined();
});

test('M5: who publishes changes the site and the draft; who may not, the draft, and asks', () => {
  const patchOf = (menus: StoredMenus) => taking(menus, 'page-a');
  expect(menuMutations({ published: settings, draft }, patchOf, true, carla)).toMatchObject([
    { patch: { id: 'siteSettings', ifRevisionID: 'r1' } },
    { patch: { id: 'drafts.siteSettings', ifRevisionID: 'd1' } },
  ]);
  expect(menuMutations({ published: settings, draft: undefined }, patchOf, false, carla)).toMatchObject([
    { create: { _id: 'drafts.siteSettings' } },
    { patch: { id: 'drafts.siteSettings' } },
    { createOrReplace: { _id: 'drafts.approval.siteSettings' } },
  ]);
});
