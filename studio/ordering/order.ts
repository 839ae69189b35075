/** A document in its place; `order` is what the site sorts by, smaller first. */
export interface Ordered {
  readonly _id: string;
  readonly name: string;
  readonly order: number | null;
  /** The group on the site within which the order counts, `null` where the type has none. */
  readonly group: string | null;
  /** Title of the group where that is a document. */
  readonly groupName?: string | null;
  /** There are changes that are not published; they get the same order, or publishing would undo it. */
  readonly hasDraft: boolean;
}

/** Documents of one group, in the order of the site. */
interface OrderedGroup {
  readonly group: string | null;
  readonly documents: readonly Ordered[];
}

/** Room between neighbours, for whoever types a number into one document. */
const STEP = 10;

/** In the order of `groups`; documents of a group that is not among them come last. */
export function inGroups(documents: readonly Ordered[], groups: readonly string[]): readonly OrderedGroup[] {
  const byGroup = Map.groupBy(documents, ({ group }) => group);
  const place = (group: string | null) => {
    const index = groups.indexOf(group ?? '');
    return index < 0 ? groups.length : index;
  };
  return [...byGroup]
    .toSorted(([one], [other]) => place(one) - place(other))
    .map(([group, members]) => ({ group, documents: members }));
}

/** The same documents with one of them at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The new order of each document whose number changes, drafts included. */
export function changesOf(documents: readonly Ordered[]): readonly { readonly id: string; readonly order: number }[] {
  return documents.flatMap(({ _id, order, hasDraft }, index) => {
    const wanted = (index + 1) * STEP;
    if (order === wanted) return [];
    return [{ id: _id, order: wanted }, ...(hasDraft ? [{ id: `drafts.${_id}`, order: wanted }] : [])];
  });
}

/** The documents as they are once those changes are stored. */
export function renumbered(documents: readonly Ordered[]): readonly Ordered[] {
  return documents.map((document, index) => ({ ...document, order: (index + 1) * STEP }));
}
