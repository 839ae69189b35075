import { RICH_TEXT_BODY_QUERY, SECTION_HEADER_QUERY } from '../../objects/parts.query.ts';

export const RICH_TEXT_QUERY = `
  surface,
  header{${SECTION_HEADER_QUERY}},
  body[]{${RICH_TEXT_BODY_QUERY}}
`;
