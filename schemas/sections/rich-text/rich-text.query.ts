import { RICH_TEXT_BODY_QUERY } from '../../objects/rich-text-body.query.ts';
import { SECTION_HEADER_QUERY } from '../../objects/section-header.query.ts';

export const RICH_TEXT_QUERY = `
  surface,
  header{${SECTION_HEADER_QUERY}},
  body[]{${RICH_TEXT_BODY_QUERY}}
`;
