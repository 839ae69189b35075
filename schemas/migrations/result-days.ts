import type { ContentMigration } from './index.ts';

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
