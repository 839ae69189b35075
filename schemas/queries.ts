import { defineQuery } from 'groq';
import { AREA_ORDER } from './documents/area.query.ts';
import { EXAM_CARD_FRAGMENT, EXAM_ORDER } from './documents/exam/exam.query.ts';
import { HEALTH_PLAN_FILTER, HEALTH_PLAN_ORDER, HEALTH_PLAN_FRAGMENT } from './documents/health-plan.query.ts';
import { NOTICE_FILTER, NOTICE_ORDER, NOTICE_FRAGMENT } from './documents/notice.query.ts';
import { POST_CARD_FRAGMENT, POST_FILTER, POST_ORDER } from './documents/post/post.query.ts';
import { IDENTIFICATION_FRAGMENT } from './documents/professional/professional.query.ts';
import { PRICE_FILTER, PRICE_ITEM_FRAGMENT, PRICE_ORDER } from './documents/price-item.query.ts';
import { SERVICE_CARD_FRAGMENT, SERVICE_ORDER } from './documents/service/service.query.ts';
import { CLINIC_HOURS, HOURS_FRAGMENT, UPCOMING_DATES_FRAGMENT } from './documents/clinic-hours.query.ts';
import {
  CLINIC_CONTACT_FRAGMENT,
  RESULTS_PATH,
  TECHNICAL_DIRECTOR_FRAGMENT,
} from './documents/site-settings/site-settings.query.ts';
import { CLINIC_BEHIND_UTC, PICTURE_FRAGMENT } from './objects/parts.query.ts';
import { LINK_FRAGMENT } from './objects/link.query.ts';
import { PLACES_FRAGMENT } from './generated/places.query.ts';

/** The queries of documents with a page, and of their lists, stand in the routes. */
export * from './generated/route-queries.ts';
export { SEARCH_QUERY } from './search-query.ts';
export { APPOINTMENT_QUERY } from './appointment-query.ts';

/** The clinic's settings: header, footer, legal lines, defaults for search engines. Null in an empty dataset. */
export const SETTINGS_QUERY = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  _id,
  _updatedAt,
  ${CLINIC_CONTACT_FRAGMENT},
  "hours": ${CLINIC_HOURS}{${HOURS_FRAGMENT}},
  tagline,
  logo{${PICTURE_FRAGMENT}},
  legalName,
  cnpj,
  crmRegistration{number, uf},
  crmCertificate{validUntil, url},
  crpRegistration{region, number, modality},
  cnes,
  sanitaryLicense{number, validUntil},
  ${TECHNICAL_DIRECTOR_FRAGMENT},
  "psychologyLead": select(psychologyLead->status == "ativo" => psychologyLead->{${IDENTIFICATION_FRAGMENT}}),
  booking{mode, url, label},
  resultsPortal{url, label, instructions, supportPhone},
  ${RESULTS_PATH},
  formSettings{notifyEmail, answerWithinDays, retentionDays, helperText},
  ouvidoriaEmail,
  socials[]{_key, network, url},
  dpo{kind, name, company, email, phone},
  "privacyPath": "/" + privacyPage->slug.current,
  "privacyVersion": privacyPage->legal.version,
  disclaimer,
  mainMenu[]{_key, label, isUnder, link{${LINK_FRAGMENT}}},
  footerMenu[]{_key, label, link{${LINK_FRAGMENT}}},
  brandColor,
  font,
  headerStyle,
  notFound{title, text},
  comingSoon{title, text, date},
  features{testimonials, pricing, blog},
  seo{titleTemplate, defaultTitle, description, ogImage{${PICTURE_FRAGMENT}}, verification{google, bing}},
  demoMode,
  "areas": *[_type == "area" && _id in *[_type == "professional" && status == "ativo"].area._ref] | order(${AREA_ORDER}).title
}`);

/** What a shared link shows of the home page, and of what has nothing of its own. Every page asks it: it holds no more. */
export const HOME_SHARED_QUERY = defineQuery(
  `*[_type == "page" && _id == "home"][0]{"title": seo.title, "picture": seo.ogImage{${PICTURE_FRAGMENT}}}`,
);

/** Everything the clinic attends, by area. */
export const SERVICES_QUERY = defineQuery(
  `*[_type == "service" && defined(slug.current)] | order(${SERVICE_ORDER}) {${SERVICE_CARD_FRAGMENT}}`,
);

/** Every exam, by modality. Preparations are asked for one exam at a time. */
export const EXAMS_QUERY = defineQuery(
  `*[_type == "exam" && defined(slug.current)] | order(${EXAM_ORDER}) {${EXAM_CARD_FRAGMENT}}`,
);

/** Plans with a contract in force. */
export const HEALTH_PLANS_QUERY = defineQuery(
  `*[${HEALTH_PLAN_FILTER}] | order(${HEALTH_PLAN_ORDER}) {${HEALTH_PLAN_FRAGMENT}}`,
);

/** Which plans cover what, by id: for lists, of which each entry would look through all plans otherwise. */
export const PLAN_COVERAGE_QUERY = defineQuery(
  `*[${HEALTH_PLAN_FILTER}] | order(${HEALTH_PLAN_ORDER}) {_id, name, needsAuthorization, "covered": coverage[]{_key, note, "of": target._ref}}`,
);

/** Prices in force, and whether the clinic switched prices off for the whole site. */
export const PRICES_QUERY = defineQuery(`{
  "isOff": *[_type == "siteSettings" && _id == "siteSettings"][0].features.pricing == false,
  "prices": *[${PRICE_FILTER}] | order(${PRICE_ORDER}) {${PRICE_ITEM_FRAGMENT}}
}`);

/** Opening hours, the days that differ, and the next of these. Null in an empty dataset. */
export const OPENING_HOURS_QUERY = defineQuery(`${CLINIC_HOURS}{
  ${HOURS_FRAGMENT},
  ${UPCOMING_DATES_FRAGMENT}
}`);

/** The notices of now, each with the pages it is for. */
export const NOTICES_QUERY = defineQuery(`*[${NOTICE_FILTER}] | order(${NOTICE_ORDER}) {${NOTICE_FRAGMENT}}`);

/** The newest articles of all topics, for the feed. */
export const FEED_QUERY = defineQuery(
  `*[${POST_FILTER}] | order(${POST_ORDER}) [0...30] {${POST_CARD_FRAGMENT}, _updatedAt}`,
);

/** Every address built from content, and the old ones that staff lead on: for pre-rendering, proxy and sitemap. */
export const PATHS_QUERY = defineQuery(`{
  "home": *[_type == "page" && _id == "home"][0]{_updatedAt, "noindex": seo.noindex},
  "documents": {${PLACES_FRAGMENT}},
  "redirects": *[_type == "redirect" && defined(from) && defined(to)] | order(from asc, _id asc) {from, to, permanent}
}`);

/**
 * The next moment, after `$since`, from which pages show something else without anybody publishing. What goes by the day
 * changes at the clinic's midnight.
 */
export const NEXT_MOMENT_QUERY = defineQuery(`{
  "behindUtc": ${CLINIC_BEHIND_UTC},
  "moments": *[_type == "page" && count(sections[defined(visibility)]) > 0].sections[defined(visibility)]{"from": visibility.from, "until": visibility.until},
  "notices": *[_type == "notice" && (defined(from) || defined(until))]{from, until},
  "guards": *[count(guards) > 0].guards[defined(until)].until,
  "closings": *[_type == "professional"].schedule[].intervals[defined(closes)].closes,
  "visitClosings": *[_type == "professional"].visits[].intervals[defined(closes)].closes,
  "posts": *[_type == "post" && dateTime(publishedAt) > dateTime($since)] | order(dateTime(publishedAt) asc) [0...1] {publishedAt}
}`);
