import { LINK_QUERY } from './link.query.ts';

/** Inside of a `richTextBody` array projection: the shape `@portabletext/react` renders. */
export const RICH_TEXT_BODY_QUERY = `
  _key,
  _type,
  style,
  listItem,
  level,
  children[]{_key, _type, text, marks},
  markDefs[]{_key, _type, ${LINK_QUERY}}
`;
