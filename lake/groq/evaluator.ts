import { evaluateSync, toJS } from 'groq-js';
import { LakeError } from '../errors.ts';
import { rewriteFunctions } from './functions/rewrite-functions.ts';
import { rewriteTextSearch } from './functions/text-search.ts';
import { withLinearPatterns } from './linear.ts';
import { createMeter } from './meter.ts';
import { isTooDeep } from './parse.ts';
import { mapChildren } from './syntax-tree.ts';
import { computed } from './computed-nodes.ts';
import type { FunctionScope } from './functions/rewrite-functions.ts';
import type { Budget, Meter } from './meter.ts';
import type { ExprNode } from './syntax-tree.ts';

/** What an evaluation knows of its surroundings. */
export interface EvaluationScope {
  readonly documents: readonly unknown[];
  readonly dereference: (id: string) => unknown;
  readonly identity: string;
  readonly now: Date;
  readonly project: { readonly projectId: string; readonly dataset: string };
  /** Number of documents that refer to one; 0 for all when absent. */
  readonly incomingCount?: (id: string) => number;
  /** In delta mode: the document before and after a change, null where there was none. */
  readonly delta?: { readonly before: unknown; readonly after: unknown } | undefined;
  /** What `@` is outside of every filter and projection. */
  readonly root?: unknown;
}

declare const guarded: unique symbol;
/** A tree with every guard in it, which belongs to the evaluator that made it. */
export type GuardedTree = ExprNode & { readonly [guarded]: true };

/**
 * The one door to groq-js: nothing else evaluates GROQ. Whatever is asked, by whomever, it is done within a budget of work
 * and time, patterns are compared in linear time, and documents may have attributes of any name.
 *
 * One evaluator belongs to one query, and evaluates it any number of times.
 */
export class Evaluator {
  readonly meter: Meter = createMeter();
  readonly #sources = new WeakMap<GuardedTree, ExprNode>();
  readonly #safeTrees = new WeakMap<GuardedTree, GuardedTree>();
  readonly #conditions = new WeakMap<ExprNode, GuardedTree>();
  #scope: EvaluationScope | undefined;

  /**
   * The expression with what groq-js parses and does not evaluate. It can be planned.
   * @throws LakeError 400 `queryEvaluationError` for a function that cannot be supported
   */
  complete(tree: ExprNode): ExprNode {
    const functions = rewriteFunctions(tree, this.#functions());
    const complete = rewriteTextSearch(functions, this.meter.charge);
    // Searches become as many conditions as they have words.
    if (complete !== tree && isTooDeep(complete)) {
      throw new LakeError(400, 'queryEvaluationError', 'Unable to evaluate query: it is nested too deeply.');
    }
    return complete;
  }

  /** Makes a complete expression, or a part of one, ready to be evaluated. */
  guard(tree: ExprNode): GuardedTree {
    const linear = withLinearPatterns(tree, this.meter.charge);
    const made = this.meter.metered(linear) as GuardedTree;
    this.#sources.set(made, linear);
    return made;
  }

  /** Does work that evaluates, all of it within one budget. */
  during<Value>(budget: Budget, scope: EvaluationScope, work: () => Value): Value {
    this.#scope = scope;
    this.meter.start(budget);
    try {
      return work();
    } finally {
      this.#scope = undefined;
    }
  }

  /**
   * Evaluates within the running budget. Dates and paths in the value are groq-js's own objects, so that it can be put back
   * into a tree; `plainResult` turns them into JSON. The synchronous evaluator is three to eight times faster than the
   * streaming one and only lacks functions that `complete` replaces.
   * @param root what `@` is; the scope's own when left out
   * @throws LakeError 400 `queryEvaluationError`, `TooExpensive` beyond the budget
   */
  evaluate(tree: GuardedTree, root?: unknown): unknown {
    const scope = this.#scope;
    if (!scope) throw new Error('A query was evaluated while it was not running.');
    try {
      return evaluated(tree, scope, root);
    } catch (error) {
      if (!isStumble(error)) throw asLakeError(error);
    }
    try {
      return evaluated(this.#safely(tree), scope, root);
    } catch (error) {
      throw asLakeError(error);
    }
  }

  /** groq-js stumbles over some names of attributes: what failed is tried again with steps that read them by themselves. */
  #safely(tree: GuardedTree): GuardedTree {
    const known = this.#safeTrees.get(tree);
    if (known) return known;
    const dereference = (id: string) => this.#scope?.dereference(id);
    const made = this.meter.metered(withSafeAccess(this.#sources.get(tree) ?? tree, dereference)) as GuardedTree;
    this.#safeTrees.set(tree, made);
    return made;
  }

  #functions(): FunctionScope {
    const scope = () => this.#scope;
    const test = (condition: ExprNode, value: unknown) => {
      const tree = this.#conditions.get(condition) ?? this.guard(condition);
      this.#conditions.set(condition, tree);
      return this.evaluate(tree, value) === true;
    };
    return {
      get project() {
        return scope()?.project ?? { projectId: '', dataset: '' };
      },
      incomingCount: (id) => scope()?.incomingCount?.(id) ?? 0,
      test,
      charge: this.meter.charge,
    };
  }
}

function evaluated(tree: ExprNode, scope: EvaluationScope, root: unknown): unknown {
  const value = evaluateSync(tree, {
    dataset: scope.documents,
    root: root === undefined ? scope.root : root,
    dereference: ({ _ref }: { _ref: string }) => scope.dereference(_ref),
    identity: scope.identity,
    timestamp: scope.now,
    sanity: scope.project,
    ...scope.delta,
  });
  return value.data;
}

/** `TypeError` of a name like `hasOwnProperty`, `Error` of a document that has an attribute `then`. */
function isStumble(error: unknown): boolean {
  return error instanceof Error && !(error instanceof LakeError) && !(error instanceof RangeError);
}

function asLakeError(error: unknown): LakeError {
  if (error instanceof LakeError) return error;
  const reason = error instanceof RangeError ? 'the query is nested too deeply' : messageOf(error);
  return new LakeError(400, 'queryEvaluationError', `Unable to evaluate query: ${reason}`, { cause: error });
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message === 'not implemented' ? 'it uses a function that this lake does not have' : message;
}

/** JSON of a value that an evaluation gave. */
export function plainResult(value: unknown): unknown {
  return toJS({ data: value });
}

/**
 * The same query for data that groq-js stumbles over: it asks values for `hasOwnProperty`, which is an ordinary
 * attribute name for an editor, and takes a document with an attribute `then` for a promise. These steps cost a few
 * calls more each, so the tree is only made for a query that has failed.
 */
function withSafeAccess(node: ExprNode, dereference: (id: string) => unknown): ExprNode {
  const inner = mapChildren(node, (child) => withSafeAccess(child, dereference));
  if (inner.type === 'AccessAttribute') {
    return computed([inner.base ?? { type: 'This' }], (value) => attribute(value, inner.name));
  }
  if (inner.type !== 'Deref') return inner;
  return computed([inner.base], (value) => {
    const id = attribute(value, '_ref');
    return typeof id === 'string' ? dereference(id) : null;
  });
}

function attribute(value: unknown, name: string): unknown {
  // Dates and paths are objects of classes, and have no attributes in GROQ.
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value) && !isInstance(value);
  return isObject && Object.hasOwn(value, name) ? value[name as keyof typeof value] : null;
}

function isInstance(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== Object.prototype && prototype !== null;
}
