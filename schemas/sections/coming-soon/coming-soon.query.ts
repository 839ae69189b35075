import { CTA_QUERY } from '../../objects/cta.query.ts';

export const COMING_SOON_QUERY = `
  variant,
  title,
  text,
  date,
  ctas[]{${CTA_QUERY}}
`;
