/**
 * The parts of groq-js's syntax tree that the lake looks at. groq-js 2.0 ships its declaration files without the
 * chunks they import, so its own node types resolve to nothing; these describe what `parse` really returns.
 * Parameters are folded into the tree while parsing: `$name` arrives here as a Value node.
 */
export type ExprNode =
  | { readonly type: 'This' }
  /** A mark stands where the result depends on every document and nobody needs the list. */
  | { readonly type: 'Everything'; readonly isMark?: true }
  | { readonly type: 'Value'; readonly value: unknown }
  | { readonly type: 'Parent'; readonly n: number }
  | { readonly type: 'AccessAttribute'; readonly base?: ExprNode; readonly name: string }
  | {
      readonly type: 'Group' | 'Not' | 'Desc' | 'Asc' | 'ArrayCoerce';
      readonly base: ExprNode;
    }
  | { readonly type: 'AccessElement'; readonly base: ExprNode; readonly index: number }
  | {
      readonly type: 'Slice';
      readonly base: ExprNode;
      readonly left: number;
      readonly right: number;
      readonly isInclusive: boolean;
    }
  | {
      readonly type: 'Filter' | 'Projection' | 'Map' | 'FlatMap';
      readonly base: ExprNode;
      readonly expr: ExprNode;
    }
  | { readonly type: 'And' | 'Or'; readonly left: ExprNode; readonly right: ExprNode }
  | { readonly type: 'OpCall'; readonly op: string; readonly left: ExprNode; readonly right: ExprNode }
  | {
      readonly type: 'FuncCall';
      readonly namespace: string;
      readonly name: string;
      readonly args: readonly ExprNode[];
    }
  | {
      readonly type: 'PipeFuncCall';
      readonly name: string;
      readonly base: ExprNode;
      readonly args: readonly ExprNode[];
    }
  | {
      readonly type: 'Array';
      readonly elements: readonly {
        readonly type: 'ArrayElement';
        readonly value: ExprNode;
        readonly isSplat: boolean;
      }[];
    }
  | { readonly type: 'Deref'; readonly base: ExprNode }
  | { readonly type: 'Object'; readonly attributes: readonly ObjectAttribute[] }
  | {
      readonly type: 'Select';
      readonly alternatives: readonly { readonly condition: ExprNode; readonly value: ExprNode }[];
      readonly fallback?: ExprNode;
    }
  | { readonly type: 'InRange' | 'Neg' | 'Pos' | 'Tuple' }
  | { readonly type: 'Parameter'; readonly name: string }
  /** What a change made of a document, in delta mode. */
  | { readonly type: 'Context'; readonly key: 'before' | 'after' };

/** `"name": value`, `condition => {…}` or `...value` inside braces. */
export type ObjectAttribute =
  | { readonly type: 'ObjectAttributeValue'; readonly name: string; readonly value: ExprNode }
  | { readonly type: 'ObjectConditionalSplat'; readonly condition: ExprNode; readonly value: ExprNode }
  | { readonly type: 'ObjectSplat'; readonly value: ExprNode };

interface AnyNode {
  readonly type: string;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Direct children, including the carriers groq-js uses for array elements, object attributes and select branches. */
function childrenOf(node: AnyNode): { key: string; child: unknown }[] {
  // The content of a Value node is data, and data may look like a node.
  if (node.type === 'Value') return [];
  return Object.entries(node).map(([key, child]) => ({ key, child }));
}

/** A copy of the node with `map` applied to its direct children; the node itself when none of them changed. */
export function mapChildren(node: ExprNode, map: (child: ExprNode, key: string) => ExprNode): ExprNode {
  const changed: Record<string, unknown> = {};
  for (const { key, child } of childrenOf(node)) {
    const mapped = Array.isArray(child)
      ? mapList(child, (item) => map(item, key))
      : isNode(child)
        ? map(child as ExprNode, key)
        : child;
    if (mapped !== child) changed[key] = mapped;
  }
  return Object.keys(changed).length > 0 ? { ...node, ...changed } : node;
}

function mapList(list: readonly unknown[], map: (child: ExprNode) => ExprNode): readonly unknown[] {
  const mapped = list.map((item) => (isNode(item) ? map(item as ExprNode) : item));
  return mapped.some((item, index) => item !== list[index]) ? mapped : list;
}

/** The nodes directly below a node. */
export function nodesBelow(node: ExprNode): readonly ExprNode[] {
  return childrenOf(node).flatMap(({ child }) => (Array.isArray(child) ? child : [child]).filter(isNode) as ExprNode[]);
}

/** Whether the node or anything below it satisfies the test. */
export function someNode(node: ExprNode, test: (node: ExprNode) => boolean): boolean {
  if (test(node)) return true;
  for (const { child } of childrenOf(node)) {
    for (const item of Array.isArray(child) ? child : [child]) {
      if (isNode(item) && someNode(item as ExprNode, test)) return true;
    }
  }
  return false;
}

/** The conditions that must all hold for the expression to hold, groups opened. */
export function conjunctsOf(expr: ExprNode): ExprNode[] {
  if (expr.type === 'And') return [...conjunctsOf(expr.left), ...conjunctsOf(expr.right)];
  if (expr.type === 'Group') return conjunctsOf(expr.base);
  return [expr];
}

/** `a.b.c` of the document under test as `['a','b','c']`; undefined for anything that is not a plain path. */
export function attributePath(node: ExprNode): string[] | undefined {
  if (node.type !== 'AccessAttribute') return undefined;
  if (!node.base || node.base.type === 'This') return [node.name];
  const base = attributePath(node.base);
  return base && [...base, node.name];
}

/** The constants a node stands for: one value, or the elements of a constant list. Undefined when it is computed. */
export function constantsOf(node: ExprNode): readonly unknown[] | undefined {
  if (node.type === 'Group') return constantsOf(node.base);
  if (node.type === 'Value') return Array.isArray(node.value) ? node.value : [node.value];
  if (node.type !== 'Array') return undefined;
  const values: unknown[] = [];
  for (const element of node.elements) {
    if (element.isSplat || element.value.type !== 'Value') return undefined;
    values.push(element.value.value);
  }
  return values;
}

/**
 * `<path> == constant` or `<path> in constants`, as the strings that can match. Constants of another type never equal
 * a string, so they are left out.
 */
export function equalityOn(condition: ExprNode): { path: string; values: string[] } | undefined {
  if (condition.type !== 'OpCall' || (condition.op !== '==' && condition.op !== 'in')) return undefined;
  const path = attributePath(condition.left)?.join('.');
  if (!path) return undefined;
  const constants = constantsOf(condition.right);
  const isList =
    condition.right.type === 'Array' || (condition.right.type === 'Value' && Array.isArray(condition.right.value));
  if (!constants || isList !== (condition.op === 'in')) return undefined;
  return { path, values: constants.filter((value) => typeof value === 'string') };
}
