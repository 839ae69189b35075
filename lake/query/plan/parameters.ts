import { mapChildren, someNode } from '../../groq/syntax-tree.ts';
import { lazyValue } from '../../groq/computed-nodes.ts';
import type { ExprNode } from '../../groq/syntax-tree.ts';
import type { QueryParams } from '../../groq/parse.ts';

/**
 * groq-js folds parameters into the tree while it parses. A site asks the same long query for every address, so texts and
 * lists of texts are folded in as marks, and read when the query runs. Numbers decide what a slice is: they stay.
 */
const MARK = '\u0001param ';

/** The parameters to parse with, equal for all that lead to the same tree. Undefined when there is nothing to mark. */
export function markParams(given: QueryParams): QueryParams | undefined {
  const marked = Object.entries(given).map(([name, value]) => [name, markFor(name, value)] as const);
  return marked.some(([name, value]) => value !== given[name]) ? Object.fromEntries(marked) : undefined;
}

function markFor(name: string, value: unknown): unknown {
  if (typeof value === 'string') return MARK + name;
  const isTexts = Array.isArray(value) && value.length > 0 && value.every((element) => typeof element === 'string');
  return isTexts ? [MARK + name] : value;
}

/**
 * The tree with a value read from `valueOf` in the place of every mark. Undefined when a mark became part of something
 * else, as the name of an attribute or half of a text, or decides how the query is run, as the pattern of a `match`.
 */
export function readingParams(tree: ExprNode, valueOf: (name: string) => unknown): ExprNode | undefined {
  if (someNode(tree, (node) => isMisplaced(node))) return undefined;
  const replace = (node: ExprNode): ExprNode => {
    const name = node.type === 'Value' ? nameIn(node.value) : undefined;
    return name === undefined ? mapChildren(node, replace) : lazyValue(() => valueOf(name));
  };
  return replace(tree);
}

function isMisplaced(node: ExprNode): boolean {
  if (node.type === 'Value') return nameIn(node.value) === undefined && holdsMark(node.value);
  if (node.type === 'OpCall' && node.op === 'match') return someNode(node.right, isMarked);
  if (node.type === 'FuncCall' && node.namespace !== 'global') return node.args.some((arg) => someNode(arg, isMarked));
  return Object.values(node).some((field) => typeof field === 'string' && field.includes(MARK)) || hasMarkedName(node);
}

function isMarked(node: ExprNode): boolean {
  return node.type === 'Value' && holdsMark(node.value);
}

/** Attributes of objects are no nodes of their own. */
function hasMarkedName(node: ExprNode): boolean {
  return (
    node.type === 'Object' && node.attributes.some((attribute) => 'name' in attribute && holdsMark(attribute.name))
  );
}

function holdsMark(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(MARK);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => name.includes(MARK) || holdsMark(inner));
}

function nameIn(value: unknown): string | undefined {
  const mark: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (typeof mark !== 'string' || !mark.startsWith(MARK)) return undefined;
  const name = mark.slice(MARK.length);
  return name.includes(MARK) || !/^\w+$/.test(name) ? undefined : name;
}
