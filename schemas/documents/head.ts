import type { SETTINGS_QUERY_RESULT } from '../generated/content-types.ts';
import { type DocumentQuery, type DocumentRoute, type Found, nameOf } from './route.ts';

type Settings = SETTINGS_QUERY_RESULT;

/** Shown until the clinic's settings are written. */
const UNNAMED = 'Site em preparação';

/** What is known of a page before the clinic's own words are added. */
export interface PageHead {
  /** An error has none: it is no page to come back to. */
  readonly path?: string;
  /**
   * Goes into the clinic's title template; the home page's stands alone, since it names the clinic itself. Without one the
   * clinic's default title is used.
   */
  readonly title?: string | null | undefined;
  /** Without one the page is described by its title, and by what the clinic says of itself. */
  readonly description?: string | null | undefined;
}

export interface HeadTexts {
  readonly clinic: string;
  readonly title: string;
  readonly description: string | undefined;
}

/** The words of a page in search results and where its link is shared. */
export function headTexts(settings: Settings, { path, title, description }: PageHead): HeadTexts {
  const clinic = settings?.tradeName ?? UNNAMED;
  const template = path === '/' ? '%s' : (settings?.seo?.titleTemplate ?? `%s | ${clinic}`);
  const general = settings?.seo?.description ?? undefined;
  return {
    clinic,
    title: title ? template.replaceAll('%s', () => title) : (settings?.seo?.defaultTitle ?? clinic),
    description: description ?? (title && general && path !== '/' ? `${title}. ${general}` : general),
  };
}

/** What staff wrote for search engines, and what the document says by itself where they wrote nothing. */
export function documentHead<Query extends DocumentQuery>(
  route: DocumentRoute<Query>,
  document: Found<Query>,
  settings: Settings,
) {
  const { title, description, article } = route.head(document, settings);
  return {
    title: document.seo?.title ?? title ?? nameOf(route, document),
    description: document.seo?.description ?? description,
    ...(article && { article }),
  };
}
