import { PICTURE_FRAGMENT } from '../../objects/parts.query.ts';
import { BY_AREA, ITS_AREA } from '../area.query.ts';

/** Has a page. */
export const SERVICE_FILTER = `_type == "service" && defined(slug.current)`;

/** By area, then the editor's order. */
export const SERVICE_ORDER = `${BY_AREA}, order asc, title asc, _id asc`;

/** Inside of a service's card in a list. */
export const SERVICE_CARD_FRAGMENT = `
  _id,
  title,
  "slug": slug.current,
  ${ITS_AREA},
  summary,
  icon,
  image{${PICTURE_FRAGMENT}},
  modalities,
  durationMinutes
`;
