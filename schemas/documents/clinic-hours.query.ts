import { CLINIC_TODAY, INTERVALS_QUERY } from '../objects/parts.query.ts';

/** The document that says when the clinic is open; null until somebody has written it. */
export const CLINIC_HOURS = `*[_type == "clinicHours" && _id == "clinicHours"][0]`;

/** What departments do differently today. It names the day: a page that was kept longer must not say "today" of another. */
export const DEPARTMENTS_TODAY_QUERY = `
  "departmentsToday": specialDates[defined(department) && date <= ${CLINIC_TODAY} && coalesce(until, date) >= ${CLINIC_TODAY}] {
    _key, department, label, status, ${INTERVALS_QUERY}, "day": ${CLINIC_TODAY}
  }
`;

/** Hours by the week, days that differ, and the time zone both are meant in: all that "open now" needs. */
export const HOURS_QUERY = `
  timeZone,
  openingHours[]{_key, days, department, ${INTERVALS_QUERY}},
  specialDates[]{_key, label, department, date, until, status, ${INTERVALS_QUERY}},
  ${DEPARTMENTS_TODAY_QUERY}
`;

/** Special dates still to come are chosen by the query: a page that is rendered ahead of time must not ask the clock. */
export const UPCOMING_DATES_QUERY = `
  "upcoming": specialDates[coalesce(until, date) >= ${CLINIC_TODAY}] | order(date asc) [0...4] {
    _key, label, department, date, until, status, ${INTERVALS_QUERY}
  }
`;

/** Days on which the whole clinic is closed, today's or to come, as days off of whoever attends: nobody comes then. */
export const CLOSURES_QUERY = `
  "closures": ${CLINIC_HOURS}.specialDates[coalesce(department, "") == "" && status == "fechado" && coalesce(until, date) >= ${CLINIC_TODAY}] {
    _key, "from": date, until
  }
`;
