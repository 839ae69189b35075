import { LRUCache } from 'lru-cache';
import { listenFilter } from './listen-filter.ts';
import type { DocumentTest } from './listen-filter.ts';
import type { QueryParams } from '../groq/groq.ts';
import type { StoredDocument } from '../store/types.ts';

/** A Studio has six listeners, and they are the same in every Studio that shows the same. */
const MAX_FILTERS = 2000;
/** Results kept per filter: enough for the documents of one transaction, which all listeners look at in turn. */
const MAX_RESULTS = 64;

/** Gives listeners that ask for the same the same test, which looks at each document once. */
export function createSharedFilters(): typeof listenFilter {
  const filters = new LRUCache<string, DocumentTest>({ max: MAX_FILTERS });
  return (query, params: QueryParams, identity) => {
    const key = JSON.stringify([query, params, identity]);
    const test = filters.get(key) ?? withMemory(listenFilter(query, params, identity));
    filters.set(key, test);
    return test;
  };
}

function withMemory(test: DocumentTest): DocumentTest {
  const results = new LRUCache<StoredDocument, boolean>({ max: MAX_RESULTS });
  return (document) => {
    const known = results.get(document);
    if (known !== undefined) return known;
    const matches = test(document);
    results.set(document, matches);
    return matches;
  };
}
