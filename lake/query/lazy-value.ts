import type { ExprNode } from './ast.ts';

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
