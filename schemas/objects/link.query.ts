import { PATH_FRAGMENT } from '../generated/path.query.ts';

/** What an address needs to be listed, and to be found again under a former name. */
export const ADDRESS_FRAGMENT = `
  _id,
  "slug": slug.current,
  previousSlugs,
  _updatedAt,
  isDemo,
  guards[]{_key, name, until, message},
  "noindex": seo.noindex
`;

/**
 * Inside of a `link` projection. `href` is null when the target is gone or unpublished: then no link is shown. Kinds that
 * follow the settings or a fixed route have none here; the site knows them (`web/content/links.ts`), and a page's query
 * holds this text dozens of times.
 */
export const LINK_FRAGMENT = `kind, "href": select(kind == "page" => target->{"path": ${PATH_FRAGMENT}}.path + select(defined(anchor) => "#" + anchor, ""), kind == "url" => url)`;
