/** What things are listed by: an area, a type of exam. */
interface Heading {
  readonly _id: string;
  readonly title: string;
  readonly order: number | null;
}

interface Group<Item, Of> {
  /** Id of what the group is headed by; empty for what belongs to none. */
  readonly id: string;
  readonly name: string;
  readonly heading: Of | null;
  readonly items: readonly Item[];
}

const placeOf = (heading: Heading | null) => (heading ? (heading.order ?? Number.MAX_VALUE) : Infinity);

/**
 * What belongs to areas or types, in the order of these and, within each, in its own.
 * @param others heading of what belongs to none, which comes last
 */
export function groupByHeading<Item, Of extends Heading>(
  items: readonly Item[],
  headingOf: (item: Item) => Of | null,
  others: string,
): readonly Group<Item, Of>[] {
  const idOf = (item: Item) => headingOf(item)?._id ?? '';
  const headings = new Map(items.map((item) => [idOf(item), headingOf(item)]));
  return [...headings]
    .toSorted(([, one], [, other]) => placeOf(one) - placeOf(other) || 0)
    .map(([id, heading]) => ({
      id,
      name: heading?.title ?? others,
      heading,
      items: items.filter((item) => idOf(item) === id),
    }));
}
