import { LakeError } from '../../errors.ts';
import { contentSourceMap } from './content-source-map.ts';
import { tracePipe } from './trace-pipes.ts';
import {
  closedExpression,
  fieldsOf,
  isObject,
  itemsOf,
  memberOf,
  nested,
  NOTHING,
  tracedDocument,
  tracedList,
  tracedObject,
} from './traced-value.ts';
import type { Charge } from '../../groq/meter.ts';
import type { ExprNode, ObjectAttribute } from '../../groq/syntax-tree.ts';
import type { ArraySelector, ContentSourceMap } from './content-source-map.ts';
import type { Scope, Traced } from './traced-value.ts';

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

/** What tracing leaves to others. */
export interface Evaluation {
  /** Evaluates an expression with `root` as `@`, planned and metered. */
  readonly evaluate: (node: ExprNode, root: unknown) => unknown;
  readonly dereference: (id: string) => unknown;
  /** Called at every step; throws when the query has run for too long. */
  readonly step: () => void;
  readonly charge: Charge;
}

/** A value with its origin takes so much longer than a character. */
const UNITS_PER_VALUE = 32;

function trace(node: ExprNode, scope: Scope, evaluation: Evaluation): Traced {
  const traced = traceNode(node, scope, evaluation);
  if (traced.kind === 'object') evaluation.charge(traced.fields.size * UNITS_PER_VALUE);
  else if (traced.kind === 'list') evaluation.charge(traced.items.length * UNITS_PER_VALUE);
  return traced;
}

/**
 * Evaluates the parts of a query that move values about, remembering where each comes from. Conditions, operators and
 * functions are left to the normal evaluator, which is also what defines the results: both give the same.
 */
function traceNode(node: ExprNode, scope: Scope, evaluation: Evaluation): Traced {
  evaluation.step();
  const inner = (child: ExprNode, inScope = scope) => trace(child, inScope, evaluation);
  const value = (child: ExprNode, inScope = scope) =>
    evaluation.evaluate(closedExpression(child, inScope), inScope.value.value);
  const items = (base: ExprNode) => itemsOf(inner(base));

  switch (node.type) {
    case 'This':
      return scope.value;
    case 'Parent':
      return scope.parents[node.n - 1] ?? NOTHING;
    case 'Value':
      return { kind: 'literal', value: node.value };
    case 'Group':
      return inner(node.base);
    case 'Everything':
      return documents(value(node));
    case 'Filter': {
      if (node.base.type === 'Everything') return documents(value(node));
      const kept = items(node.base)?.filter((item) => value(node.expr, nested(scope, item)) === true);
      return kept ? tracedList(kept) : NOTHING;
    }
    case 'AccessAttribute':
      return memberOf(node.base ? inner(node.base) : scope.value, node.name);
    case 'AccessElement':
      return elementAt(node.index, items(node.base));
    case 'Slice':
      return slice(node, items(node.base));
    case 'ArrayCoerce': {
      const list = inner(node.base);
      return Array.isArray(list.value) ? list : NOTHING;
    }
    case 'Deref': {
      const { value: id } = memberOf(inner(node.base), '_ref');
      return typeof id === 'string' ? tracedDocument(evaluation.dereference(id)) : NOTHING;
    }
    case 'Projection': {
      const base = inner(node.base);
      return isObject(base.value) ? inner(node.expr, nested(scope, base)) : NOTHING;
    }
    case 'Map': {
      const mapped = items(node.base)?.map((item) => inner(node.expr, nested(scope, item, true)));
      return mapped ? tracedList(mapped) : NOTHING;
    }
    case 'FlatMap': {
      const mapped = items(node.base)?.map((item) => inner(node.expr, nested(scope, item, true)));
      return mapped ? tracedList(mapped.flatMap((item) => itemsOf(item) ?? [item])) : NOTHING;
    }
    case 'Object':
      return tracedObject(fieldsIn(node.attributes, inner, value));
    case 'Array':
      return tracedList(
        node.elements.flatMap(({ value: element, isSplat }) => {
          const traced = inner(element);
          return isSplat ? (itemsOf(traced) ?? []) : [traced];
        }),
      );
    case 'Select': {
      const chosen = node.alternatives.find(({ condition }) => value(condition) === true)?.value ?? node.fallback;
      return chosen ? inner(chosen) : NOTHING;
    }
    case 'PipeFuncCall': {
      const list = items(node.base);
      return list ? tracePipe(node, list, scope, evaluation) : NOTHING;
    }
    case 'FuncCall':
      if (node.namespace === 'global' && node.name === 'coalesce') {
        return firstOf(node.args, inner);
      }
      return { kind: 'computed', value: value(node) };
    default:
      return { kind: 'computed', value: value(node) };
  }
}

function documents(list: unknown): Traced {
  return Array.isArray(list) ? tracedList(list.map(tracedDocument)) : NOTHING;
}

function firstOf(candidates: readonly ExprNode[], inner: (node: ExprNode) => Traced): Traced {
  for (const candidate of candidates) {
    const traced = inner(candidate);
    if (traced.value !== null && traced.value !== undefined) return traced;
  }
  return NOTHING;
}

function elementAt(index: number, items: readonly Traced[] | undefined): Traced {
  return items?.[index < 0 ? index + items.length : index] ?? NOTHING;
}

function slice(node: Extract<ExprNode, { type: 'Slice' }>, items: readonly Traced[] | undefined): Traced {
  if (!items) return NOTHING;
  const position = (index: number) => (index < 0 ? index + items.length : index);
  const end = position(node.right) + (node.isInclusive ? 1 : 0);
  return tracedList(items.slice(Math.max(0, position(node.left)), Math.max(0, end)));
}

function fieldsIn(
  attributes: readonly ObjectAttribute[],
  inner: (node: ExprNode) => Traced,
  value: (node: ExprNode) => unknown,
): ReadonlyMap<string, Traced> {
  const fields = new Map<string, Traced>();
  for (const attribute of attributes) {
    if (attribute.type === 'ObjectAttributeValue') {
      fields.set(attribute.name, inner(attribute.value));
    } else if (attribute.type === 'ObjectSplat' || value(attribute.condition) === true) {
      for (const [name, field] of fieldsOf(inner(attribute.value)) ?? []) fields.set(name, field);
    }
  }
  return fields;
}
