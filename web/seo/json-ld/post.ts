import type { BlogPosting, MedicalWebPage, NewsArticle, WebPage } from 'schema-dts';
import type { PostDetails } from '#web/shell/content.ts';
import { absolute, CLINIC_ID } from './ids.ts';
import { known } from './known.ts';
import { personNode } from './person.ts';

/** The page of one article: the text, and who checked it; news of the clinic is no medical page. */
export function postNode(post: PostDetails, path: string): Exclude<MedicalWebPage | WebPage, string> {
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
  if (isNews) return { '@type': 'WebPage', url: absolute(path), inLanguage: 'pt-BR', mainEntity: article };
  return {
    '@type': 'MedicalWebPage',
    url: absolute(path),
    inLanguage: 'pt-BR',
    mainEntity: article,
    ...known({
      lastReviewed: post.reviewedAt,
      reviewedBy: post.reviewedBy ? personNode(post.reviewedBy) : undefined,
    }),
  };
}
