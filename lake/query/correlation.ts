import { randomUUID } from 'node:crypto';
import { attributePath, conjunctsOf, mapChildren } from './ast.ts';
import { listed, withValues } from './candidates.ts';
import { WalkedList } from './execution.ts';
import type { ExprNode } from './ast.ts';
import type { Execution } from './execution.ts';
import type { Lookup, PlanOptions } from './plan-options.ts';

/**
 * Keys of lookups begin with this; no reference in a document does. groq-js has one way to call out with a computed
 * value, the function that follows references, so a lookup is planned as a reference that leads to a list.
 */
const PREFIX = `${randomUUID()} `;

/** The list a planned lookup stands for; undefined when the id is that of a document. */
export function answerLookup(id: string, lookups: readonly Lookup[], run: Execution): unknown {
  if (!id.startsWith(PREFIX)) return undefined;
  const [number = ''] = id.slice(PREFIX.length).split(' ', 1);
  const key = id.slice(PREFIX.length + number.length + 1);
  const candidates = lookups[Number(number)]?.(key, run);
  return candidates && WalkedList.over(candidates.entries, run);
}

/**
 * `*[references(^._id)]` and `*[_id == ^.author._ref]`: the list is looked up with the key of each outer element.
 * `otherwise` is walked when the key turns out not to be a text.
 */
export function planCorrelation(
  condition: ExprNode,
  otherwise: ExprNode,
  { lookups }: Pick<PlanOptions, 'lookups'>,
): ExprNode {
  for (const conjunct of conjunctsOf(condition)) {
    const found = correlated(conjunct);
    if (!found) continue;
    const number = lookups.push(found.lookup) - 1;
    const prefix: ExprNode = { type: 'Value', value: `${PREFIX}${number} ` };
    const id: ExprNode = { type: 'OpCall', op: '+', left: prefix, right: outward(found.key) };
    const called: ExprNode = { type: 'Deref', base: objectWith('_ref', id) };
    return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args: [called, otherwise] };
  }
  return otherwise;
}

function objectWith(name: string, value: ExprNode): ExprNode {
  const attributes = [{ type: 'ObjectAttributeValue', name, value }];
  return { type: 'Object', attributes } as ExprNode;
}

function correlated(conjunct: ExprNode): { key: ExprNode; lookup: Lookup } | undefined {
  if (conjunct.type === 'FuncCall' && conjunct.name === 'references' && conjunct.args.length === 1) {
    const [key] = conjunct.args;
    return key && isOuter(key) ? { key, lookup: (id, { view }) => listed(view.source.naming(id)) } : undefined;
  }
  if (conjunct.type !== 'OpCall' || conjunct.op !== '==') return undefined;
  return equalTo(conjunct.left, conjunct.right) ?? equalTo(conjunct.right, conjunct.left);
}

function equalTo(own: ExprNode, key: ExprNode): { key: ExprNode; lookup: Lookup } | undefined {
  const path = attributePath(own)?.join('.');
  if (!path || !isOuter(key)) return undefined;
  return { key, lookup: (value, run) => withValues(path, [value], run) };
}

/** A path that starts at an enclosing element, references followed. */
function isOuter(node: ExprNode): boolean {
  switch (node.type) {
    case 'Parent':
      return true;
    case 'AccessAttribute':
    case 'AccessElement':
    case 'Deref':
    case 'Group':
      return node.base !== undefined && isOuter(node.base);
    default:
      return false;
  }
}

/** The same path as seen from one level further out, where the list of the filter is evaluated. */
function outward(node: ExprNode): ExprNode {
  if (node.type !== 'Parent') return mapChildren(node, outward);
  return node.n === 1 ? { type: 'This' } : { type: 'Parent', n: node.n - 1 };
}
