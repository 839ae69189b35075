import 'server-only';
import {
  EXAMS_QUERY,
  HEALTH_PLANS_QUERY,
  NOTICES_QUERY,
  OPENING_HOURS_QUERY,
  PRICES_QUERY,
  PROFESSIONALS_QUERY,
} from '#schemas/queries.ts';
import { type PlanEntry, planEntry } from '#schemas/sections/health-plans/plan-entry.ts';
import { type ProfessionalEntry, professionalEntry } from '#web/shell/professional-entry.ts';
import type { ContentData } from '#web/live/content-answer.ts';
import type { Reading } from './reading.ts';
import { read } from './read.ts';
import { readLinked } from './read-linked.ts';

/** The list of professionals as it is drawn, in a page as in the browser. */
export async function readProfessionals(): Promise<Reading<readonly ProfessionalEntry[]>> {
  const reading = await read(PROFESSIONALS_QUERY);
  return { ...reading, data: reading.data.map(professionalEntry) };
}

/** Every exam, for lists that a search narrows. */
const readExams = () => read(EXAMS_QUERY);

/** Plans with a contract in force, each as it is drawn. */
async function readHealthPlans(): Promise<Reading<readonly PlanEntry[]>> {
  const reading = await read(HEALTH_PLANS_QUERY);
  return { ...reading, data: reading.data.map(planEntry) };
}

/** Prices in force, and whether the clinic shows any. */
const readPrices = () => read(PRICES_QUERY);

/** Opening hours and the days that differ; null in an empty dataset. */
const readHours = () => read(OPENING_HOURS_QUERY);

/** The notices of all pages, each with those it is for. */
export const readNotices = () => readLinked(NOTICES_QUERY);

/** How everything is read that browsers read, by its name. */
export const contentReaders: { readonly [Name in keyof ContentData]: () => Promise<Reading<ContentData[Name]>> } = {
  exams: readExams,
  'health-plans': readHealthPlans,
  hours: readHours,
  notices: readNotices,
  prices: readPrices,
  professionals: readProfessionals,
};
