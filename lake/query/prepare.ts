import { LakeError } from '../errors.ts';
import { answerLookup } from './correlation.ts';
import { rewriteFunctions } from './functions/rewrite-functions.ts';
import { failedOnAttributeName, withSafeAccess } from './functions/safe-access.ts';
import { hasMeteredSteps } from './engine/metered-steps.ts';
import { evaluateQuery, parseQuery } from './groq.ts';
import { createMeter } from './meter.ts';
import { markParams, readingParams } from './parameters.ts';
import { planQuery } from './planner.ts';
import { executionOf } from './execution.ts';
import { rewriteTextSearch, usesTextSearch } from './text-search.ts';
import type { StoredDocument } from '../store/types.ts';
import type { ExprNode } from './ast.ts';
import type { Execution, Slot } from './execution.ts';
import type { EvaluationScope, QueryParams } from './groq.ts';
import type { Limits } from './meter.ts';
import type { Lookup } from './plan-options.ts';
import type { View } from './view.ts';

export interface RunRequest {
  readonly params: QueryParams;
  readonly view: View;
  readonly indexes: Execution['indexes'];
  readonly scope: Omit<EvaluationScope, 'documents'>;
  readonly limits: Limits;
  /** False evaluates the query as it stands, over all documents. */
  readonly planned: boolean;
}

/** The ways to evaluate while a query runs. */
export interface Running {
  /** The value of the whole query. */
  result(): unknown;
  /** The value of any expression, with `root` as `@`. */
  evaluate(tree: ExprNode, root?: unknown): unknown;
  readonly dereference: (id: string) => unknown;
  readonly step: () => void;
}

/** A query made ready to be run any number of times, for any caller and perspective. Holds closures: it stays where it is. */
export interface PreparedQuery {
  /** What the query means before planning: for sync tags and source maps. */
  readonly tree: ExprNode;
  /** Whether it reads the hidden attributes of searchable documents. */
  readonly searchable: boolean;
  /** Whether it can be stopped at any moment. */
  readonly hasMeteredSteps: boolean;
  /** @throws LakeError 400 `queryEvaluationError` */
  run<Value>(request: RunRequest, work: (running: Running) => Value): Value;
}

const MAX_PREPARED = 300;
const MAX_KEY = 100_000;
const cache = new Map<string, PreparedQuery>();

/** Queries whose parameters have to be folded in. */
const folded = new Set<string>();

/**
 * Parses and plans a query with its parameters; the ones used last are kept, one for all texts a parameter can be.
 * @throws LakeError 400 `queryParseError`
 */
export function prepareQuery(query: string, params: QueryParams): PreparedQuery {
  const marked = folded.has(query) ? undefined : markParams(params);
  if (marked) {
    const prepared = kept(`${query}\u0000${marked.key}`, (slot) => {
      const tree = parseQuery(query, marked.params);
      return usesTextSearch(tree) ? undefined : readingParams(tree, (name) => executionOf(slot).params[name]);
    });
    if (prepared) return prepared;
    if (folded.size >= MAX_PREPARED) folded.clear();
    folded.add(query);
  }
  const prepared = kept(`${query}\u0000${JSON.stringify(params)}`, () => parseQuery(query, params));
  if (!prepared) throw new Error('A query without marks can always be prepared.');
  return prepared;
}

function kept(key: string, parse: (slot: Slot) => ExprNode | undefined): PreparedQuery | undefined {
  const known = cache.get(key);
  if (known) {
    // Re-inserted so that the first key is always the one unused for longest.
    cache.delete(key);
    cache.set(key, known);
    return known;
  }
  const slot: Slot = { current: undefined };
  const parsed = parse(slot);
  if (!parsed) return undefined;
  const prepared = prepareShallow(parsed, slot);
  if (key.length <= MAX_KEY) cache.set(key, prepared);
  for (const oldest of cache.keys()) {
    if (cache.size <= MAX_PREPARED) break;
    cache.delete(oldest);
  }
  return prepared;
}

function prepareShallow(parsed: ExprNode, slot: Slot): PreparedQuery {
  try {
    return prepare(parsed, slot);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new LakeError(400, 'queryParseError', 'Unable to parse query: the query is nested too deeply', {
      cause: error,
    });
  }
}

const NOTHING: readonly StoredDocument[] = [];

function prepare(parsed: ExprNode, slot: Slot): PreparedQuery {
  const meter = createMeter();
  const lookups: Lookup[] = [];
  const unplanned = onceFor((node) => meter.metered(node));
  const complete = rewriteFunctions(parsed, {
    get project() {
      return executionOf(slot).project;
    },
    incomingCount: (id) => countReferring(executionOf(slot).view, id),
    test: (condition, value) => executionOf(slot).evaluate(unplanned(condition), value) === true,
  });
  const searchable = usesTextSearch(parsed);
  const tree = searchable ? rewriteTextSearch(complete) : complete;
  const planned = onceFor((node) => meter.metered(planQuery(node, { slot, meter, lookups })));
  // Planned here so that what is wrong with a query is told before it runs.
  planned(tree);

  return {
    tree,
    searchable,
    hasMeteredSteps: hasMeteredSteps(parsed),
    run(request, work) {
      const { view, indexes, limits } = request;
      const scope: EvaluationScope = {
        ...request.scope,
        documents: request.planned ? NOTHING : view.documents(),
        dereference: (id) => answerLookup(id, lookups, execution) ?? request.scope.dereference(id),
      };
      const evaluate = (node: ExprNode, root?: unknown) => evaluateSafely(node, scope, unplanned, root);
      const execution: Execution = {
        view,
        indexes,
        project: scope.project,
        params: request.params,
        subqueries: new Map(),
        look: meter.look,
        evaluate,
      };
      const ready = request.planned ? planned : unplanned;
      slot.current = execution;
      meter.start(limits);
      try {
        return work({
          result: () => evaluate(ready(tree)),
          evaluate: (node, root) => evaluate(ready(node), root),
          dereference: scope.dereference,
          step: meter.step,
        });
      } finally {
        slot.current = undefined;
      }
    },
  };
}

/** `tree` is metered already. Data that groq-js stumbles over is read by another tree, made only then. */
function evaluateSafely(
  tree: ExprNode,
  scope: EvaluationScope,
  metered: (tree: ExprNode) => ExprNode,
  root: unknown,
): unknown {
  try {
    return evaluateQuery(tree, scope, root);
  } catch (error) {
    if (!failedOnAttributeName(error)) throw error;
    return evaluateQuery(metered(withSafeAccess(tree, scope.dereference)), scope, root);
  }
}

function countReferring({ source, isShown }: View, id: string): number {
  return source.naming(id).filter(isShown).length;
}

function onceFor(make: (tree: ExprNode) => ExprNode): (tree: ExprNode) => ExprNode {
  const made = new WeakMap<ExprNode, ExprNode>();
  return (tree) => {
    const known = made.get(tree) ?? make(tree);
    made.set(tree, known);
    return known;
  };
}
