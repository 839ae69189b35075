import type { ExprNode } from '../ast.ts';

/**
 * A list whose `concat` runs a function on the values it is given. groq-js has no way to register functions, but for
 * `left + right` with two lists it calls `left.concat(right)` and takes whatever comes back, and by then the elements
 * of `right` have been evaluated where the call stands, `^` and `@` included.
 */
class Computation extends Array<never> {
  readonly #compute: (...values: readonly unknown[]) => unknown;

  constructor(compute: (...values: readonly unknown[]) => unknown) {
    super();
    this.#compute = compute;
  }

  override concat(values: unknown): never[] {
    // `null` is GROQ's answer to arguments that make no sense; `undefined` does not exist there.
    return (this.#compute(...(values as readonly unknown[])) ?? null) as never[];
  }
}

/**
 * A node whose value is `compute` of the values of the arguments. Such a tree holds closures: it cannot be sent to
 * another thread.
 */
export function computed(args: readonly ExprNode[], compute: (...values: readonly unknown[]) => unknown): ExprNode {
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
