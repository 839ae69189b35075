import { randomId } from '../store/random-id.ts';
import { Failure } from './failure.ts';

const VALID_ID = /^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/;

/** Checks an id that a client names. @throws Failure validationError */
export function checkedId(id: string): string {
  if (VALID_ID.test(id)) return id;
  throw new Failure(
    'validationError',
    `"${id.slice(0, 140)}" is not a valid document id: 1 to 128 letters, digits, "_", "-" or ".", not starting with "-" or ".".`,
    { id },
  );
}

const LAYERS = ['drafts', 'versions'];

/**
 * Checks the id of a document that is to come into being: `drafts.` and `versions.<release>.` stand only at its beginning,
 * and no part between its dots is empty. Documents that exist are reached whatever they are called.
 * @throws Failure validationError, in the words of the hosted service where they are known
 */
export function assertNewId(id: string): void {
  const parts = id.split('.');
  const refused = (what: string, reason: string) =>
    new Failure('validationError', `Invalid document ${what} "${id}": ${reason}`, { id });
  if (parts.includes('')) throw refused('ID', 'no part between dots may be empty');
  const [layer] = parts;
  const prefix = layer === 'drafts' ? 1 : layer === 'versions' ? 2 : 0;
  if (parts.length <= prefix)
    throw refused(layer === 'versions' ? 'version ID' : 'ID', 'the ID of the document is missing');
  const wrong = parts.findIndex((part, index) => LAYERS.includes(part) && (index > 0 || prefix === 0));
  if (wrong < 0) return;
  throw refused('version ID', `invalid use of "${parts[wrong] ?? ''}" in "${parts.slice(wrong).join('.')}"`);
}

/** The id of a new document: as given, completed when it ends in a dot (`drafts.`), random when absent. */
export function newDocumentId(given: unknown): string {
  if (given === undefined || given === null || given === '') return randomId();
  if (typeof given !== 'string') throw new Failure('validationError', 'A document id must be a text.');
  return checkedId(given.endsWith('.') ? given + randomId() : given);
}
