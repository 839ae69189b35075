import { LINK_QUERY } from '../../objects/link.query.ts';

/** `page`: copies of a page keep the keys of its sections, so a key alone would not tell notices apart. */
export const NOTICE_BAR_QUERY = `
  "page": ^._id,
  variant,
  title,
  text,
  linkLabel,
  link{${LINK_QUERY}}
`;
