import type { Caller } from '../auth/caller.ts';
import type { StoredDocument } from '../store/types.ts';

/** Whether a document exists as far as somebody is concerned. */
export type Sight = (document: StoredDocument) => boolean;

/**
 * What the caller may neither read nor change is treated as if it were not there: every answer about it, the refusal
 * included, must be the one for an id that nobody uses, or guessing ids would find out who is preparing what.
 */
export function sightOf(caller: Caller): Sight {
  return (document) => caller.may('read', document) || caller.may('update', document);
}
