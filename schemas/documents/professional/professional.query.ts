import { CLINIC_TIME, PICTURE_FRAGMENT } from '../../objects/parts.query.ts';
import { BY_AREA, ITS_AREA } from '../area.query.ts';

/** Has a page: whoever is on leave keeps theirs. */
export const PROFESSIONAL_FILTER = `_type == "professional" && status in ["ativo", "licenca"] && defined(slug.current)`;

/** By area, then the editor's order; name and id make it total. */
export const PROFESSIONAL_ORDER = `${BY_AREA}, order asc, fullName asc, _id asc`;

/** Name, registrations and titles: what the councils want beside a professional wherever one is shown. */
export const IDENTIFICATION_FRAGMENT = `
  _id,
  "slug": slug.current,
  fullName,
  displayName,
  honorific,
  genderLabel,
  registrations[]{_key, council, category, number, uf, region, isPrimary},
  rqes[]{_key, title, number, uf, kind},
  psyTitles,
  postgraduate[]{_key, subject, level, institution, year}
`;

/** Inside of a professional's card in a list. */
export const PROFESSIONAL_CARD_FRAGMENT = `
  ${IDENTIFICATION_FRAGMENT},
  ${ITS_AREA},
  modalities,
  photo{${PICTURE_FRAGMENT}},
  drawing
`;

/** When those of somebody's hours end that have ended by now: of the week, and of dates of their own. */
export const ENDED_FRAGMENT = `"ended": [schedule[].intervals[closes <= ${CLINIC_TIME}].closes, visits[].intervals[closes <= ${CLINIC_TIME}].closes]`;

/** Who wrote or reviewed something: the identification, and only of somebody who still is with the clinic. */
export const PERSON_FRAGMENT = `
  ${IDENTIFICATION_FRAGMENT},
  status
`;
