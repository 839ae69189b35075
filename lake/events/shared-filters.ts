import { listenFilter } from './listen-filter.ts';
import type { DocumentTest } from './listen-filter.ts';
import type { QueryParams } from '../query/groq.ts';
import type { StoredDocument } from '../store/types.ts';

/** A Studio has six listeners, and they are the same in every Studio that shows the same. */
const MAX_FILTERS = 2000;
/** Verdicts kept per filter: enough for the documents of one transaction, which all listeners look at in turn. */
const MAX_VERDICTS = 64;

/** Gives listeners that ask for the same the same test, which looks at each document once. */
export function createSharedFilters(): typeof listenFilter {
  const filters = new Map<string, DocumentTest>();
  return (query, params: QueryParams, identity) => {
    const key = JSON.stringify([query, params, identity]);
    const known = filters.get(key) ?? remembering(listenFilter(query, params, identity));
    // Re-inserted so that the first key is always the one unused for longest.
    filters.delete(key);
    filters.set(key, known);
    for (const oldest of filters.keys()) {
      if (filters.size <= MAX_FILTERS) break;
      filters.delete(oldest);
    }
    return known;
  };
}

function remembering(test: DocumentTest): DocumentTest {
  const verdicts = new Map<StoredDocument, boolean>();
  return (document) => {
    const known = verdicts.get(document);
    if (known !== undefined) return known;
    const verdict = test(document);
    if (verdicts.size >= MAX_VERDICTS) verdicts.clear();
    verdicts.set(document, verdict);
    return verdict;
  };
}
