import { CTA_QUERY } from '../../objects/parts.query.ts';

export const NOT_FOUND_BANNER_QUERY = `
  title,
  text,
  ctas[]{${CTA_QUERY}},
  drawing
`;
