import type { ContentMigration } from './index.ts';

/** Fields that nothing read: a term for search engines, and the day a picture was taken. The history keeps them. */
const DROPPED: Readonly<Record<string, string>> = { specialty: 'schemaOrgSpecialty', portfolioItem: 'takenAt' };

export const droppedFieldsMigration: ContentMigration = {
  id: '0006-dropped-fields',
  mutations: (documents) =>
    documents.flatMap((document) => {
      const field = DROPPED[document._type];
      return field && document[field] !== undefined ? [{ patch: { id: document._id, unset: [field] } }] : [];
    }),
};
