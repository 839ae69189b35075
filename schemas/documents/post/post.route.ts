import { defineQuery } from 'groq';
import type { BlogPosting, MedicalWebPage, NewsArticle, WebPage } from 'schema-dts';

import type { POST_QUERY_RESULT } from '../../generated/content-types.ts';
import { RICH_TEXT_BODY_FRAGMENT, SEO_FRAGMENT } from '../../objects/parts.query.ts';
import { CLINIC_ID, known } from '../json-ld.ts';
import { personNode } from '../professional/person-node.ts';
import { PERSON_FRAGMENT } from '../professional/professional.query.ts';
import { defineRoute } from '../route.ts';
import { POST_CARD_FRAGMENT, POST_FILTER, POST_ORDER } from './post.query.ts';

/** One article by `$slug` below the topic `$topic`; before its date there is none. */
export const POST_QUERY =
  defineQuery(`*[${POST_FILTER} && slug.current == $slug && topic->slug.current == $topic] | order(_id asc) [0]{
  _updatedAt,
  ${POST_CARD_FRAGMENT},
  body[]{${RICH_TEXT_BODY_FRAGMENT}},
  sources[]{_key, title, url},
  reviewedBy->{${PERSON_FRAGMENT}},
  reviewedAt,
  "related": *[${POST_FILTER} && topic._ref == ^.topic._ref && _id != ^._id] | order(${POST_ORDER}) [0...3] {${POST_CARD_FRAGMENT}},
  "newest": *[${POST_FILTER} && _id != ^._id] | order(${POST_ORDER}) [0...3] {${POST_CARD_FRAGMENT}},
  isDemo,
  seo{${SEO_FRAGMENT}}
}`);

const TOPICS = { href: '/topics', label: 'Temas de saúde' };

export const postRoute = defineRoute({
  type: 'post',
  address: '/topics/:topic/:slug',
  query: POST_QUERY,
  titleField: 'title',
  listedAt: [TOPICS],
  above: ({ topic }) => [TOPICS, { href: `/topics/${topic.slug}`, label: topic.title }],
  head: ({ excerpt, publishedAt, _updatedAt }) => ({
    description: excerpt,
    article: { publishedTime: publishedAt, modifiedTime: _updatedAt },
  }),
  jsonLd: postNode,
});

type PostDetails = NonNullable<POST_QUERY_RESULT>;

/** The page of one article: the text, and who checked it; news of the clinic is no medical page. */
function postNode(post: PostDetails, path: string): Exclude<MedicalWebPage | WebPage, string> {
  const isNews = post.kind === 'noticia';
  const article: Exclude<BlogPosting | NewsArticle, string> = {
    '@type': isNews ? 'NewsArticle' : 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    articleSection: post.topic.title,
    inLanguage: 'pt-BR',
    datePublished: post.publishedAt,
    dateModified: post._updatedAt,
    author: post.author ? personNode(post.author) : { '@id': CLINIC_ID },
    publisher: { '@id': CLINIC_ID },
    wordCount: post.words,
    ...known({
      image: post.cover?.asset?.url,
      citation: (post.sources ?? []).flatMap(({ url }) => (url ? [url] : [])),
    }),
  };
  if (isNews) return { '@type': 'WebPage', url: path, inLanguage: 'pt-BR', mainEntity: article };
  return {
    '@type': 'MedicalWebPage',
    url: path,
    inLanguage: 'pt-BR',
    mainEntity: article,
    ...known({
      lastReviewed: post.reviewedAt,
      reviewedBy: post.reviewedBy ? personNode(post.reviewedBy) : undefined,
    }),
  };
}
