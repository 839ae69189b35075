/** A document as the seed hands it to the lake, which adds the dates and the revision itself. */
export type SeedDocument<Document> = Omit<Document, '_createdAt' | '_updatedAt' | '_rev'>;
