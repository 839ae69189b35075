/** A document as stored. */
export interface StoredDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

export const NAME_FIELDS = ['title', 'name', 'fullName', 'label', 'question', 'authorDisplay', 'tradeName', 'from'];

/** What staff call a document, by the first of its fields that names it. */
export function nameOf(document: StoredDocument | undefined): string | undefined {
  return NAME_FIELDS.map((field) => document?.[field]).find((name) => typeof name === 'string');
}
