import { getHeapStatistics } from 'node:v8';
import { LakeError } from '../errors.ts';
import { mapChildren } from './ast.ts';
import type { ExprNode } from './ast.ts';

/** Evaluation steps between two looks at the clock. */
const STEPS_PER_CHECK = 1024;
/** What one query may add to the heap; lists that double with every projection get there in thirty steps. */
const MAX_GROWTH_BYTES = 256 * 1024 * 1024;
/** Values and characters in one result. Parts may be shared in memory, and become copies in JSON. */
const MAX_VALUES = 2_000_000;
const MAX_CHARACTERS = 64 * 1024 * 1024;

export interface Meter {
  /** Begins a new measurement. */
  start(): void;
  /** A tree that gives the same result and stops with an error when the measurement exceeds its limits. */
  metered(tree: ExprNode): ExprNode;
}

/**
 * Limits what one query may cost. Queries run on the main thread, and a stranger can write one of a hundred characters
 * that keeps groq-js busy for ever: `*[count(*[count(*[_id != ^._id]) > 0]) > 0]`, a few levels deeper.
 *
 * groq-js reads the `type` of a node each time it evaluates the node, so a getter there sees every step.
 */
export function createMeter(milliseconds: number): Meter {
  let deadline = Infinity;
  let heap = Infinity;
  let steps = 0;

  function step(): void {
    steps += 1;
    if (steps % STEPS_PER_CHECK === 0 && performance.now() > deadline) throw tooExpensive('it takes too long');
  }
  function growingStep(): void {
    step();
    if (getHeapStatistics().used_heap_size > heap) throw tooExpensive('it needs too much memory');
  }
  function metered(node: ExprNode): ExprNode {
    if (node.type === 'Value') return node;
    const { type, ...rest } = mapChildren(node, metered);
    const count = mayGrow(node) ? growingStep : step;
    const watched = {
      ...rest,
      get type() {
        count();
        return type;
      },
    };
    // The same node as before, but for the getter.
    return watched as ExprNode;
  }
  return {
    metered,
    start() {
      deadline = performance.now() + milliseconds;
      heap = getHeapStatistics().used_heap_size + MAX_GROWTH_BYTES;
    },
  };
}

/** Joins lists of any length. Sums with a constant text in them, as in names and addresses, are texts. */
function mayGrow(node: ExprNode): boolean {
  if (node.type === 'OpCall') return node.op === '+' && !isText(node.left) && !isText(node.right);
  return node.type === 'Array' || node.type === 'FlatMap';
}

function isText(node: ExprNode): boolean {
  if (node.type === 'Value') return typeof node.value === 'string';
  return node.type === 'OpCall' && node.op === '+' && (isText(node.left) || isText(node.right));
}

/** @throws LakeError 400 for a result that would be too large as JSON. */
export function assertPresentable(result: unknown): void {
  let values = 0;
  let characters = 0;
  const visit = (value: unknown): void => {
    values += 1;
    if (typeof value === 'string') characters += value.length;
    if (values > MAX_VALUES || characters > MAX_CHARACTERS) throw tooExpensive('its result is too large');
    if (value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) for (const element of value) visit(element);
    else for (const inner of Object.values(value)) visit(inner);
  };
  visit(result);
}

function tooExpensive(reason: string): LakeError {
  return new LakeError(400, 'queryEvaluationError', `Unable to evaluate query: ${reason}.`);
}
