import { closedExpression, fieldsOf, nested, NOTHING, tracedList, tracedObject } from './traced-value.ts';
import type { ExprNode } from '../../groq/syntax-tree.ts';
import type { Scope, Traced } from './traced-value.ts';
import type { Evaluation } from './trace.ts';

type PipeFuncCall = Extract<ExprNode, { type: 'PipeFuncCall' }>;

/** `| order(…)` and `| score(…)`: who comes first is the normal evaluator's decision. */
export function tracePipe(
  node: PipeFuncCall,
  items: readonly Traced[],
  scope: Scope,
  { evaluate }: Evaluation,
): Traced {
  const onItem = (item: Traced, expression: ExprNode) => {
    const inner = nested(scope, item);
    return evaluate(closedExpression(expression, inner), item.value);
  };
  if (node.name === 'order') {
    const rows = items.map((item, index) => ({
      index,
      ...Object.fromEntries(node.args.map((key, place) => [`key${place}`, onItem(item, unwrapped(key))])),
    }));
    const keys = node.args.map((key, place) => rewrapped(key, { type: 'AccessAttribute', name: `key${place}` }));
    return inOrder(
      evaluate({ ...node, base: { type: 'Value', value: rows }, args: keys }, null),
      (row) => items[row.index],
    );
  }
  if (node.name !== 'score') return NOTHING;
  const scored = items.flatMap((item, index) => {
    const fields = fieldsOf(item);
    if (!fields) return [];
    const list = evaluate(
      { ...node, base: { type: 'Value', value: [item.value] }, args: closedArgs(node, scope, item) },
      null,
    );
    return [{ index, fields, score: Array.isArray(list) ? Number(list[0]?._score) : 0 }];
  });
  scored.sort((one, other) => other.score - one.score);
  return tracedList(
    scored.map(({ fields, score }) =>
      tracedObject(new Map([...fields, ['_score', { kind: 'computed', value: score }]])),
    ),
  );
}

function closedArgs(node: PipeFuncCall, scope: Scope, item: Traced): readonly ExprNode[] {
  const inner = nested(scope, item);
  return node.args.map((argument) => closedExpression(argument, inner));
}

function inOrder(rows: unknown, itemOf: (row: { readonly index: number }) => Traced | undefined): Traced {
  if (!Array.isArray(rows)) return NOTHING;
  return tracedList(rows.map((row: { readonly index: number }) => itemOf(row) ?? NOTHING));
}

function unwrapped(key: ExprNode): ExprNode {
  return key.type === 'Asc' || key.type === 'Desc' ? key.base : key;
}

function rewrapped(key: ExprNode, base: ExprNode): ExprNode {
  return key.type === 'Asc' || key.type === 'Desc' ? { ...key, base } : base;
}
