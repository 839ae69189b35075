import { CTA_QUERY } from '../../objects/cta.query.ts';

export const CALL_TO_ACTION_QUERY = `
  variant,
  title,
  text,
  ctas[]{${CTA_QUERY}}
`;
