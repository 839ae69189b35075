import { defineQuery } from 'groq';

import { AREA_ORDER } from './documents/area.query.ts';
import { EXAM_CARD_QUERY, EXAM_ORDER, PREPARATION_QUERY } from './documents/exam.query.ts';
import { FAQ_ITEM_QUERY } from './documents/faq-item.query.ts';
import { GUARDED_FIELDS_QUERY } from './documents/guarded.query.ts';
import {
  HEALTH_PLAN_FILTER,
  HEALTH_PLAN_ORDER,
  HEALTH_PLAN_QUERY,
  ITS_HEALTH_PLANS,
} from './documents/health-plan.query.ts';
import { NOTICE_FILTER, NOTICE_ORDER, NOTICE_QUERY } from './documents/notice.query.ts';
import { POST_CARD_QUERY, POST_FILTER, POST_ORDER } from './documents/post.query.ts';
import {
  IDENTIFICATION_QUERY,
  PERSON_QUERY,
  PROFESSIONAL_CARD_QUERY,
  PROFESSIONAL_ORDER,
} from './documents/professional.query.ts';
import { PRICE_FILTER, PRICE_ITEM_QUERY, PRICE_ORDER, PRICES_ARE_SHOWN } from './documents/price-item.query.ts';
import { SERVICE_CARD_QUERY, SERVICE_ORDER } from './documents/service.query.ts';
import { TOPIC_CARD_QUERY, TOPIC_ORDER } from './documents/topic.query.ts';
import { CLINIC_HOURS, CLOSURES_QUERY, HOURS_QUERY, UPCOMING_DATES_QUERY } from './documents/clinic-hours.query.ts';
import { CLINIC_CONTACT_QUERY, TECHNICAL_DIRECTOR_QUERY } from './documents/site-settings.query.ts';
import { SECTION_QUERIES } from './generated/section-queries.ts';
import { CLINIC_BEHIND_UTC, CLINIC_TODAY } from './objects/clinic-day.query.ts';
import { LINK_QUERY } from './objects/link.query.ts';
import { PICTURE_QUERY } from './objects/picture.query.ts';
import { RICH_TEXT_BODY_QUERY } from './objects/rich-text-body.query.ts';
import { SECTION_FIELDS_QUERY, SECTION_IS_SHOWN } from './objects/section-fields.query.ts';
import { SEO_QUERY } from './objects/seo.query.ts';

const PAGE_FIELDS = `
  _id,
  _updatedAt,
  title,
  "slug": slug.current,
  isDemo,
  seo{${SEO_QUERY}},
  guards[]{_key, name, until, message},
  legal{kind, version, effectiveAt, approvedBy},
  sections[${SECTION_IS_SHOWN}]{
    ${SECTION_FIELDS_QUERY},
    ${SECTION_QUERIES}
  }
`;

/** What an address needs to be listed, and to be found again under a former name. */
const ADDRESS_QUERY = `
  _id,
  "slug": slug.current,
  previousSlugs,
  _updatedAt,
  isDemo,
  "noindex": seo.noindex
`;

/** The clinic's settings: header, footer, legal lines, defaults for search engines. Null in an empty dataset. */
export const SETTINGS_QUERY = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  _id,
  _updatedAt,
  ${CLINIC_CONTACT_QUERY},
  "hours": ${CLINIC_HOURS}{${HOURS_QUERY}},
  tagline,
  logo{${PICTURE_QUERY}},
  legalName,
  cnpj,
  crmRegistration{number, uf},
  crmCertificate{validUntil, url},
  crpRegistration{region, number, modality},
  cnes,
  sanitaryLicense{number, validUntil},
  ${TECHNICAL_DIRECTOR_QUERY},
  "psychologyLead": select(psychologyLead->status == "ativo" => psychologyLead->{${IDENTIFICATION_QUERY}}),
  booking{mode, url, label},
  resultsPortal{url, label, instructions, supportPhone},
  formSettings{notifyEmail, answerWithinDays, retentionDays, helperText},
  ouvidoriaEmail,
  socials[]{_key, network, url},
  dpo{kind, name, company, email, phone},
  "privacyPath": "/" + privacyPage->slug.current,
  "privacyVersion": privacyPage->legal.version,
  disclaimer,
  mainMenu[]{_key, label, link{${LINK_QUERY}}},
  footerMenu[]{_key, label, link{${LINK_QUERY}}},
  headerStyle,
  notFound{title, text},
  comingSoon{title, text, date},
  features{testimonials, pricing, blog},
  seo{titleTemplate, defaultTitle, description, ogImage{${PICTURE_QUERY}}, verification{google, bing}},
  demoMode,
  "areas": *[_type == "area" && _id in *[_type == "professional" && status == "ativo"].area._ref] | order(${AREA_ORDER}).title
}`);

/** The home page: the page whose id is `home`. */
export const HOME_QUERY = defineQuery(`*[_type == "page" && _id == "home"][0]{${PAGE_FIELDS}}`);

/** A page by `$slug`; never the home page, whatever slug it may carry. */
export const PAGE_QUERY = defineQuery(
  `*[_type == "page" && _id != "home" && slug.current == $slug] | order(_id asc) [0]{${PAGE_FIELDS}}`,
);

/** Everyone who attends today, in the order of the site. */
export const PROFESSIONALS_QUERY =
  defineQuery(`*[_type == "professional" && status == "ativo" && defined(slug.current)] | order(${PROFESSIONAL_ORDER}) {
  ${PROFESSIONAL_CARD_QUERY},
  schedule[]{_key, days, department, intervals[]{_key, opens, closes}},
  visits[]{_key, _type, date, week, day, intervals[]{_key, opens, closes}},
  absences[]{_key, from, until},
  ${CLOSURES_QUERY},
  "today": ${CLINIC_TODAY}
}`);

/** One profile by `$slug`. Someone on leave keeps the profile; a former member has none. */
export const PROFESSIONAL_QUERY =
  defineQuery(`*[_type == "professional" && slug.current == $slug && status in ["ativo", "licenca"]] | order(_id asc) [0]{
  _updatedAt,
  ${PROFESSIONAL_CARD_QUERY},
  status,
  bio[]{${RICH_TEXT_BODY_QUERY}},
  education[]{_key, course, institution, year},
  languages,
  focusAreas,
  approaches,
  ageGroups,
  schedule[]{_key, days, department, room, intervals[]{_key, opens, closes}},
  visits[]{_key, _type, date, week, day, room, intervals[]{_key, opens, closes}},
  absences[]{_key, from, until},
  ${CLOSURES_QUERY},
  "today": ${CLINIC_TODAY},
  ${ITS_HEALTH_PLANS},
  bookingUrl,
  lattesUrl,
  "services": *[_type == "service" && references(^._id) && defined(slug.current)] | order(${SERVICE_ORDER}) {_id, title, "slug": slug.current},
  "exams": *[_type == "exam" && ^._id in professionals[]._ref && defined(slug.current)] | order(${EXAM_ORDER}) {_id, title, "slug": slug.current},
  "posts": *[${POST_FILTER} && author._ref == ^._id] | order(${POST_ORDER}) [0...3] {${POST_CARD_QUERY}},
  isDemo,
  seo{${SEO_QUERY}}
}`);

/** Everything the clinic attends, by area. */
export const SERVICES_QUERY = defineQuery(
  `*[_type == "service" && defined(slug.current)] | order(${SERVICE_ORDER}) {${SERVICE_CARD_QUERY}}`,
);

/** One service by `$slug`, with who attends, which plans cover it and what people ask. */
export const SERVICE_QUERY = defineQuery(`*[_type == "service" && slug.current == $slug] | order(_id asc) [0]{
  _updatedAt,
  ${SERVICE_CARD_QUERY},
  ageGroups,
  whatsappMessage,
  body[]{${RICH_TEXT_BODY_QUERY}},
  "professionals": professionals[@->status == "ativo"]->{${PROFESSIONAL_CARD_QUERY}},
  ${ITS_HEALTH_PLANS},
  "faq": faq[defined(@->_id)]->{${FAQ_ITEM_QUERY}},
  isDemo,
  seo{${SEO_QUERY}}
}`);

/** Every exam, by modality. Preparations are asked for one exam at a time. */
export const EXAMS_QUERY = defineQuery(
  `*[_type == "exam" && defined(slug.current)] | order(${EXAM_ORDER}) {${EXAM_CARD_QUERY}}`,
);

/** One exam by `$slug`, with its preparation, its reviewer, who signs the report and which plans cover it. */
export const EXAM_QUERY = defineQuery(`*[_type == "exam" && slug.current == $slug] | order(_id asc) [0]{
  _updatedAt,
  ${EXAM_CARD_QUERY},
  image{${PICTURE_QUERY}},
  whatsappMessage,
  resultDays,
  room,
  body[]{${RICH_TEXT_BODY_QUERY}},
  ${PREPARATION_QUERY},
  reportedBy->{${PERSON_QUERY}},
  "professionals": professionals[@->status == "ativo"]->{${PROFESSIONAL_CARD_QUERY}},
  ${ITS_HEALTH_PLANS},
  "equipment": equipment[defined(@->_id)]->{_id, name, anvisaRegistration},
  "price": *[${PRICE_FILTER} && _id == ^.priceItem._ref && ${PRICES_ARE_SHOWN}][0]{${PRICE_ITEM_QUERY}},
  "faq": faq[defined(@->_id)]->{${FAQ_ITEM_QUERY}},
  isDemo,
  seo{${SEO_QUERY}}
}`);

/** Plans with a contract in force. */
export const HEALTH_PLANS_QUERY = defineQuery(
  `*[${HEALTH_PLAN_FILTER}] | order(${HEALTH_PLAN_ORDER}) {${HEALTH_PLAN_QUERY}}`,
);

/** Prices in force, and whether the clinic switched prices off for the whole site. */
export const PRICES_QUERY = defineQuery(`{
  "isOff": *[_type == "siteSettings" && _id == "siteSettings"][0].features.pricing == false,
  "prices": *[${PRICE_FILTER}] | order(${PRICE_ORDER}) {${PRICE_ITEM_QUERY}}
}`);

/** Opening hours, the days that differ, and the next of these. Null in an empty dataset. */
export const OPENING_HOURS_QUERY = defineQuery(`${CLINIC_HOURS}{
  ${HOURS_QUERY},
  ${UPCOMING_DATES_QUERY}
}`);

/** The notices of now, each with the pages it is for. */
export const NOTICES_QUERY = defineQuery(`*[${NOTICE_FILTER}] | order(${NOTICE_ORDER}) {${NOTICE_QUERY}}`);

/** Topics with an address, each with the number of its articles, and the newest articles of all. */
export const TOPICS_QUERY = defineQuery(`{
  "topics": *[_type == "topic" && defined(slug.current)] | order(${TOPIC_ORDER}) {
    ${TOPIC_CARD_QUERY},
    "posts": count(*[${POST_FILTER} && topic._ref == ^._id])
  },
  "newest": *[${POST_FILTER}] | order(${POST_ORDER}) [0...12] {${POST_CARD_QUERY}}
}`);

/** One topic by `$slug` with its articles, newest first. */
export const TOPIC_QUERY = defineQuery(`*[_type == "topic" && slug.current == $slug] | order(_id asc) [0]{
  _updatedAt,
  ${TOPIC_CARD_QUERY},
  "posts": *[${POST_FILTER} && topic._ref == ^._id] | order(${POST_ORDER}) {${POST_CARD_QUERY}},
  isDemo,
  seo{${SEO_QUERY}}
}`);

/** One article by `$slug` below the topic `$topic`; before its date there is none. */
export const POST_QUERY =
  defineQuery(`*[${POST_FILTER} && slug.current == $slug && topic->slug.current == $topic] | order(_id asc) [0]{
  _updatedAt,
  ${POST_CARD_QUERY},
  body[]{${RICH_TEXT_BODY_QUERY}},
  sources[]{_key, title, url},
  reviewedBy->{${PERSON_QUERY}},
  reviewedAt,
  "related": *[${POST_FILTER} && topic._ref == ^.topic._ref && _id != ^._id] | order(${POST_ORDER}) [0...3] {${POST_CARD_QUERY}},
  isDemo,
  seo{${SEO_QUERY}}
}`);

/** The newest articles of all topics, for the feed. */
export const FEED_QUERY = defineQuery(
  `*[${POST_FILTER}] | order(${POST_ORDER}) [0...30] {${POST_CARD_QUERY}, _updatedAt}`,
);

/** Every address built from content, and the old ones that staff lead on: for pre-rendering, proxy and sitemap. */
export const PATHS_QUERY = defineQuery(`{
  "home": *[_type == "page" && _id == "home"][0]{_updatedAt, "noindex": seo.noindex},
  "pages": *[_type == "page" && _id != "home" && defined(slug.current)] | order(slug.current asc, _id asc) {${ADDRESS_QUERY}, guards[]{_key, name, until, message}},
  "services": *[_type == "service" && defined(slug.current)] | order(slug.current asc, _id asc) {${ADDRESS_QUERY}},
  "exams": *[_type == "exam" && defined(slug.current)] | order(slug.current asc, _id asc) {${ADDRESS_QUERY}},
  "topics": *[_type == "topic" && defined(slug.current)] | order(slug.current asc, _id asc) {${ADDRESS_QUERY}},
  "posts": *[${POST_FILTER}] | order(slug.current asc, _id asc) {${ADDRESS_QUERY}, "topicSlug": topic->slug.current},
  "professionals": *[_type == "professional" && status in ["ativo", "licenca"] && defined(slug.current)] | order(slug.current asc, _id asc) {${ADDRESS_QUERY}},
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
  "posts": *[_type == "post" && dateTime(publishedAt) > dateTime($since)] | order(dateTime(publishedAt) asc) [0...1] {publishedAt}
}`);

/** What the rules of level E look at (`rules/breaches.ts`): whoever breaks one is withheld from visitors. */
export const GUARDED_QUERY =
  defineQuery(`*[_type in ["area", "professional", "testimonial", "priceItem", "exam", "equipment", "post", "siteSettings"]] | order(_id asc) {
  ${GUARDED_FIELDS_QUERY}
}`);
