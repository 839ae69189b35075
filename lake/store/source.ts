import type { Entry, EntryList } from './entry.ts';
import type { SearchedParts } from './index/terms.ts';
import type { Sort } from './index/sort-keys.ts';

/** Where an entry stands in a sort; keys compare as texts in SQLite. */
export interface SortedEntry {
  readonly key: string;
  readonly entry: Entry;
}

/** @param rows how many are read at first: as many as are probably walked */
export type SortWalk = (direction: 'asc' | 'desc', rows: number) => Iterable<SortedEntry>;

/** Notes work of the database, in the units of the meter. @throws when it is more than there is left */
type NoteWork = (units: number) => void;

/** The lookups queries are planned with. */
export interface Source {
  readonly dataset: string;
  entry(id: string): Entry | undefined;
  everything(): EntryList;
  ofTypeEntries(type: string): EntryList;
  /** How many documents of a type there are. */
  count(type: string, which: 'all' | 'published'): number;
  ofGroupEntries(group: string): EntryList;
  withSlug(slug: string): EntryList;
  /** Drafts (`drafts`) or the versions of a release (`versions.<name>`). */
  inLayer(layer: string): EntryList;
  /** Whatever GROQ's `references(id)` can accept. */
  naming(id: string): EntryList;
  /** Those that may hold the words of a pattern of `match`; undefined where the index does not help. */
  matching(pattern: string, parts: SearchedParts, note: NoteWork): EntryList | undefined;
  /** Those with a text at a path; undefined where that was not asked often enough to be kept. */
  withText(path: readonly string[], text: string): EntryList | undefined;
  /** The documents in the order of a key, those with equal keys in no particular one; undefined like `withText`. */
  sorted(sort: Sort): SortWalk | undefined;
}
