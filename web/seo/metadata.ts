import type { Metadata } from 'next';
import { stegaClean } from 'next-sanity';
import type { SETTINGS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { PREVIEW_SIZES } from './preview/sizes.ts';
import { siteUrl } from './site-url.ts';

interface Head {
  /** Path of the page; the canonical address is made of it. */
  readonly path: string;
  /**
   * Goes into the clinic's title template; the home page's stands alone, since it names the clinic itself. Without one the
   * clinic's default title is used.
   */
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly noindex?: boolean | null | undefined;
  /** For articles: when published and last changed, ISO. */
  readonly article?: { readonly publishedTime: string; readonly modifiedTime: string };
}

/** Shown until the clinic's settings are written. */
const UNNAMED = 'Site em preparação';

/** The larger one first: networks take the first they can use. */
function previews(path: string, title: string) {
  return Object.entries(PREVIEW_SIZES).map(([name, size]) => ({
    url: `/og/${name}${path === '/' ? '' : path}`,
    ...size,
    alt: title,
  }));
}

/** The head of one page, complete: Next merges nested fields of layout and page only at the top level. */
export function pageMetadata(content: SETTINGS_QUERY_RESULT, head: Head): Metadata {
  // A preview's texts carry notes of where they are edited; they would show in the browser's tab.
  const settings = stegaClean(content);
  const { path, title, description, noindex, article } = stegaClean(head);
  const clinic = settings?.tradeName ?? UNNAMED;
  const template = path === '/' ? '%s' : (settings?.seo?.titleTemplate ?? `%s | ${clinic}`);
  const fullTitle = title ? template.replaceAll('%s', () => title) : (settings?.seo?.defaultTitle ?? clinic);
  const text = description ?? settings?.seo?.description ?? undefined;
  const { google, bing } = settings?.seo?.verification ?? {};
  const hidden = noindex === true || settings === null || settings.demoMode === true;
  return {
    metadataBase: new URL(siteUrl),
    title: { absolute: fullTitle },
    ...(text === undefined ? {} : { description: text }),
    alternates: {
      canonical: path,
      types: { 'application/rss+xml': [{ url: '/feed.xml', title: `Temas de saúde | ${clinic}` }] },
    },
    openGraph: {
      ...(article ? { type: 'article', ...article } : { type: 'website' }),
      locale: 'pt_BR',
      siteName: clinic,
      title: fullTitle,
      url: path,
      ...(text === undefined ? {} : { description: text }),
      images: settings ? previews(path, fullTitle) : [],
    },
    twitter: { card: 'summary_large_image' },
    verification: { ...(google ? { google } : {}), ...(bing ? { other: { 'msvalidate.01': bing } } : {}) },
    // A demonstration shows invented people: it must not be found by patients.
    ...(hidden ? { robots: { index: false, follow: false } } : {}),
  };
}
