import { CLINIC_TODAY } from '../objects/clinic-day.query.ts';

/** Hours by the week, days that differ, and the time zone both are meant in: all that "open now" needs. */
export const HOURS_QUERY = `
  timeZone,
  openingHours[]{_key, days, department, intervals[]{_key, opens, closes}},
  specialDates[]{_key, label, date, until, status, intervals[]{_key, opens, closes}}
`;

/** Special dates still to come are chosen by the query: a page that is rendered ahead of time must not ask the clock. */
export const UPCOMING_DATES_QUERY = `
  "upcoming": specialDates[coalesce(until, date) >= ${CLINIC_TODAY}] | order(date asc) [0...4] {
    _key, label, date, until, status, intervals[]{_key, opens, closes}
  }
`;

/** What a visitor needs to reach the clinic. */
export const CLINIC_CONTACT_QUERY = `
  tradeName,
  phones[]{_key, label, number},
  whatsapp{number, defaultMessage, hoursNote},
  email,
  address{street, number, complement, district, city, uf, cep, referencePoint},
  geo{lat, lng},
  mapsUrl,
  wazeUrl,
  parking,
  publicTransport,
  accessibilityFeatures,
  ${HOURS_QUERY},
  emergencyNotice
`;
