import { HEALTH_PLAN_FILTER, HEALTH_PLAN_ORDER, HEALTH_PLAN_FRAGMENT } from '../../documents/health-plan.query.ts';
import { SECTION_HEADER_FRAGMENT } from '../../objects/parts.query.ts';

export const HEALTH_PLANS_FRAGMENT = `
  variant,
  surface,
  header{${SECTION_HEADER_FRAGMENT}},
  note,
  "items": *[${HEALTH_PLAN_FILTER}] | order(${HEALTH_PLAN_ORDER}) {${HEALTH_PLAN_FRAGMENT}}
`;
