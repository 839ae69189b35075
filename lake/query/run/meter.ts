import { getHeapStatistics } from 'node:v8';
import { LakeError } from '../../errors.ts';
import { mapChildren, someNode } from '../../groq/syntax-tree.ts';
import { argumentsOf, isConstant } from './computed-nodes.ts';
import type { ExprNode } from '../../groq/syntax-tree.ts';

/** Evaluation steps between two looks at the clock. */
const STEPS_PER_CHECK = 256;
/** What one query may add to the heap; lists that double with every projection get there in thirty steps. */
const MAX_GROWTH_BYTES = 256 * 1024 * 1024;

export interface Limits {
  readonly milliseconds: number;
  /** Documents that may be looked at; unlimited when absent. */
  readonly documents?: number;
  /** Evaluation steps, which do not depend on how busy the machine is; unlimited when absent. */
  readonly steps?: number;
  /** Values and characters in the result. Parts may be shared in memory, and become copies in JSON. */
  readonly values: number;
  readonly characters: number;
}

export interface Meter {
  /** Begins a new measurement. */
  start(limits?: Pick<Limits, 'milliseconds' | 'documents' | 'steps'>): void;
  /** Notes that a document is looked at. */
  readonly look: () => void;
  /** Notes a step of an evaluation that has no tree. */
  readonly step: () => void;
  /** A tree that gives the same result and stops with an error when the measurement exceeds its limits. */
  metered(tree: ExprNode): ExprNode;
}

/** The query was stopped because it costs too much. */
export class TooExpensive extends LakeError {
  constructor(reason: string) {
    super(400, 'queryEvaluationError', `Unable to evaluate query: ${reason}.`);
  }
}

/**
 * Limits what one query may cost. A stranger can write one of a hundred characters that keeps groq-js busy for ever:
 * `*[count(*[count(*[_id != ^._id]) > 0]) > 0]`, a few levels deeper.
 *
 * groq-js reads the `type` of a node each time it evaluates the node, so a getter there sees every step.
 * `milliseconds` holds for measurements that set no limits of their own.
 */
export function createMeter(milliseconds = Infinity): Meter {
  let deadline = Infinity;
  let heap = Infinity;
  let documents = Infinity;
  let steps = 0;
  let most = Infinity;

  function checkTime(): void {
    if (performance.now() > deadline || steps > most) throw new TooExpensive('it takes too long');
  }
  function step(): void {
    steps += 1;
    if (steps % STEPS_PER_CHECK === 0) checkTime();
  }
  /** One step of these walks a whole list or text. */
  function longStep(): void {
    steps += 1;
    checkTime();
  }
  function growingStep(): void {
    longStep();
    if (getHeapStatistics().used_heap_size > heap) {
      throw new TooExpensive('it needs too much memory');
    }
  }
  function metered(node: ExprNode): ExprNode {
    if (node.type === 'Value') return node;
    const { type, ...rest } = mapChildren(node, metered);
    const count = mayGrow(node) ? growingStep : isLong(node) ? longStep : step;
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
    step,
    look() {
      documents -= 1;
      if (documents < 0) throw new TooExpensive('it looks at too many documents');
      step();
    },
    start(limits = { milliseconds }) {
      deadline = performance.now() + limits.milliseconds;
      documents = limits.documents ?? Infinity;
      most = limits.steps ?? Infinity;
      steps = 0;
      heap = getHeapStatistics().used_heap_size + MAX_GROWTH_BYTES;
    },
  };
}

/** Joins lists of any length. Sums with a constant text in them, as in names and addresses, are texts. */
function mayGrow(node: ExprNode): boolean {
  if (node.type === 'OpCall') {
    return node.op === '+' && !isText(node.left) && !isText(node.right) && !argumentsOf(node);
  }
  if (node.type === 'Array') return node.elements.some(({ isSplat }) => isSplat);
  return node.type === 'FlatMap';
}

function isLong(node: ExprNode): boolean {
  if (node.type === 'OpCall') return node.op === 'in' || node.op === 'match' || argumentsOf(node) !== undefined;
  return node.type === 'FuncCall' || node.type === 'PipeFuncCall';
}

function isText(node: ExprNode): boolean {
  if (isConstant(node)) return typeof node.value === 'string';
  return node.type === 'OpCall' && node.op === '+' && (isText(node.left) || isText(node.right));
}

/** @throws TooExpensive for a result that would be too large as JSON. */
export function assertPresentable(result: unknown, limits: Limits): void {
  let values = 0;
  let characters = 0;
  const visit = (value: unknown): void => {
    values += 1;
    if (typeof value === 'string') characters += value.length;
    if (values > limits.values || characters > limits.characters) throw new TooExpensive('its result is too large');
    if (value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) for (const element of value) visit(element);
    else for (const inner of Object.values(value)) visit(inner);
  };
  visit(result);
}

/** Sums of computed values in one query; each can double a text. */
const MAX_SUMS = 8;

/** Functions that go through large shapes or documents in one step. */
const UNMETERED = new Set(['geo', 'diff']);

/**
 * Whether the meter sees everything a query does. A single step can take for ever when a pattern with many asterisks
 * becomes a regular expression, when texts double, or when two long lists are compared element by element.
 */
export function hasMeteredSteps(tree: ExprNode): boolean {
  let sums = 0;
  return !someNode(tree, (node) => {
    if (node.type === 'FuncCall')
      return UNMETERED.has(node.namespace) || `${node.namespace}::${node.name}` === 'array::intersects';
    if (node.type !== 'OpCall') return false;
    if (node.op === '+' && !isConstant(node.left) && !isConstant(node.right)) sums += 1;
    return sums > MAX_SUMS || (node.op === 'match' && !isSafePattern(node.right));
  });
}

function isSafePattern(pattern: ExprNode): boolean {
  if (pattern.type === 'FuncCall' && pattern.namespace === 'text') return pattern.args.every(isSafePattern);
  if (pattern.type === 'Array') return pattern.elements.every(({ value }) => isSafePattern(value));
  if (!isConstant(pattern)) return false;
  const texts: readonly unknown[] = Array.isArray(pattern.value) ? pattern.value : [pattern.value];
  return texts.every((text) => typeof text !== 'string' || !/\*[^\s*]*\*[^\s*]*\*/.test(text.replace(/\*+/g, '*')));
}
