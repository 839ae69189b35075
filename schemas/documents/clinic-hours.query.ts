import { CLINIC_TODAY, INTERVALS_FRAGMENT } from '../objects/parts.query.ts';

/** The document that says when the clinic is open; null until somebody has written it. */
export const CLINIC_HOURS = `*[_type == "clinicHours" && _id == "clinicHours"][0]`;

/** Special dates on which the whole clinic is closed. */
const CLOSURE = `coalesce(department, "") == "" && status == "fechado"`;

const IS_TODAY = `${CLINIC_TODAY} in date..coalesce(until, date)`;

/**
 * What departments do differently today, unless the whole clinic is closed. It names the day: a page that was kept longer must
 * not say "today" of another.
 */
export const DEPARTMENTS_TODAY_FRAGMENT = `
  "departmentsToday": specialDates[defined(department) && ${IS_TODAY} && count(^.specialDates[${CLOSURE} && ${IS_TODAY}]) == 0] {
    _key, department, label, status, ${INTERVALS_FRAGMENT}, "day": ${CLINIC_TODAY}
  }
`;

/** Hours by the week, days that differ, and the time zone both are meant in: all that "open now" needs. */
export const HOURS_FRAGMENT = `
  timeZone,
  openingHours[]{_key, days, department, ${INTERVALS_FRAGMENT}},
  specialDates[]{_key, label, department, date, until, status, ${INTERVALS_FRAGMENT}},
  ${DEPARTMENTS_TODAY_FRAGMENT}
`;

/**
 * Special dates still to come are chosen by the query: a page that is rendered ahead of time must not ask the clock. Without
 * those of departments whose days are all among days on which the whole clinic is closed.
 */
export const UPCOMING_DATES_FRAGMENT = `
  "upcoming": specialDates[coalesce(until, date) >= ${CLINIC_TODAY} && (coalesce(department, "") == ""
    || count(^.specialDates[${CLOSURE} && date <= ^.date && coalesce(until, date) >= coalesce(^.until, ^.date)]) == 0)]
    | order(date asc) [0...4] {
    _key, label, department, date, until, status, ${INTERVALS_FRAGMENT}
  }
`;

/** Days on which the whole clinic is closed, today's or to come, as days off of whoever attends: nobody comes then. */
export const CLOSURES_FRAGMENT = `
  "closures": ${CLINIC_HOURS}.specialDates[${CLOSURE} && coalesce(until, date) >= ${CLINIC_TODAY}] {
    _key, "from": date, until
  }
`;
