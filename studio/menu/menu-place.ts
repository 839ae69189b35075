import { MENUS, type MenuName } from '../../schemas/index.ts';
import { type Person, requestOf } from '../approval/approval.ts';

export interface MenuLink {
  readonly _key: string;
  readonly label?: string;
  /** Below the last one that is not. */
  readonly isUnder?: boolean;
  readonly link?: { readonly kind?: string; readonly target?: { readonly _ref?: string } };
}

/** The site's settings as the lake has them, published or in a draft. */
export interface StoredMenus {
  readonly _id: string;
  readonly _rev: string;
  readonly _type: string;
  readonly mainMenu?: readonly MenuLink[];
  readonly footerMenu?: readonly MenuLink[];
  readonly [field: string]: unknown;
}

/** Links of a menu that lead to the document. */
export function linksTo(menus: StoredMenus, menu: MenuName, id: string): readonly MenuLink[] {
  return (menus[menu] ?? []).filter(({ link }) => link?.target?._ref === id);
}

/** Where a new link may go: after another, at the beginning, or in the place of one where the menu is full. */
export interface Place {
  readonly value: string;
  readonly title: string;
}

export function placesIn(menus: StoredMenus, menu: MenuName): readonly Place[] {
  const links = menus[menu] ?? [];
  const named = ({ label }: MenuLink) => `“${label ?? 'sem texto'}”`;
  const inBar = links.filter(({ isUnder }) => !isUnder);
  const under =
    menu === 'mainMenu'
      ? inBar.map((link) => ({ value: `under:${link._key}`, title: `Dentro de ${named(link)}` }))
      : [];
  if (isFull(menus, menu)) {
    return [...links.map((link) => ({ value: `replace:${link._key}`, title: `No lugar de ${named(link)}` })), ...under];
  }
  const after = inBar.map((link) => ({ value: `after:${link._key}`, title: `Depois de ${named(link)}` }));
  return [...after.toReversed(), { value: 'first', title: 'No começo' }, ...under];
}

/** Whether the bar of a menu has no room for one more. */
export function isFull(menus: StoredMenus, menu: MenuName): boolean {
  return (menus[menu] ?? []).filter(({ isUnder }) => !isUnder).length >= MENUS[menu].most;
}

/** The key of the last link below another, or of that one: what comes after its group comes after it. */
function lastOf(links: readonly MenuLink[], key: string | undefined): string | undefined {
  const at = links.findIndex(({ _key }) => _key === key);
  const next = links.findIndex(({ isUnder }, index) => index > at && !isUnder);
  return links.at(next < 0 ? -1 : next - 1)?._key;
}

export interface NewLink {
  readonly menu: MenuName;
  /** One of `placesIn`. */
  readonly place: string;
  readonly label: string;
  /** Of the document that it leads to. */
  readonly id: string;
  readonly key: string;
}

/** The patch that puts a link into a menu. In a draft that lacks the neighbour, it comes last. */
export function putting(menus: StoredMenus, { menu, place, label, id, key }: NewLink): object {
  const target = { _type: 'reference', _ref: id };
  const item = { _key: key, _type: 'menuItem', label, link: { _type: 'link', kind: 'page', target } };
  const [how, neighbour] = place.split(':', 2);
  const links = menus[menu] ?? [];
  const there = links.find(({ _key }) => _key === neighbour);
  const asThere = there?.isUnder ? { ...item, isUnder: true } : item;
  if (how === 'replace' && there) return { set: { [`${menu}[_key=="${neighbour}"]`]: asThere } };
  const isFirst = how === 'first' && links.length > 0;
  const at = there ? `${menu}[_key=="${lastOf(links, neighbour)}"]` : `${menu}[-1]`;
  return {
    setIfMissing: { [menu]: [] },
    insert: isFirst
      ? { before: `${menu}[0]`, items: [item] }
      : { after: at, items: [how === 'under' && there ? { ...item, isUnder: true } : item] },
  };
}

/** The patch that takes every link to the document out of both menus; undefined where there is none. */
export function taking(menus: StoredMenus, id: string): object | undefined {
  const paths = (Object.keys(MENUS) as MenuName[]).flatMap((menu) =>
    linksTo(menus, menu, id).map(({ _key }) => `${menu}[_key=="${_key}"]`),
  );
  return paths.length > 0 ? { unset: paths } : undefined;
}

interface Settings {
  readonly published: StoredMenus;
  readonly draft: StoredMenus | undefined;
}

/**
 * One transaction that changes the menus alone: in what is published and in the draft where there is one; of whoever may not
 * publish in the draft, with a request. Fails where the settings are not as they were read.
 * @param patchOf what changes in one state of the settings
 */
export function menuMutations(
  { published, draft }: Settings,
  patchOf: (menus: StoredMenus) => object | undefined,
  publishes: boolean,
  by: Person,
): readonly object[] {
  const patch = (menus: StoredMenus) => {
    const change = patchOf(menus);
    return change ? [{ patch: { id: menus._id, ifRevisionID: menus._rev, ...change } }] : [];
  };
  if (publishes) return [...patch(published), ...(draft ? patch(draft) : [])];
  const request = requestOf({ document: published, note: '', by });
  if (draft) return [...patch(draft), { createOrReplace: request }];
  const { _rev, _updatedAt, ...content } = published;
  const draftId = `drafts.${published._id}`;
  const change = patchOf(published);
  return [
    { create: { ...content, _id: draftId } },
    ...(change ? [{ patch: { id: draftId, ...change } }] : []),
    { createOrReplace: request },
  ];
}
