import { LakeError } from '../../errors.ts';
import { mapChildren, someNode } from '../ast.ts';
import { changedAny, changedOnly } from './differences.ts';
import { computed } from './computed.ts';
import { expandReleaseList } from './release-list.ts';
import { standInCall } from './stand-ins.ts';
import { VALUE_FUNCTIONS } from './value-functions.ts';
import type { ExprNode } from '../ast.ts';
import type { Test } from './selectors.ts';

/** What functions need to know of the dataset as the caller sees it. */
export interface FunctionScope {
  /** Number of documents that refer to this one. */
  readonly incomingCount: (id: string) => number;
  readonly project: { readonly projectId: string; readonly dataset: string };
  /** Whether a condition holds for a value. */
  readonly test: Test;
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
 * Puts computations in the place of the functions that groq-js parses and refuses to evaluate.
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
  return NAMESPACES.has(namespace) || `${namespace}::${name}` in UNSUPPORTED;
}

function rewrite(node: ExprNode, scope: FunctionScope): ExprNode {
  const inner = mapChildren(node, (child) => rewrite(child, scope));
  return inner.type === 'FuncCall' ? replacement(standInCall(inner), scope) : inner;
}

function replacement(call: FuncCall, scope: FunctionScope): ExprNode {
  const name = `${call.namespace}::${call.name}`;
  const reason = UNSUPPORTED[name];
  if (reason) throw failure(`${name.replace('global::', '')}() is not supported: ${reason}.`);
  const ready = VALUE_FUNCTIONS[name];
  if (ready) return computed(checked(call, name, ready.arity), (first, second) => ready.compute(first, second));
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

function comparison(call: FuncCall, [before, after, selector]: readonly ExprNode[], { test }: FunctionScope): ExprNode {
  if (!before || !after || !selector) return call;
  const compare = call.name === 'changedAny' ? changedAny : changedOnly;
  return computed([before, after], (one, other) => compare(one, other, selector, test));
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
