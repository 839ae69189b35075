import { PICTURE_FRAGMENT, SECTION_HEADER_FRAGMENT } from '../../objects/parts.query.ts';

export const PORTFOLIO_FRAGMENT = `
  variant,
  surface,
  header{${SECTION_HEADER_FRAGMENT}},
  "items": *[_type == "portfolioItem" && (!defined(^.category) || category == ^.category)] | order(order asc, title asc, _id asc) {
    _id,
    title,
    category,
    caption,
    image{${PICTURE_FRAGMENT}}
  }
`;
