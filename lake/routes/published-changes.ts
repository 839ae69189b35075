import { publishedId } from '../store/ids.ts';
import type { History } from '../store/history.ts';

/** An id with a dot is nothing that visitors see: drafts, versions, messages, what the lake keeps for itself. */
export const isContent = (id: string) => !id.includes('.');

/** What happened to published documents between two moments (ISO 8601, UTC), oldest first. */
export function contentChanges(history: History, from: string, until: string) {
  return history
    .outlineOfPublished(from, until)
    .flatMap(({ changes, transactionId, timestamp: at, author: by }) =>
      changes.map(({ id, after }) => ({ id, at, by, transactionId, isRemoval: !after })),
    )
    .filter(({ id }) => isContent(id));
}

/** A document as a transaction found and left it. */
export function stateOf(history: History, id: string, transactionId: string) {
  for (const { change } of history.changesOfGroup(publishedId(id), [transactionId])) {
    if (change.id === id) return { before: change.before, after: change.after };
  }
  return { before: undefined, after: undefined };
}
