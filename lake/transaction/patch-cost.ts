import { extract } from '@sanity/mutator';
import { Failure } from './failure.ts';
import type { PatchOperations, StoredDocument } from '../store/types.ts';

/** Steps that the patches of a transaction still may take. */
export interface PatchBudget {
  steps: number;
  /** Values in a document, by its id: plain paths add few, so they are not counted again for each patch. */
  readonly nodes: Map<string, number>;
}

/** A path that names its targets one by one costs about this much. */
const PLAIN_PATH_STEPS = 10;
/** A second `..` multiplies the ways to the same place; a third one keeps the engine busy for minutes. */
const MAX_RECURSIONS = 2;
const LONGEST_PATH = 4096;

/** How many places of a document a path may lead to, seen from its text. */
interface PathShape {
  readonly recursions: number;
  /** Ranges, comparisons, unions: several elements may be meant. */
  readonly isSearch: boolean;
  /** Product of the sizes of its unions: `[0,0][0,0]` visits the same place four times. */
  readonly ways: number;
}

/**
 * Refuses patches that would keep the engine busy: it copies a list once for each element it changes, follows every way
 * through `..`, and looks for a text's context everywhere. The estimates were measured; what they forbid takes seconds.
 * @throws Failure validationError
 */
export function chargePatch(document: StoredDocument, operations: PatchOperations, budget: PatchBudget): void {
  const paths = pathsOf(operations);
  // Before each path is looked at: a million of them take seconds to read.
  spend(document, budget, paths.length * PLAIN_PATH_STEPS);
  const shapes = paths.map(shapeOf);
  // A patch copies the document, and each is looked through as a whole in the end.
  const isSearching = shapes.some(({ isSearch, recursions }) => isSearch || recursions > 0);
  const nodes = (isSearching ? undefined : budget.nodes.get(document._id)) ?? nodesIn(document);
  budget.nodes.set(document._id, nodes);
  let steps = nodes / 100;
  for (const { recursions, isSearch, ways } of shapes) {
    if (recursions > MAX_RECURSIONS) throw tooComplex(document, 'a path may hold ".." twice at most');
    if (recursions === MAX_RECURSIONS) steps += nodes * 100;
    if (isSearch || recursions > 0) steps += ways * (nodes + nodes ** 2 / 1000);
    else steps += nodes / 100;
  }
  spend(document, budget, steps);
  for (const [path, patch] of Object.entries(operations.diffMatchPatch ?? {})) {
    spend(document, budget, textSteps(patch, textsAt(path, document)));
  }
}

/** Whether a patch can put one value in many places, so that the outcome may be much larger than what was sent. */
export function mayMultiply(operations: PatchOperations): boolean {
  return pathsOf(operations).some((path) => {
    const { recursions, isSearch } = shapeOf(path);
    return isSearch || recursions > 0;
  });
}

function spend(document: StoredDocument, budget: PatchBudget, steps: number): void {
  budget.steps -= steps;
  if (!(budget.steps >= 0)) throw tooComplex(document, 'it would take too long');
}

function tooComplex(document: StoredDocument, reason: string): Failure {
  return new Failure('validationError', `The patch of the document "${document._id}" is too complex: ${reason}.`, {
    id: document._id,
  });
}

/** Where a patch changes something. */
export function pathsOf({
  set,
  setIfMissing,
  unset,
  diffMatchPatch,
  inc,
  dec,
  insert,
}: PatchOperations): readonly string[] {
  const { before, after, replace } = { ...insert };
  return [
    ...[set, setIfMissing, diffMatchPatch, inc, dec].flatMap((values) => Object.keys(values ?? {})),
    ...(unset ?? []),
    ...[before, after, replace].filter((path) => typeof path === 'string'),
  ];
}

const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
const BY_KEY = /\[\s*_key\s*==\s*""\s*\]/g;
const BY_INDEX = /\[\s*(?:-?\d+|"")\s*\]/g;

function shapeOf(path: string): PathShape {
  if (path.length > LONGEST_PATH) {
    throw new Failure('validationError', `A path may have at most ${LONGEST_PATH} characters.`);
  }
  const bare = path.replace(QUOTED, '""').replace(BY_KEY, '').replace(BY_INDEX, '');
  const unions = [...bare.matchAll(/\[([^\]]*)\]/g)].map(([, inside = '']) => inside.split(',').length);
  return {
    recursions: bare.split('..').length - 1,
    isSearch: /[[*]/.test(bare),
    ways: unions.reduce((product, size) => product * size, 1),
  };
}

/** Objects, lists and plain values in it. */
function nodesIn(value: unknown): number {
  if (value === null || typeof value !== 'object') return 1;
  let nodes = 1;
  for (const inner of Object.values(value)) nodes += nodesIn(inner);
  return nodes;
}

/** Every hunk may be looked for in the whole text, and a hunk's context is compared with what is there. */
function textSteps(patch: string, characters: number): number {
  const hunks = patch.split('\n@@ ').length;
  return (hunks * characters) / 500 + patch.length ** 2 / 200_000;
}

function textsAt(path: string, document: StoredDocument): number {
  let found: unknown[];
  try {
    found = extract(path, document);
  } catch {
    // The engine will say what is wrong with the path.
    return 0;
  }
  return found.reduce<number>((sum, text) => sum + (typeof text === 'string' ? text.length : 0), 0);
}
