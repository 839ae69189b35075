import type { MetadataRoute } from 'next';
import { takesRequests } from '#web/content/booking.ts';
import { getPaths, getSettings } from '#web/content/documents.ts';
import { listedIndexes, REQUEST } from '#web/content/route-of.ts';
import { siteUrl } from '#web/seo/site-url.ts';

/** Every address that search engines may list. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [{ data, places }, { data: settings }] = await Promise.all([getPaths(), getSettings()]);
  const home =
    data.home && data.home.noindex !== true ? [{ url: `${siteUrl}/`, lastModified: data.home._updatedAt }] : [];
  return [
    ...home,
    ...(settings && takesRequests(settings) ? [{ url: `${siteUrl}${REQUEST}` }] : []),
    ...listedIndexes(places).map(({ path }) => ({ url: `${siteUrl}${path}` })),
    ...places
      .filter(({ listed }) => listed)
      .map(({ path, updatedAt }) => ({ url: `${siteUrl}${path}`, lastModified: updatedAt })),
  ];
}
