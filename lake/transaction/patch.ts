import { Mutation as Engine, extract } from '@sanity/mutator';
import { Failure } from './failure.ts';
import type { PatchOperations, StoredDocument } from '../store/types.ts';

/** The order of Studio's optimistic editor: both sides must come to the same document. */
const ORDER = ['setIfMissing', 'set', 'unset', 'diffMatchPatch', 'inc', 'dec', 'insert'] as const;

/**
 * The document after a patch. The engine is the one Studio itself runs in the browser (`@sanity/mutator`), so that its
 * guess about the outcome and ours are the same; only numbers are checked more strictly here.
 * @throws Failure for a path that cannot be read, a number operation on something else, or a changed `_id`.
 */
export function applyPatch(document: StoredDocument, operations: PatchOperations): StoredDocument {
  let result = document;
  assertOrdinaryPaths(document, { ...operations.setIfMissing, ...operations.set });
  for (const name of ORDER) {
    const operation = operations[name];
    if (operation === undefined) continue;
    try {
      if (name === 'inc' || name === 'dec') assertNumbers(result, name, operations[name] ?? {});
      result = applyOne(result, { [name]: operation });
    } catch (error) {
      if (error instanceof Failure) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new Failure('mutationError', `Cannot apply "${name}" to the document "${document._id}": ${reason}`, {
        id: document._id,
      });
    }
  }
  if (result._id !== document._id) {
    throw new Failure('mutationError', `The id of the document "${document._id}" cannot be changed`, {
      id: document._id,
    });
  }
  return result;
}

function applyOne(document: StoredDocument, operation: PatchOperations): StoredDocument {
  // The engine's own types are those of its callers in the Studio; its input is exactly a mutation of the HTTP API.
  const mutations = [{ patch: { ...operation, id: document._id } }] as unknown as Engine['mutations'];
  return new Engine({ mutations }).apply(document) as StoredDocument;
}

/** Setting this attribute would replace the prototype of an object instead. */
function assertOrdinaryPaths(document: StoredDocument, values: Readonly<Record<string, unknown>>): void {
  if (!Object.keys(values).some((path) => path.includes('__proto__'))) return;
  throw new Failure('validationError', '"__proto__" cannot be the name of an attribute.', { id: document._id });
}

function assertNumbers(document: StoredDocument, name: string, paths: Readonly<Record<string, number>>): void {
  for (const path of Object.keys(paths)) {
    for (const value of extract(path, document)) {
      if (typeof value === 'number') continue;
      throw new Failure('mutationError', `Cannot apply "${name}" to "${path}": it is not a number`, {
        id: document._id,
      });
    }
  }
}
