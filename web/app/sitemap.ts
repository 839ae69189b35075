import type { MetadataRoute } from 'next';
import { documentRoutes } from '#schemas/generated/routes.ts';
import { takesRequests } from '#web/content/booking.ts';
import { getPaths, getSettings } from '#web/content/documents.ts';
import { REQUEST } from '#web/content/route-of.ts';
import { siteUrl } from '#web/seo/site-url.ts';

/** Every address that search engines may list. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [{ data, places }, { data: settings }] = await Promise.all([getPaths(), getSettings()]);
  const home =
    data.home && data.home.noindex !== true ? [{ url: `${siteUrl}/`, lastModified: data.home._updatedAt }] : [];
  return [
    ...home,
    ...(settings && takesRequests(settings) ? [{ url: `${siteUrl}${REQUEST}` }] : []),
    ...documentRoutes.flatMap(({ type, index }) =>
      index && (index.listedWhenEmpty || places.some((place) => place.type === type))
        ? [{ url: `${siteUrl}${index.path}` }]
        : [],
    ),
    ...places
      .filter(({ listed }) => listed)
      .map(({ path, updatedAt }) => ({ url: `${siteUrl}${path}`, lastModified: updatedAt })),
  ];
}
