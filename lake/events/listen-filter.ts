import { LakeError } from '../errors.ts';
import { rewriteFunctions } from '../query/functions/rewrite-functions.ts';
import { evaluateQuery, parseQuery } from '../groq/groq.ts';
import { createMeter } from '../query/run/meter.ts';
import { rewriteTextSearch } from '../query/functions/text-search.ts';
import type { ExprNode } from '../groq/syntax-tree.ts';
import type { QueryParams } from '../groq/groq.ts';
import type { StoredDocument } from '../store/types.ts';

/** One document is tested in microseconds; a filter that needs this long, time after time, was made to stop the lake. */
const MEMBER_MS = 100;
const STRANGER_MS = 10;
/** Reading a query takes time with the square of its length, here, where everything else waits. Only Studio's are long. */
const STRANGER_CHARACTERS = 2000;
/** A busy machine may make an honest filter late once or twice. */
const MAX_FAILURES = 3;

/** Whether one document, as it was or is, belongs to what a listener asked for. */
export type DocumentTest = (document: StoredDocument) => boolean;

/**
 * The test behind a listen query. Projections, orders and slices do not matter to a listener: only the filter over
 * everything decides, and it is asked about one document at a time.
 * @throws LakeError 400 `queryParseError`, or `queryEvaluationError` for a function that cannot be supported
 */
export function listenFilter(query: string, params: QueryParams, identity: string): DocumentTest {
  if (identity === '' && query.length > STRANGER_CHARACTERS) throw unreadable(query, 'it is too long without a token');
  const filter = filterOf(parseQuery(query, params));
  if (!filter) {
    throw unreadable(query, 'listeners need one that filters all documents: *[…]');
  }
  if (filter.type === 'Everything') return () => true;
  const meter = createMeter(identity === '' ? STRANGER_MS : MEMBER_MS);
  let failures = 0;
  const project = { projectId: '', dataset: '' };
  const alone = { documents: [], dereference: () => undefined, identity, project };
  const complete = rewriteFunctions(filter, {
    project,
    test: (condition, value) => evaluateQuery(condition, { ...alone, now: new Date() }, value) === true,
    incomingCount() {
      throw new Error('A listener knows one document at a time.');
    },
  });
  const tree = meter.metered(rewriteTextSearch(complete));
  return (document) => {
    if (failures >= MAX_FAILURES) return true;
    try {
      meter.start();
      const found = evaluateQuery(tree, {
        documents: [document],
        dereference: (id) => (id === document._id ? document : undefined),
        identity,
        now: new Date(),
        project,
      });
      failures = 0;
      return Array.isArray(found) && found.length > 0;
    } catch {
      failures += 1;
      // Better an event too many than one that is missed: readers look at the document again.
      return true;
    }
  };
}

function unreadable(query: string, reason: string): LakeError {
  return new LakeError(400, 'queryParseError', `Unable to parse query: ${reason}`, {
    details: { query, start: 0, end: query.length },
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
