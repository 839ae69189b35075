import { defineQuery } from 'groq';
import { ITS_AREA } from './documents/area.query.ts';
import { EXAM_CARD_FRAGMENT, EXAM_FILTER, EXAM_ORDER, PREPARATION_FRAGMENT } from './documents/exam/exam.query.ts';
import { FAQ_ORDER } from './documents/faq-item.query.ts';
import { HEALTH_PLAN_FILTER, HEALTH_PLAN_ORDER, ITS_HEALTH_PLANS } from './documents/health-plan.query.ts';
import { POST_FILTER, POST_ORDER } from './documents/post/post.query.ts';
import { PRICE_FILTER, PRICE_ITEM_FRAGMENT, PRICE_ORDER, PRICES_ARE_SHOWN } from './documents/price-item.query.ts';
import {
  IDENTIFICATION_FRAGMENT,
  PROFESSIONAL_FILTER,
  PROFESSIONAL_ORDER,
} from './documents/professional/professional.query.ts';
import { SERVICE_FILTER, SERVICE_ORDER } from './documents/service/service.query.ts';
import { CLINIC_CONTACT_FRAGMENT } from './documents/site-settings/site-settings.query.ts';
import { TOPIC_FILTER, TOPIC_ORDER } from './documents/topic/topic.query.ts';
import { SECTION_IS_SHOWN } from './objects/parts.query.ts';

/**
 * Everything that the search of the site finds, with the filters by which pages show it: what a page withholds is not found.
 * Sections come as they are stored; of a type with content of its own, which page has it is read from them.
 */
export const SEARCH_QUERY = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    ${CLINIC_CONTACT_FRAGMENT},
    "results": resultsPortal{label, instructions},
    searchSynonyms,
    "hidden": [
      select(features.pricing == false => "pricing"),
      select(features.testimonials == false => "testimonials"),
      select(features.blog == false => "blog")
    ]
  },
  "people": *[${PROFESSIONAL_FILTER}] | order(${PROFESSIONAL_ORDER}) {
    ${IDENTIFICATION_FRAGMENT}, ${ITS_AREA}, ${ITS_HEALTH_PLANS}, modalities, ageGroups, focusAreas, approaches, languages, "days": schedule[].days[],
    "text": pt::text(bio)
  },
  "services": *[${SERVICE_FILTER}] | order(${SERVICE_ORDER}) {
    _id, title, summary, modalities, ageGroups, ${ITS_AREA}, ${ITS_HEALTH_PLANS}, "text": pt::text(body), "faq": faq[]._ref
  },
  "exams": *[${EXAM_FILTER}] | order(${EXAM_ORDER}) {
    ${EXAM_CARD_FRAGMENT}, ${PREPARATION_FRAGMENT}, ${ITS_HEALTH_PLANS}, "text": pt::text(body), "faq": faq[]._ref
  },
  "topics": *[${TOPIC_FILTER}] | order(${TOPIC_ORDER}) {_id, title, description},
  "posts": *[${POST_FILTER}] | order(${POST_ORDER}) {_id, title, excerpt, "topic": topic->title, "text": pt::text(body)},
  "plans": *[${HEALTH_PLAN_FILTER}] | order(${HEALTH_PLAN_ORDER}) {_id, name},
  "prices": *[${PRICE_FILTER} && ${PRICES_ARE_SHOWN}] | order(${PRICE_ORDER}) {${PRICE_ITEM_FRAGMENT}},
  "faq": *[_type == "faqItem"] | order(${FAQ_ORDER}) {_id, question, "area": area._ref, "answer": pt::text(answer)},
  "pages": *[_type == "page" && (_id == "home" || defined(slug.current))] | order(slug.current asc, _id asc) {
    _id, title, "description": seo.description, "sections": sections[${SECTION_IS_SHOWN}]
  }
}`);
