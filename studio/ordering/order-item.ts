import { SortIcon } from '@sanity/icons/Sort';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';

import { OrderPane } from './order-pane.tsx';

/** The way to the order of a type's documents, below the lists of the documents themselves. */
export function orderOf(S: StructureBuilder, type: string, title: string): ListItemBuilder {
  const id = `order-${type}`;
  return S.listItem()
    .id(id)
    .title(title)
    .icon(SortIcon)
    .child(S.component(OrderPane).id(id).title(title).options({ type }));
}
