import 'server-only';
import type { ReadHours } from '#schemas/live-content.ts';
import {
  EXAMS_QUERY,
  HEALTH_PLANS_QUERY,
  NOTICES_QUERY,
  OPENING_HOURS_QUERY,
  PLAN_COVERAGE_QUERY,
  PRICES_QUERY,
  PROFESSIONALS_QUERY,
} from '#schemas/queries.ts';
import { planTerms } from '#schemas/documents/health-plan.query.ts';
import { type PlanEntry, planEntry } from '#schemas/sections/health-plans/plan-entry.ts';
import { type ProfessionalEntry, professionalEntry } from '#schemas/documents/professional/professional-entry.ts';
import { utcOffset } from '#web/ui/formats/open-now.ts';
import type { Reading } from './reading.ts';
import { read } from './read.ts';
import { professionalBooking } from './booking.ts';
import { getSettings, readLinked } from './documents.ts';
import type { ContentMap, ContentName } from '#web/live/content-map.ts';
import { currentPreview } from '#web/preview/current-preview.ts';

/** The list of professionals as it is drawn, in a page as in the browser. */
export async function readProfessionals(): Promise<Reading<readonly ProfessionalEntry[]>> {
  const [people, plans, settings] = await Promise.all([
    read(PROFESSIONALS_QUERY),
    read(PLAN_COVERAGE_QUERY),
    getSettings(),
  ]);
  const plansOf = (id: string) =>
    plans.data.flatMap(({ _id, name, needsAuthorization, covered }) => {
      const ticked = covered?.find(({ of }) => of === id);
      return ticked ? [{ id: _id, name, terms: planTerms(ticked.note, needsAuthorization) }] : [];
    });
  return {
    data: people.data.map((person) =>
      professionalEntry(person, {
        plans: plansOf(person._id),
        booking: (settings.data && professionalBooking(person, settings.data)?.href) ?? null,
      }),
    ),
    tags: [...people.tags, ...plans.tags, ...settings.tags],
    revision: people.revision + plans.revision + settings.revision,
  };
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

/** Opening hours and the days that differ, and the clinic's clock in minutes from UTC; null in an empty dataset. */
async function readHours(): Promise<Reading<ReadHours>> {
  const { data, ...reading } = await read(OPENING_HOURS_QUERY);
  return { ...reading, data: data && { ...data, utcOffset: utcOffset(new Date(), data.timeZone) } };
}

/** The notices of all pages, each with those it is for. */
export const readNotices = () => readLinked(NOTICES_QUERY);

/** How everything is read that browsers read, by its name in the address (`/api/content/exams`). */
export const contentReaders = {
  exams: readExams,
  'health-plans': readHealthPlans,
  hours: readHours,
  notices: readNotices,
  prices: readPrices,
  professionals: readProfessionals,
} satisfies { readonly [Name in ContentName]: () => Promise<Reading<ContentMap[Name]>> };

/**
 * The lake's tags of all that browsers read, so that an open page asks for nothing but what changed. All of it is in the
 * cache. Nothing in a preview, which asks the lake: there the tags of the page decide.
 */
export async function contentTags(): Promise<Readonly<Partial<Record<ContentName, readonly string[]>>>> {
  if (await currentPreview()) return {};
  const entries = await Promise.all(
    Object.entries(contentReaders).map(async ([name, read]) => [name, (await read()).tags] as const),
  );
  return Object.fromEntries(entries);
}
