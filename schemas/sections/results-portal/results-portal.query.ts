import { SECTION_HEADER_FRAGMENT } from '../../objects/parts.query.ts';

export const RESULTS_PORTAL_FRAGMENT = `
  variant,
  surface,
  header{${SECTION_HEADER_FRAGMENT}},
  steps,
  "portal": *[_type == "siteSettings" && _id == "siteSettings"][0].resultsPortal{url, label, instructions, supportPhone},
  "whatsapp": *[_type == "siteSettings" && _id == "siteSettings"][0].whatsapp.number
`;
