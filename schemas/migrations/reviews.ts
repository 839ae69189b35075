import { APPROVED_FIELDS } from '../rules/approval.ts';
import { memberOf } from '../rules/form-value.ts';
import type { ContentMigration } from './index.ts';

type Document = Parameters<ContentMigration['mutations']>[0][number];
type Reviewed = 'exam' | 'post';

const isReviewed = (document: Document | undefined): document is Document & { readonly _type: Reviewed } =>
  (document?._type === 'exam' || document?._type === 'post') && Boolean(document.reviewedBy);

/**
 * A review named somebody, and not what was reviewed. What is published stays reviewed as it is, and says that nobody of today
 * confirmed it; the next change asks for an approval. A draft takes over what is published: what it changes is not reviewed.
 */
export const reviewsMigration: ContentMigration = {
  id: '0009-reviews',
  mutations: (documents) => {
    const byId = new Map(documents.map((document) => [document._id, document]));
    return documents.flatMap((document) => {
      const published = byId.get(document._id.replace(/^(drafts|versions\.[^.]+)\./, ''));
      if (document.approval !== undefined || document._type !== published?._type || !isReviewed(published)) return [];
      const fields = APPROVED_FIELDS[published._type].filter((field) => published[field] !== undefined);
      const { reviewedAt } = published;
      const approval = {
        by: 'registro-anterior',
        byName: 'Registro anterior, sem nome',
        at: typeof reviewedAt === 'string' ? `${reviewedAt}T12:00:00Z` : String(published._updatedAt),
        revision: String(published._rev),
        content: Object.fromEntries(fields.map((field) => [field, memberOf(published, field)])),
      };
      return [{ patch: { id: document._id, set: { approval } } }];
    });
  },
};
