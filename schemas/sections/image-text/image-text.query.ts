import { CTA_QUERY } from '../../objects/cta.query.ts';
import { PICTURE_QUERY } from '../../objects/picture.query.ts';
import { RICH_TEXT_BODY_QUERY } from '../../objects/rich-text-body.query.ts';
import { SECTION_HEADER_QUERY } from '../../objects/section-header.query.ts';

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
