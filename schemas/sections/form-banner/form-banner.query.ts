import { SECTION_HEADER_FRAGMENT } from '../../objects/parts.query.ts';

export const FORM_BANNER_FRAGMENT = `
  variant,
  surface,
  header{${SECTION_HEADER_FRAGMENT}},
  placeholder,
  "hasExams": count(*[_type == "exam" && defined(slug.current)]) > 0,
  "portal": *[_type == "siteSettings" && _id == "siteSettings"][0].resultsPortal{url, label, instructions}
`;
