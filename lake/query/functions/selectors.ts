import type { ExprNode } from '../ast.ts';

export type KeyPath = readonly (string | number)[];

/** The nodes groq-js parses only where a selector stands, as in `diff::changedAny(a, b, (title, body[].text))`. */
type SelectorNode =
  | ExprNode
  | { readonly type: 'Tuple'; readonly members: readonly SelectorNode[] }
  | { readonly type: 'SelectorNested'; readonly base: SelectorNode; readonly nested: SelectorNode }
  | { readonly type: 'SelectorFuncCall'; readonly arg: ExprNode };

/** Whether a condition holds for a value. */
export type Test = (condition: ExprNode, value: unknown) => boolean;

/** The paths in `value` that a selector means. An attribute is meant whether it exists or not. */
export function selectedPaths(selector: ExprNode, value: unknown, test: Test): KeyPath[] {
  return select(selector, value, test);
}

function select(node: SelectorNode, value: unknown, test: Test): KeyPath[] {
  const elementsAt = (base: SelectorNode, keep: (element: unknown) => boolean): KeyPath[] =>
    select(base, value, test).flatMap((path) => {
      const list = valueAt(value, path);
      if (!Array.isArray(list)) return [];
      return list.flatMap((element, index) => (keep(element) ? [[...path, index]] : []));
    });
  switch (node.type) {
    case 'Group':
      return select(node.base, value, test);
    case 'Tuple':
      return 'members' in node ? node.members.flatMap((member) => select(member, value, test)) : [];
    case 'AccessAttribute':
      return node.base ? select(node.base, value, test).map((path) => [...path, node.name]) : [[node.name]];
    case 'ArrayCoerce':
      return elementsAt(node.base, () => true);
    case 'Filter':
      return elementsAt(node.base, (element) => test(node.expr, element));
    case 'SelectorNested':
      return select(node.base, value, test).flatMap((path) =>
        select(node.nested, valueAt(value, path), test).map((inner) => [...path, ...inner]),
      );
    // Selectors of delta functions are parsed as expressions.
    case 'This':
      return [[]];
    case 'Map':
    case 'FlatMap':
      return select(node.base, value, test).flatMap((path) =>
        select(node.expr, valueAt(value, path), test).map((inner) => [...path, ...inner]),
      );
    case 'SelectorFuncCall':
      return anywhere(value, (part) => test(node.arg, part), []);
    default:
      return [];
  }
}

/** Every object in the value that passes the test. */
function anywhere(value: unknown, test: (part: unknown) => boolean, path: KeyPath): KeyPath[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: readonly [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  const inside = entries.flatMap(([key, inner]) => anywhere(inner, test, [...path, key]));
  return !Array.isArray(value) && test(value) ? [path, ...inside] : inside;
}

/** The value at a path of own attributes and elements; undefined when the path leads nowhere. */
export function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>((current, key) => {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    return current[key as keyof typeof current];
  }, value);
}
