import { getHeapStatistics } from 'node:v8';
import { LakeError } from '../errors.ts';
import { mapChildren } from './syntax-tree.ts';
import { argumentsOf, computed } from './computed-nodes.ts';
import type { ExprNode } from './syntax-tree.ts';

/** Looks at the clock between two at the memory, which take a microsecond. */
const CHECKS_PER_LOOK_AT_HEAP = 8;
/** Characters that take as long as one step. */
export const UNITS_PER_STEP = 32;
/** Work between two looks at the clock; a step takes about 100 ns. */
const UNITS_PER_CHECK = 32 * UNITS_PER_STEP;
/** An element of a list takes as long as so many characters, and one that a function made. */
const UNITS_PER_ELEMENT = 8;
export const UNITS_PER_MADE_ELEMENT = 128;
/** What one query may add to the heap; lists that double with every projection get there in thirty steps. */
export const MAX_GROWTH_BYTES = 256 * 1024 * 1024;

/** What one evaluation may cost. */
export interface Budget {
  readonly milliseconds: number;
  /** Documents that may be looked at; unlimited when absent. */
  readonly documents?: number;
  /** Work in steps, which do not depend on how busy the machine is; unlimited when absent. */
  readonly steps?: number;
}

export interface Limits extends Budget {
  /** Values and characters in the result. Parts may be shared in memory, and become copies in JSON. */
  readonly values: number;
  readonly characters: number;
}

/** Notes work that is no step of its own: characters read, elements walked. @throws TooExpensive */
export type Charge = (units: number) => void;

export interface Meter {
  /** Begins a new measurement. */
  start(budget: Budget): void;
  /** Notes that a document is looked at, with the characters that have to be parsed for it. */
  readonly look: (characters: number) => void;
  /** Notes a step of an evaluation that has no tree. */
  readonly step: () => void;
  readonly charge: Charge;
  /** Steps since the start. */
  steps(): number;
  /** Documents since the start. */
  looks(): number;
  /** A tree that gives the same result and stops with an error when the measurement exceeds its budget. */
  metered(tree: ExprNode): ExprNode;
}

/** The query was stopped because it costs too much. */
export class TooExpensive extends LakeError {
  constructor(reason: string) {
    super(400, 'queryEvaluationError', `Unable to evaluate query: ${reason}.`);
  }
}

/**
 * Limits what one query may cost. A query of a hundred characters can keep groq-js busy for ever:
 * `*[count(*[count(*[_id != ^._id]) > 0]) > 0]`, a few levels deeper.
 *
 * groq-js reads the `type` of a node each time it evaluates the node, so a getter there sees every step. What one step
 * makes that is long is charged as well, so that nothing doubles unseen.
 */
export function createMeter(): Meter {
  let deadline = Infinity;
  let heap = Infinity;
  let documents = 0;
  let mostDocuments = Infinity;
  // In units: a whole number is added to much faster than a fraction.
  let work = 0;
  let mostWork = Infinity;
  let nextCheck = 0;
  let checks = 0;

  function assertInTime(): void {
    if (work > mostWork || performance.now() > deadline) throw new TooExpensive('it takes too long');
  }
  function checkBudget(): void {
    nextCheck = work + UNITS_PER_CHECK;
    assertInTime();
    checks += 1;
    if (checks % CHECKS_PER_LOOK_AT_HEAP === 0 && getHeapStatistics().used_heap_size > heap)
      throw new TooExpensive('it needs too much memory');
  }
  function charge(units: number): void {
    work += units;
    if (work >= nextCheck) checkBudget();
  }
  function step(): void {
    charge(UNITS_PER_STEP);
  }
  /** One step of these walks a whole list or text. */
  function longStep(): void {
    work += UNITS_PER_STEP;
    assertInTime();
  }
  const chargeResult = chargingFor(UNITS_PER_ELEMENT);
  const chargeMade = chargingFor(UNITS_PER_MADE_ELEMENT);
  function chargingFor(unitsPerElement: number): (value: unknown) => unknown {
    return (value) => {
      if (typeof value === 'string') charge(value.length);
      else if (Array.isArray(value)) charge(value.length * unitsPerElement);
      else if (typeof value === 'object' && value !== null) charge(Object.keys(value).length * UNITS_PER_ELEMENT);
      return value;
    };
  }
  function metered(node: ExprNode): ExprNode {
    if (node.type === 'Value') return node;
    const { type, ...rest } = mapChildren(node, metered);
    const count = isLong(node) ? longStep : step;
    const watched = {
      ...rest,
      get type() {
        count();
        return type;
      },
      // The same node as before, but for the getter.
    } as ExprNode;
    if (node.type === 'FuncCall') return makesLong(node) ? computed([watched], chargeMade) : watched;
    return mayGrow(node) ? computed([watched], chargeResult) : watched;
  }
  return {
    metered,
    step,
    charge,
    steps: () => work / UNITS_PER_STEP,
    looks: () => documents,
    look(characters) {
      documents += 1;
      if (documents > mostDocuments) throw new TooExpensive('it looks at too many documents');
      step();
      if (characters > 0) charge(characters);
    },
    start(budget) {
      deadline = performance.now() + budget.milliseconds;
      documents = 0;
      mostDocuments = budget.documents ?? Infinity;
      work = 0;
      mostWork = (budget.steps ?? Infinity) * UNITS_PER_STEP;
      nextCheck = UNITS_PER_CHECK;
      checks = 0;
      heap = getHeapStatistics().used_heap_size + MAX_GROWTH_BYTES;
    },
  };
}

/** Functions of `global::` that make texts. */
const TEXT_FUNCTIONS = new Set(['lower', 'upper', 'string']);

/** Functions that make a text or a list: nested in each other they take the time of all, and each walks what the other made. */
function makesLong({ namespace, name }: { readonly namespace: string; readonly name: string }): boolean {
  return namespace === 'string' || namespace === 'array' || namespace === 'pt' || TEXT_FUNCTIONS.has(name);
}

/** Makes lists, texts or objects of any size. */
function mayGrow(node: ExprNode): boolean {
  switch (node.type) {
    case 'OpCall':
      return node.op === '+' && !argumentsOf(node);
    case 'Array':
      return node.elements.some(({ isSplat }) => isSplat);
    case 'Object':
      return node.attributes.some(({ type }) => type !== 'ObjectAttributeValue');
    case 'FlatMap':
    case 'Slice':
      return true;
    default:
      return false;
  }
}

function isLong(node: ExprNode): boolean {
  if (node.type === 'OpCall') return node.op === 'in' || argumentsOf(node) !== undefined;
  return node.type === 'FuncCall' || node.type === 'PipeFuncCall' || node.type === 'Slice';
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
