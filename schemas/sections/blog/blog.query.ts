import { POST_CARD_FRAGMENT, POST_FILTER, POST_ORDER } from '../../documents/post/post.query.ts';
import { SECTION_HEADER_FRAGMENT } from '../../objects/parts.query.ts';

/** Six at most are asked for; the section shows as many as staff wanted. */
export const BLOG_FRAGMENT = `
  variant,
  mode,
  surface,
  header{${SECTION_HEADER_FRAGMENT}},
  count,
  "isOff": *[_type == "siteSettings" && _id == "siteSettings"][0].features.blog == false,
  "posts": select(
    mode == "selected" => chosen[dateTime(@->publishedAt) <= dateTime(now()) && defined(@->topic->slug.current)]->,
    mode == "topic" => *[${POST_FILTER} && topic._ref == ^.topic._ref] | order(${POST_ORDER}) [0...6],
    *[${POST_FILTER}] | order(${POST_ORDER}) [0...6]
  )[]{${POST_CARD_FRAGMENT}}
`;
