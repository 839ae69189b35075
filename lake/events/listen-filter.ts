import { LakeError } from '../errors.ts';
import { evaluateQuery, parseQuery } from '../query/groq.ts';
import { createMeter } from '../query/meter.ts';
import { rewriteTextSearch, usesTextSearch } from '../query/text-search.ts';
import { searchableDocument } from '../query/folded.ts';
import type { ExprNode } from '../query/ast.ts';
import type { QueryParams } from '../query/groq.ts';
import type { StoredDocument } from '../store/types.ts';

/** One document is tested in microseconds; a filter that needs this long was made to stop the lake. */
const MAX_MS = 100;

/** Whether one document, as it was or is, belongs to what a listener asked for. */
export type DocumentTest = (document: StoredDocument) => boolean;

/**
 * The test behind a listen query. Projections, orders and slices do not matter to a listener: only the filter over
 * everything decides, and it is asked about one document at a time.
 * @throws LakeError 400 `queryParseError`
 */
export function listenFilter(query: string, params: QueryParams, identity: string): DocumentTest {
  const filter = filterOf(parseQuery(query, params));
  if (!filter) {
    throw new LakeError(400, 'queryParseError', 'Listeners need a query that filters all documents: *[…].', {
      details: { query, start: 0, end: query.length },
    });
  }
  if (filter.type === 'Everything') return () => true;
  const searchable = usesTextSearch(filter);
  const meter = createMeter(MAX_MS);
  const tree = meter.metered(searchable ? rewriteTextSearch(filter) : filter);
  return (document) => {
    try {
      meter.start();
      const found = evaluateQuery(tree, {
        documents: [searchable ? searchableDocument(document) : document],
        dereference: (id) => (id === document._id ? document : undefined),
        identity,
        now: new Date(),
        project: { projectId: '', dataset: '' },
      });
      return Array.isArray(found) && found.length > 0;
    } catch {
      // Better an event too many than one that is missed: readers look at the document again.
      return true;
    }
  };
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
