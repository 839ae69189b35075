import { defineQuery } from 'groq';

import { SEO_FRAGMENT } from '../../objects/parts.query.ts';
import { POST_CARD_FRAGMENT, POST_FILTER, POST_ORDER } from '../post/post.query.ts';
import { defineRoute } from '../route.ts';
import { TOPIC_CARD_FRAGMENT, TOPIC_ORDER } from './topic.query.ts';

/** Topics that have articles, each with their number, and the newest articles of all. */
export const TOPICS_QUERY = defineQuery(`{
  "topics": *[_type == "topic" && defined(slug.current)] | order(${TOPIC_ORDER}) {
    ${TOPIC_CARD_FRAGMENT},
    "posts": count(*[${POST_FILTER} && topic._ref == ^._id])
  }[posts > 0],
  "newest": *[${POST_FILTER}] | order(${POST_ORDER}) [0...12] {${POST_CARD_FRAGMENT}}
}`);

/** One topic by `$slug` with its articles, newest first. */
export const TOPIC_QUERY = defineQuery(`*[_type == "topic" && slug.current == $slug] | order(_id asc) [0]{
  _updatedAt,
  ${TOPIC_CARD_FRAGMENT},
  "posts": *[${POST_FILTER} && topic._ref == ^._id] | order(${POST_ORDER}) {${POST_CARD_FRAGMENT}},
  isDemo,
  seo{${SEO_FRAGMENT}}
}`);

export const topicRoute = defineRoute({
  type: 'topic',
  address: '/topics/:slug',
  query: TOPIC_QUERY,
  titleField: 'title',
  listedAt: [{ href: '/topics', label: 'Temas de saúde' }],
  index: { path: '/topics', title: 'Temas de saúde', query: TOPICS_QUERY, alsoAt: ['/temas', '/blog', '/noticias'] },
  head: ({ description }) => ({ description }),
});
