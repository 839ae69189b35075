import type { ContentMigration } from './index.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

interface ListToDocuments {
  readonly id: string;
  /** The list of before, as documents. All of them are made: they stood in Studio's lists, chosen or not. */
  readonly first: readonly { readonly _id: string; readonly _type: string }[];
  /** What has to be set in a document that names one of them; nothing in any other. */
  readonly changesIn: (document: Fields) => Fields;
}

/** What was a closed list becomes documents, so that staff can add to it; what names one of them refers to it. */
export function listToDocuments({ id, first, changesIn }: ListToDocuments): ContentMigration {
  return {
    id,
    mutations(documents) {
      const ids = new Set(documents.map(({ _id }) => _id));
      const patches = documents.flatMap((document) => {
        const set = changesIn(document);
        return Object.keys(set).length > 0 ? [{ patch: { id: document._id, set } }] : [];
      });
      if (patches.length === 0) return [];
      return [...first.filter(({ _id }) => !ids.has(_id)).map((create) => ({ create })), ...patches];
    },
  };
}
