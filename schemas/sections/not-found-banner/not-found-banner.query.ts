import { CTA_FRAGMENT } from '../../objects/parts.query.ts';

export const NOT_FOUND_BANNER_FRAGMENT = `
  title,
  text,
  ctas[]{${CTA_FRAGMENT}},
  drawing
`;
