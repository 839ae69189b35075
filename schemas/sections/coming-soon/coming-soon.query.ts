import { CTA_QUERY } from '../../objects/parts.query.ts';

export const COMING_SOON_QUERY = `
  variant,
  title,
  text,
  date,
  ctas[]{${CTA_QUERY}}
`;
