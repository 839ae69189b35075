import type { ValidationContext } from '@sanity/types';
import { defineQuery } from 'groq';
import { dayOf } from '#web/ui/formats/dates.ts';

const TIME_ZONE = defineQuery(`*[_type == "clinicHours" && _id == "clinicHours"][0].timeZone`);

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How many days of the clinic's calendar are left until a day: 0 on the day itself, negative once it is over. In the time zone
 * of the clinic's hours, as the site counts (`CLINIC_TODAY`): the day of UTC begins at 20:00 of the evening before.
 * @param day `YYYY-MM-DD`
 */
export async function daysUntil(day: string, { getClient }: Pick<ValidationContext, 'getClient'>): Promise<number> {
  const timeZone = await getClient({ apiVersion: '2025-02-19' }).fetch(TIME_ZONE);
  const today = dayOf(new Date().toISOString(), timeZone ?? undefined);
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}
