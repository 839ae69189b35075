import { CLINIC_TODAY } from '../objects/clinic-day.query.ts';
import { PATH_QUERY } from '../objects/link.query.ts';
import { PICTURE_QUERY } from '../objects/picture.query.ts';

/** Plans before company agreements, discount cards and private payment. */
export const HEALTH_PLAN_ORDER = `select(kind == "operadora" => 1, kind == "empresa" => 2, kind == "cartao" => 3, 4) asc, order asc, name asc, _id asc`;

/** Only contracts in force are shown (L14), wherever plans are named. The last day of a contract is the clinic's day. */
const isInForce = (plan: '' | '@->') =>
  `${plan}active == true && (!defined(${plan}validUntil) || ${plan}validUntil >= ${CLINIC_TODAY})`;

export const HEALTH_PLAN_FILTER = `_type == "healthPlan" && ${isInForce('')}`;

/** Those that a document names itself. */
export const ITS_HEALTH_PLANS = `"healthPlans": healthPlans[${isInForce('@->')}]->`;

export const HEALTH_PLAN_QUERY = `
  _id,
  name,
  kind,
  ansRegistry,
  needsAuthorization,
  authorizationTime,
  phone,
  logo{${PICTURE_QUERY}},
  coverage[defined(target->_id)]{_key, note, "target": target->{_id, title, "path": ${PATH_QUERY}}}
`;
