import { compareEntries, listed, union } from './entry.ts';
import { publishedId } from './ids.ts';
import type { Entry, EntryList } from './entry.ts';
import type { Source } from './source.ts';
import type { StoredDocument } from './types.ts';

/** A document as it will be, or that it will be gone. */
export interface AppliedChange {
  readonly id: string;
  readonly after: StoredDocument | undefined;
}

/**
 * The documents with other states of some of them, as a transaction leaves them to its queries. Those stand in every list
 * that may hold them: lists may give too many, and never too few.
 */
export function overlaid(source: Source, changes: readonly AppliedChange[]): Source {
  if (changes.length === 0) return source;
  const touched = new Map(changes.map((change) => [change.id, entryOf(change)]));
  const written = [...touched.values()].filter((entry) => entry !== undefined).sort(compareEntries);

  const withWritten = (list: EntryList, accepts: (entry: Entry) => boolean = () => true): EntryList =>
    union([{ most: list.most, entries: () => untouched(list.entries()) }, listed(written.filter(accepts))]);
  function* untouched(entries: Iterable<Entry>): Generator<Entry, undefined> {
    for (const entry of entries) if (!touched.has(entry.id)) yield entry;
    return undefined;
  }
  const maybe = (list: EntryList | undefined) => list && withWritten(list);

  return {
    dataset: source.dataset,
    entry: (id) => (touched.has(id) ? touched.get(id) : source.entry(id)),
    everything: () => withWritten(source.everything()),
    ofTypeEntries: (type) => withWritten(source.ofTypeEntries(type), (entry) => entry.type === type),
    count(type, which) {
      const entries = [...this.ofTypeEntries(type).entries()];
      return entries.filter(({ id, group }) => which === 'all' || id === group).length;
    },
    ofGroupEntries: (group) => withWritten(source.ofGroupEntries(group), (entry) => entry.group === group),
    withSlug: (slug) => withWritten(source.withSlug(slug)),
    inLayer: (layer) => withWritten(source.inLayer(layer), ({ id }) => id.startsWith(`${layer}.`)),
    naming: (id) => withWritten(source.naming(id)),
    matching: (pattern, parts, note) => maybe(source.matching(pattern, parts, note)),
    withText: (path, text) => maybe(source.withText(path, text)),
    sorted: () => undefined,
  };
}

function entryOf({ id, after }: AppliedChange): Entry | undefined {
  if (!after) return undefined;
  return {
    id,
    group: publishedId(id),
    type: after._type,
    unparsed: 0,
    document: () => after,
  };
}
