import { compareEntries } from './entry.ts';
import type { Entry } from './entry.ts';

/** Position of the entry, or of the first one behind it. */
function positionOf(list: readonly Entry[], entry: Entry): number {
  let low = 0;
  let high = list.length;
  const last = list[high - 1];
  // Loading comes in order, so most entries belong at the end.
  if (!last || compareEntries(last, entry) < 0) return high;
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = list[middle];
    if (found && compareEntries(found, entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Puts the entry at its place in a sorted list; one with the same id gives way. */
export function insertEntry(list: Entry[], entry: Entry): void {
  const position = positionOf(list, entry);
  list.splice(position, list[position]?.id === entry.id ? 1 : 0, entry);
}

export function removeEntry(list: Entry[], entry: Entry): void {
  const position = positionOf(list, entry);
  if (list[position]?.id === entry.id) list.splice(position, 1);
}

/** The run of entries of one group in a sorted list. */
export function membersIn(list: readonly Entry[], group: string): readonly Entry[] {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = list[middle];
    if (found && found.group < group) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (list[end]?.group === group) end += 1;
  return list.slice(low, end);
}
