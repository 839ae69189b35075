import { DateTime } from 'groq-js';
import type { Charge } from '../meter.ts';
import type { ExprNode } from '../syntax-tree.ts';

/** What comparing needs of the evaluation that it belongs to. */
export interface Comparing {
  readonly test: Test;
  readonly charge: Charge;
}

/**
 * `diff::changedAny()`: whether anything the selector means differs. A list that grew or shrank on the way to a
 * selected value counts as a change, because its elements can no longer be paired.
 */
export function changedAny(before: unknown, after: unknown, selector: ExprNode, comparing: Comparing): boolean {
  const paths = selectedPaths(selector, before, comparing);
  if (paths.length !== selectedPaths(selector, after, comparing).length) return true;
  const { charge } = comparing;
  return paths.some((path) => {
    charge(path.length ** 2);
    return isResized(before, after, path) || differs(valueAt(before, path), valueAt(after, path), charge);
  });
}

function isResized(before: unknown, after: unknown, path: KeyPath): boolean {
  return path.some((key, index) => {
    if (typeof key !== 'number') return false;
    const lists = [before, after].map((side) => valueAt(side, path.slice(0, index)));
    return !lists.every(Array.isArray) || lists[0]?.length !== lists[1]?.length;
  });
}

/** `diff::changedOnly()`: whether every difference lies within what the selector means. */
export function changedOnly(before: unknown, after: unknown, selector: ExprNode, comparing: Comparing): boolean {
  const { charge } = comparing;
  const allowed = selectedPaths(selector, before, comparing);
  const isAllowed = (change: KeyPath) => {
    charge(allowed.length * change.length);
    return allowed.some((path) => path.every((key, index) => change[index] === key));
  };
  for (const change of changesBetween(before, after, [], charge)) if (!isAllowed(change)) return false;
  return true;
}

/** Whether anything in two values differs. For GROQ a missing attribute and null are the same. */
function differs(before: unknown, after: unknown, charge: Charge): boolean {
  return changesBetween(before, after, [], charge).next().done !== true;
}

/** The deepest paths at which two values differ; a list of another length differs as a whole. Changes `path`. */
function* changesBetween(
  before: unknown,
  after: unknown,
  path: (string | number)[],
  charge: Charge,
): Generator<KeyPath, undefined> {
  charge(UNITS_PER_VALUE);
  if (before instanceof DateTime || after instanceof DateTime) {
    if (String(before) !== String(after)) yield [...path];
    return undefined;
  }
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) {
    if (isObject(before) || isObject(after) || (before ?? null) !== (after ?? null)) yield [...path];
    return undefined;
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) {
    yield [...path];
    return undefined;
  }
  const isList = Array.isArray(before);
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const key = isList ? Number(name) : name;
    path.push(key);
    yield* changesBetween(valueAt(before, [key]), valueAt(after, [key]), path, charge);
    path.pop();
  }
  return undefined;
}

const UNITS_PER_VALUE = 32;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
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
function selectedPaths(node: SelectorNode, value: unknown, comparing: Comparing): KeyPath[] {
  const { test, charge } = comparing;
  const within = (base: SelectorNode, inner: SelectorNode): KeyPath[] =>
    selectedPaths(base, value, comparing).flatMap((path) => {
      const found = selectedPaths(inner, valueAt(value, path), comparing);
      charge(found.length * path.length);
      return found.map((rest) => [...path, ...rest]);
    });
  const elementsAt = (base: SelectorNode, keep: (element: unknown) => boolean): KeyPath[] =>
    selectedPaths(base, value, comparing).flatMap((path) => {
      const list = valueAt(value, path);
      if (!Array.isArray(list)) return [];
      charge(list.length * (path.length + 1));
      return list.flatMap((element, index) => (keep(element) ? [[...path, index]] : []));
    });
  switch (node.type) {
    case 'Group':
      return selectedPaths(node.base, value, comparing);
    case 'Tuple':
      return 'members' in node ? node.members.flatMap((member) => selectedPaths(member, value, comparing)) : [];
    case 'AccessAttribute':
      return node.base ? selectedPaths(node.base, value, comparing).map((path) => [...path, node.name]) : [[node.name]];
    case 'ArrayCoerce':
      return elementsAt(node.base, () => true);
    case 'Filter':
      return elementsAt(node.base, (element) => test(node.expr, element));
    case 'SelectorNested':
      return within(node.base, node.nested);
    // Selectors of delta functions are parsed as expressions.
    case 'This':
      return [[]];
    case 'Map':
    case 'FlatMap':
      return within(node.base, node.expr);
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
