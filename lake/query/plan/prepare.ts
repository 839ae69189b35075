import { LRUCache } from 'lru-cache';
import { LakeError } from '../../errors.ts';
import { Evaluator } from '../../groq/evaluator.ts';
import { parseQuery } from '../../groq/parse.ts';
import { markParams, readingParams } from './parameters.ts';
import { planQuery } from './planner.ts';
import { CurrentRun } from './query-run.ts';
import { usesTextSearch } from '../../groq/functions/text-search.ts';
import type { StoredDocument } from '../../store/types.ts';
import type { ExprNode } from '../../groq/syntax-tree.ts';
import type { QueryRun } from './query-run.ts';
import type { EvaluationScope, GuardedTree } from '../../groq/evaluator.ts';
import type { QueryMode, QueryParams } from '../../groq/parse.ts';
import type { Limits } from '../../groq/meter.ts';
import type { View } from '../access/view.ts';
import type { Evaluation } from '../source-map/trace.ts';

export interface RunRequest {
  readonly params: QueryParams;
  readonly view: View;
  readonly scope: Omit<EvaluationScope, 'documents' | 'incomingCount'>;
  readonly limits: Limits;
  /** False evaluates the query as it stands, over all documents. */
  readonly planned: boolean;
}

/** The ways to evaluate while a query runs. */
interface Running extends Evaluation {
  /** The value of the whole query. */
  result(): unknown;
  /** What the run has cost so far. */
  readonly cost: () => Cost;
}

/** Work that was done for a query, see `Budget`. */
export interface Cost {
  readonly steps: number;
  readonly documents: number;
}

/** A query made ready to be run any number of times, for any caller and perspective. Holds closures: it stays where it is. */
interface PreparedQuery {
  /** What the query means before planning: for sync tags and source maps. */
  readonly tree: ExprNode;
  /** @throws LakeError 400 `queryEvaluationError` */
  run<Value>(request: RunRequest, work: (running: Running) => Value): Value;
}

const MAX_PREPARED = 300;
const MAX_KEY_CHARACTERS = 100_000;
/** A tree takes some hundred times the bytes of its text. */
const BY_LENGTH = { maxSize: 1_000_000, sizeCalculation: (_: unknown, key: string) => key.length + 1 };
/** Undefined for one whose parameters have to be folded in. */
const cache = new LRUCache<string, { readonly prepared: PreparedQuery | undefined }>({
  max: MAX_PREPARED,
  ...BY_LENGTH,
});

/**
 * Parses and plans a query with its parameters; the ones used last are kept, one for all texts a parameter can be.
 * @throws LakeError 400 `queryParseError`
 */
export function prepareQuery(query: string, params: QueryParams, mode: QueryMode = 'normal'): PreparedQuery {
  const keyWith = (given: QueryParams) => `${mode} ${query}\u0000${JSON.stringify(given)}`;
  const marked = markParams(params);
  const shared =
    marked &&
    preparedOnce(keyWith(marked), (current) => {
      const tree = parseQuery(query, marked, mode);
      return usesTextSearch(tree) ? undefined : readingParams(tree, (param) => current.get().params[param]);
    });
  const prepared = shared ?? preparedOnce(keyWith(params), () => parseQuery(query, params, mode));
  if (!prepared) throw new Error('A query without marks can always be prepared.');
  return prepared;
}

function preparedOnce(key: string, parse: (current: CurrentRun) => ExprNode | undefined): PreparedQuery | undefined {
  const known = cache.get(key);
  if (known) return known.prepared;
  const current = new CurrentRun();
  const parsed = parse(current);
  const prepared = parsed && prepareShallow(parsed, current);
  if (key.length <= MAX_KEY_CHARACTERS) cache.set(key, { prepared });
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
  const evaluator = new Evaluator();
  const { meter } = evaluator;
  const tree = evaluator.complete(parsed);
  const unplanned = onceFor((node) => evaluator.guard(node));
  const planned = onceFor((node) => evaluator.guard(planQuery(node, { current, evaluator })));
  // Planned here so that what is wrong with a query is told before it runs.
  planned(tree);
  const evaluate = (node: GuardedTree, root?: unknown) => evaluator.evaluate(node, root);

  return {
    tree,
    run({ params, view, limits, planned: isPlanned, scope: given }, work) {
      const documents = isPlanned ? NO_DOCUMENTS : view.documents();
      const scope: EvaluationScope = { ...given, documents, incomingCount: (id) => countReferring(view, id) };
      const { look, charge } = meter;
      const run: QueryRun = { view, params, subqueries: new Map(), look, charge, evaluate };
      const ready = isPlanned ? planned : unplanned;
      const doWork = () =>
        work({
          result: () => evaluate(ready(tree)),
          evaluate: (node, root) => evaluate(ready(node), root),
          dereference: scope.dereference,
          step: meter.step,
          charge,
          cost: () => ({ steps: meter.steps(), documents: meter.looks() }),
        });
      return current.during(run, () => evaluator.during(limits, scope, doWork));
    },
  };
}

function countReferring({ source, isShown }: View, id: string): number {
  return [...source.naming(id).entries()].filter(isShown).length;
}

function onceFor(make: (tree: ExprNode) => GuardedTree): (tree: ExprNode) => GuardedTree {
  const made = new WeakMap<ExprNode, GuardedTree>();
  return (tree) => {
    const known = made.get(tree) ?? make(tree);
    made.set(tree, known);
    return known;
  };
}
