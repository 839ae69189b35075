/** What is on the site of a document, and what is in its draft; at least one of them. */
export interface StoredPair<Stored> {
  readonly id: string;
  readonly published: Stored | undefined;
  readonly draft: Stored | undefined;
}

/** Drafts beside what they are drafts of, in the order in which each first appears. */
export function storedPairs<Stored extends { readonly _id: string }>(
  documents: readonly Stored[],
): readonly StoredPair<Stored>[] {
  const byId = Map.groupBy(documents, ({ _id }) => _id.replace(/^drafts\./, ''));
  return [...byId].map(([id, states]) => ({
    id,
    published: states.find(({ _id }) => _id === id),
    draft: states.find(({ _id }) => _id !== id),
  }));
}
