import { PICTURE_QUERY, SECTION_HEADER_QUERY } from '../../objects/parts.query.ts';

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
