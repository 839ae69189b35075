import { attributePath, conjunctsOf, mapChildren } from '../../groq/syntax-tree.ts';
import { computed } from '../../groq/computed-nodes.ts';
import { WalkedList } from './query-run.ts';
import { candidateList, withValues } from './candidates.ts';
import type { ExprNode } from '../../groq/syntax-tree.ts';
import type { QueryRun } from './query-run.ts';
import type { EntryList } from '../../store/entry.ts';
import type { PlanOptions } from './planner.ts';

/** Candidates for a key that is computed for each element of an outer list. */
type Lookup = (key: string, run: QueryRun) => EntryList | undefined;

/**
 * `*[references(^._id)]` and `*[_id == ^.author._ref]`: the list is looked up with the key of each outer element. Undefined
 * for other conditions.
 */
export function correlatedLookup(condition: ExprNode, options: PlanOptions): ExprNode | undefined {
  for (const conjunct of conjunctsOf(condition)) {
    const found = correlated(conjunct);
    if (!found) continue;
    const list = computed([outward(found.key)], (key) => {
      const run = options.current.get();
      const candidates = typeof key === 'string' ? found.lookup(key, run) : undefined;
      return candidates && WalkedList.over(candidates, run);
    });
    // Every document, when the key turns out not to be a text or has no index.
    return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args: [list, candidateList(condition, options)] };
  }
  return undefined;
}

function correlated(conjunct: ExprNode): { key: ExprNode; lookup: Lookup } | undefined {
  if (conjunct.type === 'FuncCall' && conjunct.name === 'references' && conjunct.args.length === 1) {
    const [key] = conjunct.args;
    return key && isOuter(key) ? { key, lookup: (id, { view }) => view.source.naming(id) } : undefined;
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
