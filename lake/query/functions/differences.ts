import { isDeepStrictEqual } from 'node:util';
import { selectedPaths, valueAt } from './selectors.ts';
import type { ExprNode } from '../ast.ts';
import type { KeyPath, Test } from './selectors.ts';

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
