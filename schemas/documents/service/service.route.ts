import { defineQuery } from 'groq';

import { RICH_TEXT_BODY_FRAGMENT, SEO_FRAGMENT } from '../../objects/parts.query.ts';
import { EXAM_FILTER, EXAM_ORDER } from '../exam/exam.query.ts';
import { FAQ_ITEM_FRAGMENT } from '../faq-item.query.ts';
import { ITS_HEALTH_PLANS } from '../health-plan.query.ts';
import { PRICES_OF_SERVICE } from '../price-item.query.ts';
import { PROFESSIONAL_CARD_FRAGMENT } from '../professional/professional.query.ts';
import { defineRoute } from '../route.ts';
import { SERVICE_CARD_FRAGMENT } from './service.query.ts';

/** One service by `$slug`, with its exams, who attends, which plans cover it and what people ask. */
export const SERVICE_QUERY = defineQuery(`*[_type == "service" && slug.current == $slug] | order(_id asc) [0]{
  _updatedAt,
  ${SERVICE_CARD_FRAGMENT},
  ageGroups,
  whatsappMessage,
  body[]{${RICH_TEXT_BODY_FRAGMENT}},
  "professionals": professionals[@->status == "ativo"]->{${PROFESSIONAL_CARD_FRAGMENT}},
  "exams": *[${EXAM_FILTER} && modality._ref in ^.examTypes[]._ref] | order(${EXAM_ORDER}) {_id, title, "slug": slug.current},
  ${ITS_HEALTH_PLANS},
  ${PRICES_OF_SERVICE},
  "faq": faq[defined(@->_id)]->{${FAQ_ITEM_FRAGMENT}},
  isDemo,
  seo{${SEO_FRAGMENT}}
}`);

export const serviceRoute = defineRoute({
  type: 'service',
  address: '/servicos/:slug',
  query: SERVICE_QUERY,
  titleField: 'title',
  listedAt: [{ href: '/servicos', label: 'Serviços' }],
  head: ({ summary }) => ({ description: summary }),
});
