import { LakeError } from '../../errors.ts';
import { mapChildren, someNode } from '../syntax-tree.ts';
import { originalCall } from '../unknown-functions.ts';
import { computed } from '../computed-nodes.ts';
import { changedAny, changedOnly } from './differences.ts';
import { VALUE_FUNCTIONS } from './value-functions.ts';
import type { ExprNode } from '../syntax-tree.ts';
import type { Charge } from '../meter.ts';
import type { Test } from './differences.ts';

/** What functions need to know of the dataset as the caller sees it. */
export interface FunctionScope {
  /** Number of documents that refer to this one. */
  readonly incomingCount: (id: string) => number;
  readonly project: { readonly projectId: string; readonly dataset: string };
  /** Whether a condition holds for a value. */
  readonly test: Test;
  readonly charge: Charge;
}

/** Functions that Sanity answers with services this lake does not have. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  'text::semanticSimilarity': 'it needs an embeddings index',
  'user::attributes': 'accounts have no attributes here',
  'media::aspect': 'there is no media library here',
  'documents::incomingGlobalDocumentReferenceCount': 'there are no references between projects here',
  'global::anywhere': 'it is only a selector of the diff functions',
};

type FuncCall = Extract<ExprNode, { type: 'FuncCall' }>;

/**
 * Puts computations in the place of the functions that groq-js parses and refuses to evaluate, and of those that can take
 * for ever.
 * @throws LakeError 400 `queryEvaluationError` for those that cannot be supported, and for a wrong number of arguments.
 */
export function rewriteFunctions(tree: ExprNode, scope: FunctionScope): ExprNode {
  return usesRewritten(tree) ? rewrite(expandReleaseList(tree), scope) : tree;
}

/** Trees are kept between queries, and almost none of them has such a function. */
const known = new WeakMap<ExprNode, boolean>();

function usesRewritten(tree: ExprNode): boolean {
  const remembered = known.get(tree);
  if (remembered !== undefined) return remembered;
  const found = someNode(tree, (node) => node.type === 'FuncCall' && isRewritten(node));
  known.set(tree, found);
  return found;
}

const NAMESPACES = new Set(['geo', 'diff', 'delta', 'documents', 'releases', 'user', 'media']);

function isRewritten({ namespace, name }: FuncCall): boolean {
  const full = `${namespace}::${name}`;
  return NAMESPACES.has(namespace) || full in UNSUPPORTED || full in VALUE_FUNCTIONS;
}

function rewrite(node: ExprNode, scope: FunctionScope): ExprNode {
  const inner = mapChildren(node, (child) => rewrite(child, scope));
  return inner.type === 'FuncCall' ? replacement(originalCall(inner), scope) : inner;
}

function replacement(call: FuncCall, scope: FunctionScope): ExprNode {
  const name = `${call.namespace}::${call.name}`;
  const reason = UNSUPPORTED[name];
  if (reason) throw failure(`${name.replace('global::', '')}() is not supported: ${reason}.`);
  const ready = VALUE_FUNCTIONS[name];
  if (ready) {
    const compute = (first: unknown, second: unknown) => ready.compute(first, second, scope.charge);
    return computed(checked(call, name, ready.arity), compute);
  }
  switch (name) {
    case 'documents::get':
      return { type: 'Deref', base: computed(checked(call, name, 1), (target) => reference(target, scope)) };
    case 'documents::incomingRefCount':
      // The mark is what the count depends on: every document may come to refer to this one.
      return computed([{ type: 'This' }, { type: 'Everything', isMark: true }], (document) =>
        incomingCount(document, scope),
      );
    case 'diff::changedAny':
    case 'diff::changedOnly':
      return comparison(call, call.args, scope);
    case 'delta::changedAny':
    case 'delta::changedOnly':
      return comparison(
        call,
        [{ type: 'Context', key: 'before' }, { type: 'Context', key: 'after' }, ...call.args],
        scope,
      );
    default:
      return call;
  }
}

function comparison(call: FuncCall, [before, after, selector]: readonly ExprNode[], scope: FunctionScope): ExprNode {
  if (!before || !after || !selector) return call;
  const compare = call.name === 'changedAny' ? changedAny : changedOnly;
  return computed([before, after], (one, other) => compare(one, other, selector, scope));
}

function checked(call: FuncCall, name: string, arity: number): readonly ExprNode[] {
  if (call.args.length === arity) return call.args;
  throw failure(`${name.replace('global::', '')}() takes ${arity} argument${arity === 1 ? '' : 's'}.`);
}

function failure(reason: string): LakeError {
  return new LakeError(400, 'queryEvaluationError', `Unable to evaluate query: ${reason}`);
}

/** Takes an id, a reference, or a global reference `dataset:<project>.<dataset>:<id>` into this dataset. */
function reference(target: unknown, { project }: FunctionScope): unknown {
  const id = typeof target === 'object' && target && '_ref' in target ? target._ref : target;
  if (typeof id !== 'string') return null;
  const prefix = `dataset:${project.projectId}.${project.dataset}:`;
  return { _ref: id.startsWith(prefix) ? id.slice(prefix.length) : id };
}

function incomingCount(document: unknown, scope: FunctionScope): number | null {
  if (typeof document !== 'object' || !document || !('_id' in document)) return null;
  return typeof document._id === 'string' ? scope.incomingCount(document._id) : null;
}

const RELEASES: ExprNode = {
  type: 'Filter',
  base: { type: 'Everything' },
  expr: {
    type: 'OpCall',
    op: '==',
    left: { type: 'AccessAttribute', name: '_type' },
    right: { type: 'Value', value: 'system.release' },
  },
};

/** Steps that make a list out of what they stand on, or need one. */
const ON_LISTS = new Set<string>(['Filter', 'Slice', 'ArrayCoerce', 'Map', 'FlatMap', 'AccessElement']);
const TRAVERSALS = new Set<string>([...ON_LISTS, 'AccessAttribute', 'Deref', 'Projection']);

function isReleaseList(node: ExprNode): boolean {
  return node.type === 'FuncCall' && node.namespace === 'releases' && node.name === 'all';
}

/**
 * Replaces `releases::all()` by the filter it stands for, which the planner knows. groq-js reads the call as a single
 * value, so `releases::all().name` gives it null; here the steps that follow apply to each release, as after any filter.
 */
function expandReleaseList(node: ExprNode): ExprNode {
  if (isReleaseList(node)) return RELEASES;
  const first = firstStep(node);
  const expanded = first && !ON_LISTS.has(first.type) ? perRelease(node) : node;
  return mapChildren(expanded, expandReleaseList);
}

/** The traversal step that stands directly on the call, when the node is a chain of steps on it. */
function firstStep(node: ExprNode): ExprNode | undefined {
  if (!TRAVERSALS.has(node.type) || !('base' in node) || !node.base) return undefined;
  return isReleaseList(node.base) ? node : firstStep(node.base);
}

function perRelease(chain: ExprNode): ExprNode {
  const givesList = ON_LISTS.has(chain.type) && chain.type !== 'AccessElement';
  return { type: givesList ? 'FlatMap' : 'Map', base: RELEASES, expr: onThis(chain) };
}

function onThis(step: ExprNode): ExprNode {
  return mapChildren(step, (child, key) => {
    if (key !== 'base') return child;
    return isReleaseList(child) ? { type: 'This' } : onThis(child);
  });
}
