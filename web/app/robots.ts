import type { MetadataRoute } from 'next';
import { siteUrl } from '#web/seo/site-url.ts';

/** Pages that must stay unlisted say so themselves: a crawler has to be let in to read it. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/lake/', '/studio'] },
    sitemap: `${siteUrl}/sitemap.xml`,
  };
}
