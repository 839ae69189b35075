import { SECTION_HEADER_QUERY } from '../../objects/parts.query.ts';

export const RESULTS_PORTAL_QUERY = `
  variant,
  surface,
  header{${SECTION_HEADER_QUERY}},
  steps,
  "portal": *[_type == "siteSettings" && _id == "siteSettings"][0].resultsPortal{url, label, instructions, supportPhone}
`;
