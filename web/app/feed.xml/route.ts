import { Feed } from 'feed';
import { getSettings, getFeed } from '#web/content/documents.ts';
import { withContent } from '#web/content/reading.ts';
import { siteUrl } from '#web/seo/site-url.ts';
import { shownName } from '#schemas/documents/professional/identification.ts';

/** The newest articles for feed readers, as RSS 2.0. */
export function GET(): Promise<Response> {
  return withContent(newestArticles);
}

async function newestArticles(): Promise<Response> {
  const [{ data: posts }, { data: settings }] = await Promise.all([getFeed(), getSettings()]);
  const clinic = settings?.tradeName ?? 'Temas de saúde';
  const [newest] = posts;
  const feed = new Feed({
    id: `${siteUrl}/topics`,
    link: `${siteUrl}/topics`,
    title: `Temas de saúde | ${clinic}`,
    description: `Artigos da equipe da ${clinic}.`,
    language: 'pt-BR',
    copyright: clinic,
    feedLinks: { rss: `${siteUrl}/feed.xml` },
    ...(newest ? { updated: new Date(newest._updatedAt) } : {}),
  });
  for (const { title, path, excerpt, publishedAt, author, topic } of posts) {
    const url = `${siteUrl}${path}`;
    feed.addItem({
      id: url,
      link: url,
      title,
      description: excerpt,
      date: new Date(publishedAt),
      category: [{ name: topic.title }],
      author: [{ name: author ? shownName(author) : clinic }],
    });
  }
  return new Response(feed.rss2(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
