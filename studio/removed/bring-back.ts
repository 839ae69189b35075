interface Stored {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** A published document that is there no more (`lake/routes/removed.ts`). */
export interface Removed {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Id of the account. */
  readonly by: string;
  readonly document: Stored;
}

const OF_THE_LAKE = new Set(['_rev', '_createdAt', '_updatedAt', 'approval']);

/**
 * The draft that brings a document back. What somebody approved is approved anew: an approval is written by whoever gives it
 * (`docs/decisions/0022-reviews-are-approvals.md`).
 */
export function draftOf({ document }: Removed): Stored {
  const written = Object.entries(document).filter(([name]) => !OF_THE_LAKE.has(name));
  return { ...Object.fromEntries(written), _id: `drafts.${document._id}`, _type: document._type };
}

/** What staff would miss: nothing of the demonstration, which goes as a whole and comes back as a whole. */
export function missed(removed: readonly Removed[], types: readonly string[]): readonly Removed[] {
  return removed.filter(({ document }) => types.includes(document._type) && document['isDemo'] !== true);
}
