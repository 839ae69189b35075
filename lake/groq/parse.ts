import { GroqSyntaxError, parse } from 'groq-js';
import { LakeError } from '../errors.ts';
import { nodesBelow, someNode } from './syntax-tree.ts';
import { toParsable } from './unknown-functions.ts';
import type { ExprNode } from './syntax-tree.ts';

/**
 * Each step of a chain (`{a}{b}…`, `a->b->…`, `a || b || …`) is a level. Planning looks from every level at all below it, so
 * that thousands of them would take the process for seconds; the longest chains of Studio's searches have some hundred.
 */
export const MAX_DEPTH = 500;

export type QueryParams = Readonly<Record<string, unknown>>;
/** In `delta` a query is about one change: it knows `before()`, `after()` and the functions of `delta::`. */
export type QueryMode = 'normal' | 'delta';

/**
 * Parses a query with its parameters, which groq-js folds in.
 * @throws LakeError 400 `queryParseError` with the position in the query.
 */
export function parseQuery(query: string, params: QueryParams, mode: QueryMode = 'normal'): ExprNode {
  let tree: ExprNode;
  const parsable = toParsable(query);
  try {
    tree = parse(parsable.text, { params: { ...params }, mode }) as ExprNode;
  } catch (error) {
    if (error instanceof RangeError) throw parseError(query, 0, 'the query is nested too deeply');
    if (!(error instanceof GroqSyntaxError)) throw parseError(query, 0, messageOf(error));
    const position = parsable.originalPosition(error.position);
    throw parseError(query, position, error.message.replace(/(?<=position )\d+/, String(position)));
  }
  if (isTooDeep(tree)) throw parseError(query, 0, 'the query is nested too deeply');
  if (someNode(tree, (node) => node.type === 'PipeFuncCall' && node.name === 'score' && !isFilterable(node.base))) {
    throw parseError(query, 0, 'score() is for lists before their projection');
  }
  someNode(tree, (node) => {
    if (node.type !== 'Parameter') return false;
    const message = `The query uses the parameter $${node.name}, which was not given.`;
    throw new LakeError(400, 'queryEvaluationError', message, { details: { query } });
  });
  return tree;
}

/** Whether the tree has more levels than can be planned in time; read level by level, because no stack holds the deepest. */
export function isTooDeep(tree: ExprNode): boolean {
  let level: readonly ExprNode[] = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap(nodesBelow);
  }
  return false;
}

/** Whether a list holds what a filter left of it, neither projected nor a single element. */
function isFilterable(list: ExprNode): boolean {
  switch (list.type) {
    case 'Group':
    case 'Slice':
    case 'PipeFuncCall':
      return isFilterable(list.base);
    case 'Map':
    case 'FlatMap':
      return list.expr.type !== 'Projection';
    default:
      return list.type !== 'AccessElement' && list.type !== 'Projection';
  }
}

function parseError(query: string, start: number, reason: string): LakeError {
  return new LakeError(400, 'queryParseError', `Unable to parse query: ${reason}`, {
    details: { query, start, end: query.length },
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
