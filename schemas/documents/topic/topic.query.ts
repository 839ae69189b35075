/** Has a page. */
export const TOPIC_FILTER = `_type == "topic" && defined(slug.current)`;

export const TOPIC_ORDER = `order asc, title asc, _id asc`;

export const TOPIC_CARD_FRAGMENT = `
  _id,
  title,
  "slug": slug.current,
  description,
  icon
`;
