import type { PATHS_QUERY_RESULT, SEARCH_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { PATHS_QUERY, SEARCH_QUERY } from '#schemas/queries.ts';
import { runGuards } from '#web/page-guards.ts';
import { evaluate, parseQuery } from '#web/replica/evaluate.ts';
import { placesIn } from '#schemas/documents/places.ts';
import type { Replica } from '#web/replica/replica.ts';
import { entriesOf } from './entries.ts';
import { SearchIndex } from './search-index.ts';

const parsed = { search: parseQuery(SEARCH_QUERY, {}), paths: parseQuery(PATHS_QUERY, {}) };

interface KeptIndex {
  readonly version: number;
  readonly index: SearchIndex;
}

const kept = new WeakMap<Replica, KeptIndex>();

/**
 * The index of what visitors may see now. Made anew when somebody searches after a change, not with each change: nothing waits
 * for it, and most changes come one after the other.
 */
export function searchIndex(replica: Replica): SearchIndex {
  const known = kept.get(replica);
  if (known?.version === replica.version) return known.index;
  const { version } = replica;
  const index = makeIndex(replica);
  kept.set(replica, { version, index });
  return index;
}

function makeIndex({ shelves }: Replica): SearchIndex {
  const content = evaluate(parsed.search, {}, shelves).result as SEARCH_QUERY_RESULT;
  const { documents } = evaluate(parsed.paths, {}, shelves).result as PATHS_QUERY_RESULT;
  const open = placesIn(documents).filter(({ guards }) => !runGuards(guards));
  const paths = new Map([['home', '/'], ...open.map(({ id, path }) => [id, path] as const)]);
  return new SearchIndex(
    entriesOf(content, (id) => paths.get(id)),
    content.settings?.searchSynonyms ?? [],
  );
}
