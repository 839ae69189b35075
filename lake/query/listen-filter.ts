import { LRUCache } from 'lru-cache';
import { LakeError } from '../errors.ts';
import { documentTest } from '../groq/document-test.ts';
import { parseQuery } from '../groq/parse.ts';
import type { DocumentTest } from '../groq/document-test.ts';
import type { QueryParams } from '../groq/parse.ts';
import type { ExprNode } from '../groq/syntax-tree.ts';
import type { StoredDocument } from '../store/types.ts';

/** Reading a query takes time with the square of its length, where everything else waits. */
export const LISTEN_CHARACTERS = 16_384;
/** The same without a token. */
export const ANONYMOUS_LISTEN_CHARACTERS = 2000;

/**
 * The test behind a listen query. Projections, orders and slices do not matter to a listener: only the filter over
 * everything decides, and it is asked about one document at a time. What it cannot say counts as accepted: better an event
 * too many than one that is missed, because readers look at the document again.
 * @param identity empty for somebody without a token
 * @throws LakeError 400 `queryParseError`, or `queryEvaluationError` for a function that cannot be supported
 */
export function listenFilter(query: string, params: QueryParams, identity: string): DocumentTest {
  const most = identity === '' ? ANONYMOUS_LISTEN_CHARACTERS : LISTEN_CHARACTERS;
  if (query.length > most) throw unreadable(query, `it has more than ${most} characters`);
  const filter = filterOf(parseQuery(query, params));
  if (!filter) throw unreadable(query, 'listeners need one that filters all documents: *[…]');
  return filter.type === 'Everything' ? () => true : documentTest(filter, { identity, otherwise: true });
}

function unreadable(query: string, reason: string): LakeError {
  return new LakeError(400, 'queryParseError', `Unable to parse query: ${reason}`, {
    details: { query: query.slice(0, 200), start: 0, end: query.length },
  });
}

/** The outermost filter that stands directly on `*`, below whatever is piped or projected from it. */
function filterOf(tree: ExprNode): ExprNode | undefined {
  if (tree.type === 'Everything' || (tree.type === 'Filter' && standsOnEverything(tree))) return tree;
  return 'base' in tree && tree.base ? filterOf(tree.base) : undefined;
}

function standsOnEverything(tree: ExprNode): boolean {
  if (tree.type === 'Everything') return true;
  return tree.type === 'Filter' && standsOnEverything(tree.base);
}

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
