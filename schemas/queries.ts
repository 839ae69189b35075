import { IDENTIFICATION_QUERY, PROFESSIONAL_CARD_QUERY, PROFESSIONAL_ORDER } from './documents/professional.query.ts';
import { CLINIC_CONTACT_QUERY } from './documents/site-settings.query.ts';
import { SECTION_QUERIES } from './generated/section-queries.ts';
import { groq } from './groq.ts';
import { LINK_QUERY } from './objects/link.query.ts';
import { PICTURE_QUERY } from './objects/picture.query.ts';
import { RICH_TEXT_BODY_QUERY } from './objects/rich-text-body.query.ts';
import { SECTION_FIELDS_QUERY } from './objects/section-fields.query.ts';
import { SEO_QUERY } from './objects/seo.query.ts';

const PAGE_FIELDS = `
  _id,
  _updatedAt,
  title,
  "slug": slug.current,
  isDemo,
  seo{${SEO_QUERY}},
  sections[hidden != true]{
    ${SECTION_FIELDS_QUERY},
    ${SECTION_QUERIES}
  }
`;

/** The clinic's settings: header, footer, legal lines, defaults for search engines. Null in an empty dataset. */
export const SETTINGS_QUERY = groq`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  _id,
  _updatedAt,
  ${CLINIC_CONTACT_QUERY},
  tagline,
  logo{${PICTURE_QUERY}},
  legalName,
  cnpj,
  crmRegistration{number, uf},
  cnes,
  technicalDirector->{${IDENTIFICATION_QUERY}},
  booking{mode, url, label},
  socials[]{_key, network, url},
  dpo{kind, name, company, email, phone},
  "privacyPath": "/" + privacyPage->slug.current,
  disclaimer,
  mainMenu[]{_key, label, link{${LINK_QUERY}}},
  footerMenu[]{_key, label, link{${LINK_QUERY}}},
  notFound{title, text},
  seo{titleTemplate, defaultTitle, description},
  demoMode
}`;

/** The home page: the page whose id is `home`. */
export const HOME_QUERY = groq`*[_type == "page" && _id == "home"][0]{${PAGE_FIELDS}}`;

/** A page by `$slug`; never the home page, whatever slug it may carry. */
export const PAGE_QUERY = groq`*[_type == "page" && _id != "home" && slug.current == $slug] | order(_id asc) [0]{${PAGE_FIELDS}}`;

/** Everyone who attends today, in the order of the site. */
export const PROFESSIONALS_QUERY = groq`*[_type == "professional" && status == "ativo" && defined(slug.current)] | order(${PROFESSIONAL_ORDER}) {
  ${PROFESSIONAL_CARD_QUERY}
}`;

/** One profile by `$slug`. Someone on leave keeps the profile; a former member has none. */
export const PROFESSIONAL_QUERY = groq`*[_type == "professional" && slug.current == $slug && status in ["ativo", "licenca"]] | order(_id asc) [0]{
  _updatedAt,
  ${PROFESSIONAL_CARD_QUERY},
  status,
  bio[]{${RICH_TEXT_BODY_QUERY}},
  education[]{_key, course, institution, year},
  languages,
  isDemo,
  seo{${SEO_QUERY}}
}`;

/** Every address built from content: for pre-rendering and the sitemap. */
export const PATHS_QUERY = groq`{
  "home": *[_type == "page" && _id == "home"][0]{_updatedAt, "noindex": seo.noindex},
  "pages": *[_type == "page" && _id != "home" && defined(slug.current)] | order(slug.current asc, _id asc) {
    "slug": slug.current,
    _updatedAt,
    "noindex": seo.noindex
  },
  "professionals": *[_type == "professional" && status in ["ativo", "licenca"] && defined(slug.current)] | order(slug.current asc, _id asc) {
    _id,
    "slug": slug.current,
    previousSlugs,
    _updatedAt,
    "noindex": seo.noindex
  }
}`;
