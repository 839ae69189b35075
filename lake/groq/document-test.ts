import { Evaluator } from './evaluator.ts';
import { TooExpensive } from './meter.ts';
import { LakeError } from '../errors.ts';
import type { StoredDocument } from '../store/types.ts';
import type { Budget } from './meter.ts';
import type { ExprNode } from './syntax-tree.ts';

/** An honest filter asks some fifty steps of one document. */
export const DOCUMENT_TEST_BUDGET: Budget = { milliseconds: 100, steps: 10_000 };
/** A filter that is beyond its budget so many times in a row is not evaluated any more. */
const MAX_FAILURES = 3;

/** Whether one document is among what a filter accepts. */
export type DocumentTest = (document: StoredDocument) => boolean;

interface TestOptions {
  readonly identity: string;
  /** The answer where the filter cannot be evaluated: it costs too much, or asks what one document cannot say. */
  readonly otherwise: boolean;
}

/**
 * A filter that is asked about one document at a time, which is all that there is for it.
 * @param filter a list of documents: everything, or a filter over it
 * @throws LakeError 400 `queryEvaluationError` for a function that cannot be supported
 */
export function documentTest(filter: ExprNode, { identity, otherwise }: TestOptions): DocumentTest {
  const evaluator = new Evaluator();
  const tree = evaluator.guard(evaluator.complete(filter));
  let failures = 0;
  return (document) => {
    if (failures >= MAX_FAILURES) return otherwise;
    const scope = {
      documents: [document],
      dereference: (id: string) => (id === document._id ? document : undefined),
      identity,
      now: new Date(),
      project: { projectId: '', dataset: '' },
      incomingCount: unanswerable,
    };
    try {
      const found = evaluator.during(DOCUMENT_TEST_BUDGET, scope, () => evaluator.evaluate(tree));
      failures = 0;
      return Array.isArray(found) && found.length > 0;
    } catch (error) {
      if (error instanceof TooExpensive) failures += 1;
      return otherwise;
    }
  };
}

function unanswerable(): never {
  throw new LakeError(400, 'queryEvaluationError', 'One document does not know which others refer to it.');
}
