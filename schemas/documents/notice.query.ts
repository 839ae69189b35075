import { LINK_FRAGMENT } from '../objects/link.query.ts';

/** A notice may be hidden by staff, or have days of its own. */
export const NOTICE_FILTER = `_type == "notice" && hidden != true && (!defined(from) || dateTime(from) <= dateTime(now())) && (!defined(until) || dateTime(until) > dateTime(now()))`;

/** What asks for attention first, then what was written first. */
export const NOTICE_ORDER = `select(variant == "atencao" => 1, 2) asc, _createdAt asc, _id asc`;

/** `paths` are the addresses of the pages that were chosen, for `scope` "pages". */
export const NOTICE_FRAGMENT = `
  _id,
  anchorId,
  variant,
  title,
  text,
  linkLabel,
  link{${LINK_FRAGMENT}},
  scope,
  "paths": pages[]->{"path": select(_id == "home" => "/", "/" + slug.current)}.path
`;
