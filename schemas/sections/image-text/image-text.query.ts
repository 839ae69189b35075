import {
  CTA_FRAGMENT,
  PICTURE_FRAGMENT,
  RICH_TEXT_BODY_FRAGMENT,
  SECTION_HEADER_FRAGMENT,
} from '../../objects/parts.query.ts';

export const IMAGE_TEXT_FRAGMENT = `
  variant,
  surface,
  header{${SECTION_HEADER_FRAGMENT}},
  body[]{${RICH_TEXT_BODY_FRAGMENT}},
  points,
  image{${PICTURE_FRAGMENT}},
  drawing,
  ctas[]{${CTA_FRAGMENT}}
`;
