import { SECTION_HEADER_FRAGMENT } from '../../objects/parts.query.ts';

export const FIGURES_FRAGMENT = `
  variant,
  surface,
  header{${SECTION_HEADER_FRAGMENT}},
  items[]{_key, value, label, note}
`;
