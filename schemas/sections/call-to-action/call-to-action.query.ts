import { CTA_QUERY } from '../../objects/parts.query.ts';

export const CALL_TO_ACTION_QUERY = `
  variant,
  title,
  text,
  ctas[]{${CTA_QUERY}}
`;
