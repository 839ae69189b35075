import { contentSourceMap } from './content-source-map.ts';
import { trace } from './trace.ts';
import { NOTHING } from './traced.ts';
import { LakeError } from '../../errors.ts';
import type { ExprNode } from '../ast.ts';
import type { ArraySelector, ContentSourceMap } from './content-source-map.ts';
import type { Evaluation } from './trace.ts';

/** The value may still hold groq-js's own dates and paths, like that of `evaluateQuery`. */
export interface TracedResult {
  readonly value: unknown;
  readonly resultSourceMap: ContentSourceMap;
}

/**
 * Evaluates a query like `evaluateQuery`, several times slower, and says which document and attribute each part of the
 * result comes from: click-to-edit needs that. Takes the tree before planning, because a plan no longer tells documents
 * from other values.
 * @throws LakeError 400 `queryEvaluationError`.
 */
export function traceQuery(tree: ExprNode, selector: ArraySelector, evaluation: Evaluation): TracedResult {
  try {
    const traced = trace(tree, { value: NOTHING, parents: [], isHidden: false }, evaluation);
    return { value: traced.value, resultSourceMap: contentSourceMap(traced, selector) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new LakeError(400, 'queryEvaluationError', 'Unable to evaluate query: it is nested too deeply', {
      cause: error,
    });
  }
}
