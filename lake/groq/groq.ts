import { evaluateSync, GroqSyntaxError, parse, toJS } from 'groq-js';
import { LRUCache } from 'lru-cache';
import { LakeError } from '../errors.ts';
import { nodesBelow, someNode } from './syntax-tree.ts';
import { toParsable } from './unknown-functions.ts';
import type { ExprNode } from './syntax-tree.ts';

/** Trees are kept per query AND parameters, because groq-js folds parameters in while parsing. */
const MAX_CACHED = 500;
/** Letters of query and parameters together. */
const MAX_KEY_LENGTH = 100_000;
const cache = new LRUCache<string, ExprNode>({ max: MAX_CACHED });

/**
 * Each step of a chain (`{a}{b}…`, `a->b->…`, `a || b || …`) is a level. Planning looks from every level at all below it, so
 * that thousands of them would take the process for seconds; the longest chains of Studio's searches have some hundred.
 */
const MAX_DEPTH = 500;

export type QueryParams = Readonly<Record<string, unknown>>;

/**
 * Parses a query with its parameters.
 * @throws LakeError 400 `queryParseError` with the position in the query.
 */
export function parseQuery(query: string, params: QueryParams): ExprNode {
  const key = `${query}\u0000${JSON.stringify(params)}`;
  const known = cache.get(key);
  if (known) return known;
  const tree = parseFresh(query, params);
  if (key.length <= MAX_KEY_LENGTH) cache.set(key, tree);
  return tree;
}

function parseFresh(query: string, params: QueryParams): ExprNode {
  let tree: ExprNode;
  const parsable = toParsable(query);
  try {
    tree = parse(parsable.text, { params: { ...params } }) as ExprNode;
  } catch (error) {
    if (error instanceof RangeError) throw parseError(query, 0, 'the query is nested too deeply');
    if (!(error instanceof GroqSyntaxError)) throw parseError(query, 0, messageOf(error));
    const position = parsable.originalPosition(error.position);
    throw parseError(query, position, error.message.replace(/(?<=position )\d+/, String(position)));
  }
  if (isTooDeep(tree)) throw parseError(query, 0, 'the query is nested too deeply');
  if (someNode(tree, (node) => node.type === 'Parameter')) {
    throw new LakeError(400, 'queryEvaluationError', 'The query uses a parameter that was not given.', {
      details: { query },
    });
  }
  return tree;
}

/** Whether the tree has more levels than can be planned in time; read level by level, because no stack holds the deepest. */
function isTooDeep(tree: ExprNode): boolean {
  let level: readonly ExprNode[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap(nodesBelow);
  }
  return false;
}

function parseError(query: string, start: number, reason: string): LakeError {
  return new LakeError(400, 'queryParseError', `Unable to parse query: ${reason}`, {
    details: { query, start, end: query.length },
  });
}

export interface EvaluationScope {
  readonly documents: readonly unknown[];
  readonly dereference: (id: string) => unknown;
  readonly identity: string;
  readonly now: Date;
  readonly project: { readonly projectId: string; readonly dataset: string };
  /** In delta mode: the document before and after a change, null where there was none. */
  readonly delta?: { readonly before: unknown; readonly after: unknown };
}

/**
 * Evaluates a parsed query. Dates and paths in the result are still groq-js's own objects, so that it can be put back into
 * a tree; `plainResult` turns them into JSON. The synchronous evaluator is three to eight times faster than the streaming
 * one and only lacks functions that `rewriteFunctions` replaces.
 * @param root what `@` is outside of every filter and projection; nothing when left out
 * @throws LakeError 400 `queryEvaluationError`.
 */
export function evaluateQuery(tree: ExprNode, scope: EvaluationScope, root?: unknown): unknown {
  try {
    const value = evaluateSync(tree, {
      dataset: scope.documents,
      root,
      dereference: ({ _ref }: { _ref: string }) => scope.dereference(_ref),
      identity: scope.identity,
      timestamp: scope.now,
      sanity: scope.project,
      ...scope.delta,
    });
    return value.data;
  } catch (error) {
    if (error instanceof LakeError) throw error;
    const reason = error instanceof RangeError ? 'the query is nested too deeply' : messageOf(error);
    throw new LakeError(400, 'queryEvaluationError', `Unable to evaluate query: ${reason}`, { cause: error });
  }
}

export function plainResult(value: unknown): unknown {
  return toJS({ data: value });
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message === 'not implemented' ? 'it uses a function that this lake does not have' : message;
}
