import type { Metadata } from 'next';
import { stegaClean } from 'next-sanity';
import { headTexts, type PageHead } from '#schemas/documents/head.ts';
import type { SETTINGS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { PREVIEW_SIZES } from './preview/sizes.ts';
import { iconAddress } from './icon.ts';
import { siteUrl } from './site-url.ts';

/** The canonical address is made of the path. */
export interface Head extends PageHead {
  /** Of the preview picture (`previewVersionAt`): networks keep a picture by its address. */
  readonly previewVersion?: string | undefined;
  readonly noindex?: boolean | null | undefined;
  /** For articles: when published and last changed, ISO. */
  readonly article?: { readonly publishedTime: string; readonly modifiedTime: string };
}

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
  const { path, noindex, article, ...texts } = stegaClean(head);
  const { clinic, title, description } = headTexts(settings, { ...texts, path });
  const { google, bing } = settings?.seo?.verification ?? {};
  const hidden = noindex === true || settings === null || settings.demoMode === true;
  return {
    metadataBase: new URL(siteUrl),
    title: { absolute: title },
    ...(description === undefined ? {} : { description }),
    alternates: {
      ...(path === undefined ? {} : { canonical: path }),
      types: { 'application/rss+xml': [{ url: '/feed.xml', title: `Temas de saúde | ${clinic}` }] },
    },
    icons: { icon: { url: iconAddress(settings), type: 'image/svg+xml', sizes: 'any' } },
    openGraph: {
      ...(article ? { type: 'article', ...article } : { type: 'website' }),
      locale: 'pt_BR',
      siteName: clinic,
      title,
      ...(path === undefined ? {} : { url: path }),
      ...(description === undefined ? {} : { description }),
      images: settings ? previews(path ?? '/', title, texts.previewVersion) : [],
    },
    twitter: { card: 'summary_large_image' },
    verification: { ...(google ? { google } : {}), ...(bing ? { other: { 'msvalidate.01': bing } } : {}) },
    // A demonstration shows invented people: it must not be found by patients.
    ...(hidden ? { robots: { index: false, follow: false } } : {}),
  };
}
