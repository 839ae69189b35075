import { LINK_QUERY } from './link.query.ts';

/** Inside of a `cta[]` projection. */
export const CTA_QUERY = `
  _key,
  label,
  style,
  "link": link{${LINK_QUERY}}
`;
