import type { ComponentType } from 'react';
import type { SortOrderingItem } from 'sanity';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';

import { documentRoutes } from '../schemas/index.ts';

/** The board of requests, below `/structure`. */
export const REQUESTS_PATH = 'requests';

type Icon = ComponentType;
type Divider = ReturnType<StructureBuilder['divider']>;

/** A document that exists exactly once, opened without a list in between. */
export function singleton(
  S: StructureBuilder,
  {
    id,
    type,
    title,
    icon,
  }: { readonly id: string; readonly type: string; readonly title: string; readonly icon: Icon },
): ListItemBuilder {
  return S.listItem().id(id).title(title).icon(icon).child(S.document().schemaType(type).documentId(id).title(title));
}

/** A folder of lists. */
export function group(
  S: StructureBuilder,
  id: string,
  title: string,
  icon: Icon,
  items: readonly (ListItemBuilder | Divider)[],
): ListItemBuilder {
  return S.listItem()
    .id(id)
    .title(title)
    .icon(icon)
    .child(
      S.list()
        .id(id)
        .title(title)
        .items([...items]),
    );
}

/** All documents of a type, in the order the site shows them unless another is given. */
export function documentsOf(
  S: StructureBuilder,
  type: string,
  title: string,
  ordering: SortOrderingItem = { field: 'order', direction: 'asc' },
): ListItemBuilder {
  return S.documentTypeListItem(type)
    .title(title)
    .child(S.documentTypeList(type).title(title).defaultOrdering([ordering]));
}

/** Types with a page that have a place of their own on the desk. */
const PLACED = ['page', 'professional', 'service', 'exam', 'topic', 'post'];

/** A list for every other type with a page: a new one is there by having a route. */
export function otherPages(S: StructureBuilder): ListItemBuilder[] {
  return documentRoutes
    .filter(({ type }) => !PLACED.includes(type))
    .map(({ type, titleField, index, listedAt }) => {
      const title = index?.title ?? listedAt[0]?.label;
      // Without a list on the site it is called what its schema says. A new type need not have an order (X10).
      return title === undefined
        ? S.documentTypeListItem(type)
        : documentsOf(S, type, title, { field: titleField, direction: 'asc' });
    });
}
