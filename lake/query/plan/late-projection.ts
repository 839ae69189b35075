import { someNode } from '../../groq/syntax-tree.ts';
import type { ExprNode, ObjectAttribute } from '../../groq/syntax-tree.ts';

type Order = ExprNode & { readonly type: 'PipeFuncCall' };
type Mapped = Extract<ExprNode, { readonly expr: ExprNode }>;

/**
 * `*[…]{…, "orderings": [name]} | order(orderings[0])[0...20]`, as Studio's lists ask, projects every document to show
 * twenty. The same is had by ordering and slicing the documents and projecting what is left.
 */
export function lateProjection(node: ExprNode): ExprNode {
  if (node.type === 'Slice' && node.base.type === 'PipeFuncCall') {
    const later = orderBeforeProjection(node.base);
    return later ? { ...later, base: { ...node, base: later.base } } : node;
  }
  return node;
}

function orderBeforeProjection(order: Order): Mapped | undefined {
  const projected = order.base;
  if (order.name !== 'order' || projected.type !== 'Map' || projected.expr.type !== 'Projection') return undefined;
  const attributes = attributesOf(projected.expr);
  if (projected.expr.base.type !== 'This' || !attributes || !isFilteredDataset(projected.base)) return undefined;
  const args = order.args.map((arg) => unprojected(arg, attributes));
  if (!args.every((arg) => arg !== undefined)) return undefined;
  return { ...projected, base: { ...order, base: projected.base, args } };
}

/** Elements of a dataset are objects; anything else would become null in a projection, and be ordered as such. */
function isFilteredDataset(node: ExprNode): boolean {
  return node.type === 'Everything' || (node.type === 'Filter' && isFilteredDataset(node.base));
}

function attributesOf(projection: { readonly expr: ExprNode }): readonly ObjectAttribute[] | undefined {
  const { expr } = projection;
  if (expr.type !== 'Object') return undefined;
  const { attributes } = expr;
  // Whatever is spread over the object may replace an attribute.
  return attributes.every(({ type }) => type === 'ObjectAttributeValue') ? attributes : undefined;
}

/** What an order over projected objects means for the documents they were made of. */
function unprojected(arg: ExprNode, attributes: readonly ObjectAttribute[]): ExprNode | undefined {
  if (arg.type === 'Asc' || arg.type === 'Desc') {
    const base = unprojected(arg.base, attributes);
    return base && { ...arg, base };
  }
  if (arg.type === 'AccessAttribute' && !arg.base) return movable(valueOf(arg.name, attributes));
  if (arg.type !== 'AccessElement' || arg.base.type !== 'AccessAttribute' || arg.base.base) return undefined;
  const list = valueOf(arg.base.name, attributes);
  if (list?.type !== 'Array' || list.elements.some(({ isSplat }) => isSplat)) return undefined;
  return movable(list.elements[arg.index]?.value);
}

function valueOf(name: string, attributes: readonly ObjectAttribute[]): ExprNode | undefined {
  return attributes.findLast((attribute) => 'name' in attribute && attribute.name === name)?.value;
}

function movable(value: ExprNode | undefined): ExprNode | undefined {
  return value && !someNode(value, ({ type }) => type === 'Parent') ? value : undefined;
}
