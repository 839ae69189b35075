import type { ExprNode } from './syntax-tree.ts';

type ValueNode = ExprNode & { readonly type: 'Value' };

/** A node whose `value` is made each time groq-js comes to it. Nobody else may read it: it needs a running query. */
export function lazyValue(value: () => unknown): ExprNode {
  const node: ValueNode & { readonly isLazy: true } = {
    type: 'Value',
    isLazy: true,
    get value() {
      return value();
    },
  };
  return node;
}

/** Whether the node is a value that the query itself holds. */
export function isConstant(node: ExprNode): node is ValueNode {
  return node.type === 'Value' && !('isLazy' in node);
}

type Compute = (...values: readonly unknown[]) => unknown;

/**
 * A list whose `concat` runs a function on the values it is given. groq-js has no way to register functions, but for
 * `left + right` with two lists it calls `left.concat(right)` and takes whatever comes back, and by then the elements
 * of `right` have been evaluated where the call stands, `^` and `@` included.
 */
class Computation extends Array<never> {
  readonly compute: Compute;

  constructor(compute: Compute) {
    super();
    this.compute = compute;
  }

  override concat(values: unknown): never[] {
    // `null` is GROQ's answer to arguments that make no sense; `undefined` does not exist there.
    return (this.compute(...(values as readonly unknown[])) ?? null) as never[];
  }
}

/**
 * A node whose value is `compute` of the values of the arguments. Such a tree holds closures: it cannot be sent to
 * another thread.
 */
export function computed(args: readonly ExprNode[], compute: Compute): ExprNode {
  return {
    type: 'OpCall',
    op: '+',
    left: { type: 'Value', value: new Computation(compute) },
    right: {
      type: 'Array',
      elements: args.map((value) => ({ type: 'ArrayElement', value, isSplat: false })),
    },
  };
}

/** The arguments of a node that `computed` made; undefined for other nodes, and those with another function. */
export function argumentsOf(node: ExprNode, compute?: Compute): readonly ExprNode[] | undefined {
  if (node.type !== 'OpCall' || !isConstant(node.left) || !(node.left.value instanceof Computation)) return undefined;
  if (compute && node.left.value.compute !== compute) return undefined;
  return node.right.type === 'Array' ? node.right.elements.map(({ value }) => value) : undefined;
}
