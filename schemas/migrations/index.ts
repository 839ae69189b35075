import { approvalsMigration } from './approvals.ts';
import { areasMigration } from './areas.ts';
import { clinicHoursMigration } from './clinic-hours.ts';
import { examTypesMigration } from './exam-types.ts';
import { noticesMigration } from './notices.ts';
import { planCoverageMigration } from './plan-coverage.ts';
import { preparedAnswersMigration } from './prepared-answers.ts';
import { reviewsMigration } from './reviews.ts';

interface Document {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** As Sanity's mutation API has them, those that a migration needs. */
export type Mutation =
  | { readonly create: Document }
  | {
      readonly patch: {
        readonly id: string;
        readonly set?: Readonly<Record<string, unknown>>;
        readonly unset?: readonly string[];
      };
    };

/**
 * A step from one form of the content to the next. Pure; on content in the new form there is nothing to do, so that a second
 * run changes nothing. What leaves a document is in another one of the same list of mutations, drafts and versions alike.
 */
export interface ContentMigration {
  /** Datasets note it as done: never change the id, the order or the work of a step that was released. */
  readonly id: string;
  /** @param documents all of a dataset: published ones, `drafts.` and `versions.` */
  readonly mutations: (documents: readonly Document[]) => readonly Mutation[];
}

const IN_DAYS = /^(?:resultado )?(?:em )?até (\d{1,2}) (?:dias úteis|dia útil)\.?$/i;

/** A deadline that says nothing but a number of working days becomes that number; any other stays as the note that it is. */
export const resultDaysMigration: ContentMigration = {
  id: '0004-result-days',
  mutations: (documents) =>
    documents.flatMap(({ _id: id, _type, resultDeadline, resultDays }) => {
      if (_type !== 'exam' || typeof resultDeadline !== 'string' || resultDays !== undefined) return [];
      const [, days] = IN_DAYS.exec(resultDeadline.trim()) ?? [];
      return Number(days) <= 60
        ? [{ patch: { id, set: { resultDays: Number(days) }, unset: ['resultDeadline'] } }]
        : [];
    }),
};

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

/** In the order in which they are done. New ones come at the end. */
export const contentMigrations: readonly ContentMigration[] = [
  clinicHoursMigration,
  noticesMigration,
  approvalsMigration,
  resultDaysMigration,
  planCoverageMigration,
  droppedFieldsMigration,
  areasMigration,
  examTypesMigration,
  reviewsMigration,
  preparedAnswersMigration,
];
