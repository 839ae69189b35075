import { CLINIC_TODAY, PICTURE_FRAGMENT } from '../objects/parts.query.ts';
import { EXAM_FILTER } from './exam/exam.query.ts';
import { PATH_FRAGMENT } from '../generated/path.query.ts';

/** Plans before company agreements and discount cards. */
export const HEALTH_PLAN_ORDER = `select(kind == "operadora" => 1, kind == "empresa" => 2, 3) asc, order asc, name asc, _id asc`;

/** Only contracts in force are shown (L14), wherever plans are named. The last day of a contract is the clinic's day. */
export const HEALTH_PLAN_FILTER = `_type == "healthPlan" && active == true && (!defined(validUntil) || validUntil >= ${CLINIC_TODAY})`;

/** Those in which a professional, a service or an exam is ticked, with what each asks of it. */
export const ITS_HEALTH_PLANS = `"healthPlans": *[${HEALTH_PLAN_FILTER} && ^._id in coverage[].target._ref] | order(${HEALTH_PLAN_ORDER}) {
    _id, name, kind, needsAuthorization, "note": coverage[target._ref == ^.^._id][0].note
  }`;

/** What a plan asks for something that it covers, in words; empty where it asks nothing. */
export const planTerms = (note: string | null | undefined, needsAuthorization: boolean | null | undefined): string =>
  [note, needsAuthorization ? 'guia autorizada antes pelo convênio' : ''].filter(Boolean).join(', ');

export const HEALTH_PLAN_FRAGMENT = `
  _id,
  name,
  kind,
  needsAuthorization,
  authorizationTime,
  phone,
  logo{${PICTURE_FRAGMENT}},
  "coversAll": coalesce(count(coverage), 0) > 0 && count(array::unique(coverage[target->_type in ["service", "exam"] && defined(target->slug.current)].target._ref)) == count(*[_type in ["service", "exam"] && defined(slug.current)]),
  "coverage": coverage[target->_type in ["service", "exam"]]{_key, note, "target": target->{_id, "title": coalesce(title, ""), "path": ${PATH_FRAGMENT}, "exams": *[${EXAM_FILTER} && modality._ref in ^.examTypes[]._ref]._id}}
`;
