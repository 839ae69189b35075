import { SECTION_HEADER_QUERY } from '../../objects/parts.query.ts';

export const FIGURES_QUERY = `
  variant,
  surface,
  header{${SECTION_HEADER_QUERY}},
  items[]{_key, value, label, note}
`;
