import { parse } from 'groq-js';
import { LakeError } from '../errors.ts';
import { someNode } from '../groq/syntax-tree.ts';
import { rewriteFunctions } from '../query/functions/rewrite-functions.ts';
import { evaluateQuery, plainResult } from '../groq/groq.ts';
import { createMeter } from '../query/run/meter.ts';
import { rewriteTextSearch } from '../query/functions/text-search.ts';
import type { ExprNode } from '../groq/syntax-tree.ts';
import type { EvaluationScope } from '../groq/groq.ts';
import type { DocumentChange, Reader } from '../store/types.ts';
import type { WebhookDefinition } from './webhook-schema.ts';

/** One document is judged in microseconds; a rule that needs this long would hold up the lake. */
const LIMITS = { milliseconds: 200 };

/** A parsed rule: absent parts let everything pass, and send the document as it is. */
export interface ParsedRule {
  readonly filter: ExprNode | undefined;
  readonly projection: ExprNode | undefined;
}

/** @throws LakeError 400 `queryParseError` */
export function parseRule({ filter, projection }: WebhookDefinition['rule']): ParsedRule {
  return { filter: parsed('filter', filter), projection: parsed('projection', projection) };
}

function parsed(what: string, text: string | null | undefined): ExprNode | undefined {
  if (!text?.trim()) return undefined;
  try {
    // Delta mode knows `before()`, `after()` and the functions of `delta::`.
    return parse(text, { mode: 'delta' }) as ExprNode;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new LakeError(400, 'queryParseError', `Unable to parse ${what}: ${reason}`, {
      details: { query: text, start: 0, end: text.length },
    });
  }
}

interface Context {
  readonly reader: Reader;
  readonly projectId: string;
}

/**
 * What a rule makes of a change: the payload, or undefined when the change does not concern it. Documents are seen as they
 * are now, or as they were before they were deleted.
 * @throws LakeError 400 `queryEvaluationError`
 */
export function applyRule(
  { filter, projection }: ParsedRule,
  change: DocumentChange,
  context: Context,
): { readonly payload: unknown } | undefined {
  const document = change.after ?? change.before;
  const run = (rule: ExprNode) => plainResult(evaluateRule(rule, change, context));
  if (filter && run(filter) !== true) return undefined;
  return { payload: projection ? run(projection) : document };
}

function evaluateRule(rule: ExprNode, change: DocumentChange, { reader, projectId }: Context): unknown {
  const meter = createMeter();
  const project = { projectId, dataset: reader.dataset };
  const complete = rewriteFunctions(rule, {
    project,
    incomingCount: (id) => reader.referencing(id).length,
    test: (condition, value) => evaluateQuery(meter.metered(condition), scope, value) === true,
  });
  const scope: EvaluationScope = {
    // Most rules look at the changed document alone; parsing all of them is for those that do not.
    documents: someNode(complete, ({ type }) => type === 'Everything') ? reader.all() : [],
    dereference: (id) => reader.get(id),
    identity: '',
    now: new Date(),
    project,
    delta: { before: change.before ?? null, after: change.after ?? null },
  };
  meter.start(LIMITS);
  return evaluateQuery(meter.metered(rewriteTextSearch(complete)), scope, change.after ?? change.before);
}
