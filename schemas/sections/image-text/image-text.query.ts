import { CTA_QUERY, PICTURE_QUERY, RICH_TEXT_BODY_QUERY, SECTION_HEADER_QUERY } from '../../objects/parts.query.ts';

export const IMAGE_TEXT_QUERY = `
  variant,
  surface,
  header{${SECTION_HEADER_QUERY}},
  body[]{${RICH_TEXT_BODY_QUERY}},
  points,
  image{${PICTURE_QUERY}},
  drawing,
  ctas[]{${CTA_QUERY}}
`;
