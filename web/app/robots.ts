import type { MetadataRoute } from 'next';
import { connection } from 'next/server';
import { siteUrl } from '#web/seo/site-url.ts';

/** Pages that must stay unlisted say so themselves: a crawler has to be let in to read it. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  // Written when asked: the build does not know the address at which it will be served.
  await connection();
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/lake/', '/studio'] },
    sitemap: `${siteUrl}/sitemap.xml`,
  };
}
