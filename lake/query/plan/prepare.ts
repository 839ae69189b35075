import { LRUCache } from 'lru-cache';
import { LakeError } from '../../errors.ts';
import { rewriteFunctions } from '../functions/rewrite-functions.ts';
import { withSafeAccess } from '../functions/safe-access.ts';
import { evaluateQuery, parseQuery } from '../../groq/groq.ts';
import { createMeter, hasMeteredSteps } from '../run/meter.ts';
import { markParams, readingParams } from './parameters.ts';
import { planQuery } from './planner.ts';
import { CurrentRun } from '../run/query-run.ts';
import { rewriteTextSearch, usesTextSearch } from '../functions/text-search.ts';
import type { StoredDocument } from '../../store/types.ts';
import type { ExprNode } from '../../groq/syntax-tree.ts';
import type { QueryRun } from '../run/query-run.ts';
import type { EvaluationScope, QueryParams } from '../../groq/groq.ts';
import type { Limits } from '../run/meter.ts';
import type { View } from '../admit/view.ts';

export interface RunRequest {
  readonly params: QueryParams;
  readonly view: View;
  readonly indexes: QueryRun['indexes'];
  readonly scope: Omit<EvaluationScope, 'documents'>;
  readonly limits: Limits;
  /** False evaluates the query as it stands, over all documents. */
  readonly planned: boolean;
}

/** The ways to evaluate while a query runs. */
interface Running {
  /** The value of the whole query. */
  result(): unknown;
  /** The value of any expression, with `root` as `@`. */
  evaluate(tree: ExprNode, root?: unknown): unknown;
  readonly dereference: (id: string) => unknown;
  readonly step: () => void;
}

/** A query made ready to be run any number of times, for any caller and perspective. Holds closures: it stays where it is. */
interface PreparedQuery {
  /** What the query means before planning: for sync tags and source maps. */
  readonly tree: ExprNode;
  /** Whether it can be stopped at any moment. */
  readonly hasMeteredSteps: boolean;
  /** @throws LakeError 400 `queryEvaluationError` */
  run<Value>(request: RunRequest, work: (running: Running) => Value): Value;
}

const MAX_PREPARED = 300;
const MAX_KEY_CHARACTERS = 100_000;
const cache = new LRUCache<string, PreparedQuery>({ max: MAX_PREPARED });

/** Queries whose parameters have to be folded in. */
const folded = new LRUCache<string, true>({ max: MAX_PREPARED });

/**
 * Parses and plans a query with its parameters; the ones used last are kept, one for all texts a parameter can be.
 * @throws LakeError 400 `queryParseError`
 */
export function prepareQuery(query: string, params: QueryParams): PreparedQuery {
  const marked = folded.has(query) ? undefined : markParams(params);
  if (marked) {
    const prepared = preparedOnce(`${query}\u0000${marked.key}`, (current) => {
      const tree = parseQuery(query, marked.params);
      return usesTextSearch(tree) ? undefined : readingParams(tree, (name) => current.get().params[name]);
    });
    if (prepared) return prepared;
    folded.set(query, true);
  }
  const prepared = preparedOnce(`${query}\u0000${JSON.stringify(params)}`, () => parseQuery(query, params));
  if (!prepared) throw new Error('A query without marks can always be prepared.');
  return prepared;
}

function preparedOnce(key: string, parse: (current: CurrentRun) => ExprNode | undefined): PreparedQuery | undefined {
  const known = cache.get(key);
  if (known) return known;
  const current = new CurrentRun();
  const parsed = parse(current);
  if (!parsed) return undefined;
  const prepared = prepareShallow(parsed, current);
  if (key.length <= MAX_KEY_CHARACTERS) cache.set(key, prepared);
  return prepared;
}

function prepareShallow(parsed: ExprNode, current: CurrentRun): PreparedQuery {
  try {
    return prepare(parsed, current);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new LakeError(400, 'queryParseError', 'Unable to parse query: the query is nested too deeply', {
      cause: error,
    });
  }
}

const NO_DOCUMENTS: readonly StoredDocument[] = [];

function prepare(parsed: ExprNode, current: CurrentRun): PreparedQuery {
  const meter = createMeter();
  const unplanned = onceFor((node) => meter.metered(node));
  const complete = rewriteFunctions(parsed, {
    get project() {
      return current.get().project;
    },
    incomingCount: (id) => countReferring(current.get().view, id),
    test: (condition, value) => current.get().evaluate(unplanned(condition), value) === true,
  });
  const tree = rewriteTextSearch(complete);
  const planned = onceFor((node) => meter.metered(planQuery(node, { current, meter })));
  // Planned here so that what is wrong with a query is told before it runs.
  planned(tree);

  return {
    tree,
    hasMeteredSteps: hasMeteredSteps(parsed),
    run({ params, view, indexes, limits, planned: isPlanned, scope: given }, work) {
      const scope: EvaluationScope = { ...given, documents: isPlanned ? NO_DOCUMENTS : view.documents() };
      const evaluate = (node: ExprNode, root?: unknown) => evaluateSafely(node, scope, unplanned, root);
      const { project, dereference } = scope;
      const run: QueryRun = { view, indexes, project, params, subqueries: new Map(), look: meter.look, evaluate };
      const ready = isPlanned ? planned : unplanned;
      return current.during(run, () => {
        meter.start(limits);
        return work({
          result: () => evaluate(ready(tree)),
          evaluate: (node, root) => evaluate(ready(node), root),
          dereference,
          step: meter.step,
        });
      });
    },
  };
}

/**
 * `tree` is metered already. groq-js stumbles over some names of attributes: what failed for a reason of its own is tried once
 * more with a tree that reads them by itself.
 */
function evaluateSafely(
  tree: ExprNode,
  scope: EvaluationScope,
  metered: (tree: ExprNode) => ExprNode,
  root: unknown,
): unknown {
  try {
    return evaluateQuery(tree, scope, root);
  } catch (error) {
    const { cause } = error instanceof LakeError ? error : {};
    if (!(cause instanceof Error) || cause instanceof RangeError) throw error;
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
