import { LINK_QUERY } from '../../objects/link.query.ts';
import { PICTURE_QUERY, SECTION_HEADER_QUERY } from '../../objects/parts.query.ts';

export const FEATURES_QUERY = `
  variant,
  surface,
  header{${SECTION_HEADER_QUERY}},
  items[]{
    _key,
    icon,
    title,
    text,
    linkLabel,
    link{${LINK_QUERY}},
    image{${PICTURE_QUERY}}
  }
`;
