import { isDeepStrictEqual } from 'node:util';
import type { ExprNode } from '../../groq/syntax-tree.ts';

/**
 * `diff::changedAny()`: whether anything the selector means differs. A list that grew or shrank on the way to a
 * selected value counts as a change, because its elements can no longer be paired.
 */
export function changedAny(before: unknown, after: unknown, selector: ExprNode, test: Test): boolean {
  const paths = selectedPaths(selector, before, test);
  if (paths.length !== selectedPaths(selector, after, test).length) return true;
  return paths.some((path) => isResized(before, after, path) || !equal(valueAt(before, path), valueAt(after, path)));
}

function isResized(before: unknown, after: unknown, path: KeyPath): boolean {
  return path.some((key, index) => {
    if (typeof key !== 'number') return false;
    const lists = [before, after].map((side) => valueAt(side, path.slice(0, index)));
    return !lists.every(Array.isArray) || lists[0]?.length !== lists[1]?.length;
  });
}

/** `diff::changedOnly()`: whether every difference lies within what the selector means. */
export function changedOnly(before: unknown, after: unknown, selector: ExprNode, test: Test): boolean {
  const allowed = selectedPaths(selector, before, test);
  return changesBetween(before, after, []).every((change) =>
    allowed.some((path) => path.every((key, index) => change[index] === key)),
  );
}

/** The deepest paths at which two values differ; a list of another length differs as a whole. */
function changesBetween(before: unknown, after: unknown, path: KeyPath): KeyPath[] {
  if (equal(before, after)) return [];
  if (Array.isArray(before) || Array.isArray(after)) {
    if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return [path];
    return before.flatMap((element, index) => changesBetween(element, after[index], [...path, index]));
  }
  if (!isObject(before) || !isObject(after)) return [path];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => changesBetween(valueAt(before, [key]), valueAt(after, [key]), [...path, key]));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** For GROQ a missing attribute and null are the same. */
function equal(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one ?? null, other ?? null);
}

type KeyPath = readonly (string | number)[];

/** The nodes groq-js parses only where a selector stands, as in `diff::changedAny(a, b, (title, body[].text))`. */
type SelectorNode =
  | ExprNode
  | { readonly type: 'Tuple'; readonly members: readonly SelectorNode[] }
  | { readonly type: 'SelectorNested'; readonly base: SelectorNode; readonly nested: SelectorNode }
  | { readonly type: 'SelectorFuncCall'; readonly arg: ExprNode };

/** Whether a condition holds for a value. */
export type Test = (condition: ExprNode, value: unknown) => boolean;

/** The paths in `value` that a selector means. An attribute is meant whether it exists or not. */
function selectedPaths(selector: ExprNode, value: unknown, test: Test): KeyPath[] {
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
