import { LINK_FRAGMENT } from '../../objects/link.query.ts';
import { PICTURE_FRAGMENT, SECTION_HEADER_FRAGMENT } from '../../objects/parts.query.ts';

export const FEATURES_FRAGMENT = `
  variant,
  surface,
  header{${SECTION_HEADER_FRAGMENT}},
  items[]{
    _key,
    icon,
    title,
    text,
    linkLabel,
    link{${LINK_FRAGMENT}},
    image{${PICTURE_FRAGMENT}}
  }
`;
