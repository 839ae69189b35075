import type { MetadataRoute } from 'next';
import { getPaths } from '#web/content/get-paths.ts';
import { siteUrl } from '#web/seo/site-url.ts';

/** Every address that search engines may list. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { data, places } = await getPaths();
  const home =
    data.home && data.home.noindex !== true ? [{ url: `${siteUrl}/`, lastModified: data.home._updatedAt }] : [];
  return [
    ...home,
    { url: `${siteUrl}/profissional` },
    ...(data.topics.length > 0 ? [{ url: `${siteUrl}/topics` }] : []),
    ...places
      .filter(({ listed }) => listed)
      .map(({ path, updatedAt }) => ({ url: `${siteUrl}${path}`, lastModified: updatedAt })),
  ];
}
