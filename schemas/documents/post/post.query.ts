import { PICTURE_FRAGMENT } from '../../objects/parts.query.ts';
import { PERSON_FRAGMENT } from '../professional/professional.query.ts';

/** An article is on the site once its date has come and its topic has an address. Compared as moments: an import may write another offset. */
export const POST_FILTER = `_type == "post" && defined(slug.current) && defined(topic->slug.current) && dateTime(publishedAt) <= dateTime(now())`;

export const POST_ORDER = `dateTime(publishedAt) desc, _id asc`;

/** Inside of an article's card in a list. */
export const POST_CARD_FRAGMENT = `
  _id,
  kind,
  title,
  "slug": slug.current,
  "path": "/topics/" + topic->slug.current + "/" + slug.current,
  "topic": topic->{_id, title, "slug": slug.current, icon},
  excerpt,
  cover{${PICTURE_FRAGMENT}},
  publishedAt,
  "words": length(string::split(pt::text(body), " ")),
  author->{${PERSON_FRAGMENT}, bookingUrl}
`;
