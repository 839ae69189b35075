import { CTA_FRAGMENT } from '../../objects/parts.query.ts';

export const CALL_TO_ACTION_FRAGMENT = `
  variant,
  title,
  text,
  ctas[]{${CTA_FRAGMENT}}
`;
