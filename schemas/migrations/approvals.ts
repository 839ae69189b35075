import { APPROVED_FIELDS, isApprovedType } from '../rules/approval.ts';
import type { ContentMigration } from './index.ts';

/**
 * A tick said that the technical director had approved, and nobody's name. What was ticked stays approved as it is, and says
 * that it has no name; the next change asks for an approval of today's kind. Whether an exam radiates is told by its modality.
 */
export const approvalsMigration: ContentMigration = {
  id: '0003-approvals',
  mutations: (documents) =>
    documents.flatMap((document) => {
      const { _id: id, _type: type } = document;
      const old = ['approvedByDirector', 'approvedAt', 'ionizingRadiation'];
      const unset = old.filter((field) => document[field] !== undefined);
      const concerned = isApprovedType(type) || type === 'exam';
      if (!concerned || unset.length === 0) return [];
      if (!isApprovedType(type) || document.approvedByDirector !== true || document.approval !== undefined) {
        return [{ patch: { id, unset } }];
      }
      const fields = APPROVED_FIELDS[type].filter((field) => document[field] !== undefined);
      const approval = {
        by: 'registro-anterior',
        byName: 'Registro anterior, sem nome',
        at: typeof document.approvedAt === 'string' ? `${document.approvedAt}T12:00:00Z` : String(document._updatedAt),
        revision: String(document._rev),
        content: Object.fromEntries(fields.map((field) => [field, document[field]])),
      };
      return [{ patch: { id, set: { approval }, unset } }];
    }),
};
