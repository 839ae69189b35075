import { defineQuery } from 'groq';

import { SECTION_FRAGMENTS } from '../../generated/section-queries.ts';
import { SECTION_FIELDS_FRAGMENT, SECTION_IS_SHOWN, SEO_FRAGMENT } from '../../objects/parts.query.ts';
import { defineRoute } from '../route.ts';

const PAGE_FIELDS = `
  _id,
  _updatedAt,
  title,
  "slug": slug.current,
  isDemo,
  seo{${SEO_FRAGMENT}},
  guards[]{_key, name, until, message},
  legal{kind, version, effectiveAt, approvedBy},
  sections[${SECTION_IS_SHOWN}]{
    ${SECTION_FIELDS_FRAGMENT},
    ${SECTION_FRAGMENTS}
  }
`;

/** The home page: the page whose id is `home`. */
export const HOME_QUERY = defineQuery(`*[_type == "page" && _id == "home"][0]{${PAGE_FIELDS}}`);

/** A page by `$slug`; never the home page, whatever slug it may carry. */
export const PAGE_QUERY = defineQuery(
  `*[_type == "page" && _id != "home" && slug.current == $slug] | order(_id asc) [0]{${PAGE_FIELDS}}`,
);

/** The home page is a document of this type, too, at an address of its own. */
export const pageRoute = defineRoute({
  type: 'page',
  address: '/:slug',
  query: PAGE_QUERY,
  titleField: 'title',
  listedAt: [],
  head: () => ({}),
});
