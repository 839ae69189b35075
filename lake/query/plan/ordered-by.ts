import { attributePath } from '../../groq/syntax-tree.ts';
import type { ExprNode } from '../../groq/syntax-tree.ts';
import type { Sort } from '../../store/index/sort-keys.ts';

/** Views give documents other ones. */
const GIVEN_BY_VIEW = new Set(['_id', '_originalId']);

const FUNCTIONS: ReadonlyMap<string, Sort['by']> = new Map([
  ['lower', 'lower'],
  ['upper', 'upper'],
  ['dateTime', 'dateTime'],
]);

/** What an order sorts by, where that can be kept: an attribute, or a function of one. */
export function orderedBy(key: ExprNode): Omit<Sort, 'type'> | undefined {
  const [attribute = key, ...others] = key.type === 'FuncCall' ? key.args : [];
  const by = key.type === 'FuncCall' ? FUNCTIONS.get(key.name) : 'value';
  const path = attributePath(attribute);
  return path && by && others.length === 0 && !GIVEN_BY_VIEW.has(path[0] ?? '') ? { path, by } : undefined;
}
