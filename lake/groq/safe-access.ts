import { mapChildren } from './syntax-tree.ts';
import { computed } from './computed-nodes.ts';
import type { ExprNode } from './syntax-tree.ts';

/**
 * The same query for data that groq-js stumbles over: it asks values for `hasOwnProperty`, which is an ordinary
 * attribute name for an editor, and takes a document with an attribute `then` for a promise. These steps cost a few
 * calls more each, so the tree is only made for a query that has failed.
 */
export function withSafeAccess(node: ExprNode, dereference: (id: string) => unknown): ExprNode {
  const inner = mapChildren(node, (child) => withSafeAccess(child, dereference));
  if (inner.type === 'AccessAttribute') {
    return computed([inner.base ?? { type: 'This' }], (value) => attribute(value, inner.name));
  }
  if (inner.type !== 'Deref') return inner;
  return computed([inner.base], (value) => {
    const id = attribute(value, '_ref');
    return typeof id === 'string' ? dereference(id) : null;
  });
}

function attribute(value: unknown, name: string): unknown {
  // Dates and paths are objects of classes, and have no attributes in GROQ.
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value) && !isInstance(value);
  return isObject && Object.hasOwn(value, name) ? value[name as keyof typeof value] : null;
}

function isInstance(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== Object.prototype && prototype !== null;
}
