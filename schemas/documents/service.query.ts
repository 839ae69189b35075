import { PICTURE_QUERY } from '../objects/picture.query.ts';

/** Areas in the order of the site, then the editor's. */
export const SERVICE_ORDER = `select(area == "clinica-geral" => 1, area == "psicologia" => 2, 3) asc, order asc, title asc, _id asc`;

/** Inside of a service's card in a list. */
export const SERVICE_CARD_QUERY = `
  _id,
  title,
  "slug": slug.current,
  area,
  summary,
  icon,
  image{${PICTURE_QUERY}},
  modalities,
  durationMinutes
`;
