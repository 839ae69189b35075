import { HEALTH_PLAN_FILTER, HEALTH_PLAN_ORDER, HEALTH_PLAN_QUERY } from '../../documents/health-plan.query.ts';
import { SECTION_HEADER_QUERY } from '../../objects/parts.query.ts';

export const HEALTH_PLANS_QUERY = `
  variant,
  surface,
  header{${SECTION_HEADER_QUERY}},
  note,
  "items": *[${HEALTH_PLAN_FILTER}] | order(${HEALTH_PLAN_ORDER}) {${HEALTH_PLAN_QUERY}}
`;
