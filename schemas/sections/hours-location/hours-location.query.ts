import { CLINIC_CONTACT_QUERY } from '../../documents/site-settings.query.ts';
import { CLINIC_TODAY } from '../../objects/clinic-day.query.ts';
import { SECTION_HEADER_QUERY } from '../../objects/section-header.query.ts';

/** Special dates that are still to come are chosen here: a page that is rendered ahead of time must not ask the clock. */
export const HOURS_LOCATION_QUERY = `
  variant,
  surface,
  header{${SECTION_HEADER_QUERY}},
  "clinic": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    ${CLINIC_CONTACT_QUERY},
    "upcoming": specialDates[coalesce(until, date) >= ${CLINIC_TODAY}] | order(date asc) [0...4] {
      _key, label, date, until, status, intervals[]{_key, opens, closes}
    }
  }
`;
