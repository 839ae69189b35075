import type { MetadataRoute } from 'next';
import { getPaths } from '#web/content/get-paths.ts';
import { siteUrl } from '#web/seo/site-url.ts';

interface Listed {
  readonly _updatedAt: string;
  readonly noindex: boolean | null;
}

function entry(path: string, { _updatedAt }: Listed): MetadataRoute.Sitemap[number] {
  return { url: `${siteUrl}${path}`, lastModified: _updatedAt };
}

/** Every address that search engines may list. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { home, pages, professionals } = (await getPaths()).data;
  const listed = (document: Listed) => document.noindex !== true;
  return [
    ...(home && listed(home) ? [entry('/', home)] : []),
    { url: `${siteUrl}/profissional` },
    ...pages.filter(listed).map((page) => entry(`/${page.slug}`, page)),
    ...professionals.filter(listed).map((person) => entry(`/profissional/${person.slug}`, person)),
  ];
}
