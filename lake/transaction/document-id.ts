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

/** The id of a new document: as given, completed when it ends in a dot (`drafts.`), random when absent. */
export function newDocumentId(given: unknown): string {
  if (given === undefined || given === null || given === '') return randomId();
  if (typeof given !== 'string') throw new Failure('validationError', 'A document id must be a text.');
  return checkedId(given.endsWith('.') ? given + randomId() : given);
}
