import { evaluate, parse } from 'groq-js';
import { LakeError } from '../errors.ts';
import { plainResult } from '../query/groq.ts';
import { createMeter } from '../query/meter.ts';
import type { ExprNode } from '../query/ast.ts';
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
export async function applyRule(
  { filter, projection }: ParsedRule,
  change: DocumentChange,
  context: Context,
): Promise<{ readonly payload: unknown } | undefined> {
  const document = change.after ?? change.before;
  const run = async (tree: ExprNode): Promise<unknown> => {
    const meter = createMeter();
    meter.start(LIMITS);
    const value = await evaluate(meter.metered(tree), {
      root: document,
      before: change.before ?? null,
      after: change.after ?? null,
      dataset: context.reader.all(),
      dereference: ({ _ref }: { _ref: string }) => context.reader.get(_ref),
      sanity: { projectId: context.projectId, dataset: context.reader.dataset },
    });
    return plainResult(await value.get());
  };
  if (filter && (await run(filter)) !== true) return undefined;
  return { payload: projection ? await run(projection) : document };
}
