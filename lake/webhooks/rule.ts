import { systemCaller } from '../caller.ts';
import { LakeError } from '../errors.ts';
import { Evaluator } from '../groq/evaluator.ts';
import { parseQuery } from '../groq/parse.ts';
import type { QueryEngine } from '../query/workers/query-engine.ts';
import type { DocumentChange } from '../store/types.ts';
import type { WebhookDefinition } from './webhook-schema.ts';

type Rule = WebhookDefinition['rule'];

/** @throws LakeError 400 `queryParseError`, `queryEvaluationError` for a function that cannot be supported */
export function assertRule({ filter, projection }: Rule): void {
  assertPart('filter', filter);
  assertPart('projection', projection);
}

function assertPart(what: string, text: string | null | undefined): void {
  if (!isGiven(text)) return;
  try {
    new Evaluator().complete(parseQuery(text, {}, 'delta'));
  } catch (error) {
    if (!(error instanceof LakeError)) throw error;
    throw new LakeError(error.status, error.type, error.message.replace('query', what), error.options);
  }
}

/** Absent parts let everything pass, and send the document as it is. */
function isGiven(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text.trim() !== '';
}

/**
 * What a rule makes of a change: the payload as JSON, or undefined when the change does not concern it. The document is seen
 * as it was after the change, or before it was deleted; others as they are now.
 * @throws LakeError 400 `queryEvaluationError`, 429 or 503 when too many queries are waiting
 */
export async function applyRule(
  { filter, projection }: Rule,
  { before, after }: DocumentChange,
  { queries, projectId }: { readonly queries: Pick<QueryEngine, 'ask'>; readonly projectId: string },
): Promise<string | undefined> {
  const ask = async (query: string): Promise<string> => {
    const { json } = await queries.ask({ query, projectId, caller: systemCaller, delta: { before, after } });
    return json;
  };
  if (isGiven(filter) && (await ask(filter)) !== 'true') return undefined;
  return isGiven(projection) ? ask(projection) : JSON.stringify(after ?? before ?? null);
}
