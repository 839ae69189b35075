import { PICTURE_QUERY } from '../../objects/picture.query.ts';
import { SECTION_HEADER_QUERY } from '../../objects/section-header.query.ts';

export const PORTFOLIO_QUERY = `
  variant,
  surface,
  header{${SECTION_HEADER_QUERY}},
  "items": *[_type == "portfolioItem" && (!defined(^.category) || category == ^.category)] | order(order asc, title asc, _id asc) {
    _id,
    title,
    category,
    caption,
    image{${PICTURE_QUERY}}
  }
`;
