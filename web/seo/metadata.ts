import type { Metadata } from 'next';
import { stegaClean } from 'next-sanity';
import type { SETTINGS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { PREVIEW_SIZES } from './preview/sizes.ts';
import { iconAddress } from './icon.ts';
import { siteUrl } from './site-url.ts';

export interface Head {
  /** Path of the page; the canonical address is made of it. An error has none: it is no page to come back to. */
  readonly path?: string;
  /**
   * Goes into the clinic's title template; the home page's stands alone, since it names the clinic itself. Without one the
   * clinic's default title is used.
   */
  readonly title?: string | null | undefined;
  /** Without one the page is described by its title, and by what the clinic says of itself. */
  readonly description?: string | null | undefined;
  /** Of the preview picture (`previewVersionAt`): networks keep a picture by its address. */
  readonly previewVersion?: string | undefined;
  readonly noindex?: boolean | null | undefined;
  /** For articles: when published and last changed, ISO. */
  readonly article?: { readonly publishedTime: string; readonly modifiedTime: string };
}

/** Shown until the clinic's settings are written. */
const UNNAMED = 'Site em preparação';

function previews(path: string, title: string, version: string | undefined) {
  return Object.entries(PREVIEW_SIZES).map(([name, size]) => ({
    url: `/og/${name}${path === '/' ? '' : path}${version ? `?v=${version}` : ''}`,
    ...size,
    alt: title,
  }));
}

/** The head of one page but for its preview's version (web/seo/page-metadata.ts adds it), complete: Next merges nested fields of layout and page only at the top level. */
export function metadataOf(content: SETTINGS_QUERY_RESULT, head: Head): Metadata {
  // A preview's texts carry notes of where they are edited; they would show in the browser's tab.
  const settings = stegaClean(content);
  const { path, title, description, noindex, article } = stegaClean(head);
  const clinic = settings?.tradeName ?? UNNAMED;
  const template = path === '/' ? '%s' : (settings?.seo?.titleTemplate ?? `%s | ${clinic}`);
  const fullTitle = title ? template.replaceAll('%s', () => title) : (settings?.seo?.defaultTitle ?? clinic);
  const general = settings?.seo?.description ?? undefined;
  const text = description ?? (title && general && path !== '/' ? `${title}. ${general}` : general);
  const { google, bing } = settings?.seo?.verification ?? {};
  const hidden = noindex === true || settings === null || settings.demoMode === true;
  return {
    metadataBase: new URL(siteUrl),
    title: { absolute: fullTitle },
    ...(text === undefined ? {} : { description: text }),
    alternates: {
      ...(path === undefined ? {} : { canonical: path }),
      types: { 'application/rss+xml': [{ url: '/feed.xml', title: `Temas de saúde | ${clinic}` }] },
    },
    icons: { icon: { url: iconAddress(settings), type: 'image/svg+xml', sizes: 'any' } },
    openGraph: {
      ...(article ? { type: 'article', ...article } : { type: 'website' }),
      locale: 'pt_BR',
      siteName: clinic,
      title: fullTitle,
      ...(path === undefined ? {} : { url: path }),
      ...(text === undefined ? {} : { description: text }),
      images: settings ? previews(path ?? '/', fullTitle, head.previewVersion) : [],
    },
    twitter: { card: 'summary_large_image' },
    verification: { ...(google ? { google } : {}), ...(bing ? { other: { 'msvalidate.01': bing } } : {}) },
    // A demonstration shows invented people: it must not be found by patients.
    ...(hidden ? { robots: { index: false, follow: false } } : {}),
  };
}
