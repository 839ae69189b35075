import { CTA_FRAGMENT } from '../../objects/parts.query.ts';

export const COMING_SOON_FRAGMENT = `
  variant,
  title,
  text,
  date,
  ctas[]{${CTA_FRAGMENT}}
`;
