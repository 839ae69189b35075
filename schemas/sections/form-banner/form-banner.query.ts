import { EXAM_FILTER, EXAM_ORDER } from '../../documents/exam/exam.query.ts';
import { SECTION_HEADER_FRAGMENT } from '../../objects/parts.query.ts';

export const FORM_BANNER_FRAGMENT = `
  variant,
  surface,
  header{${SECTION_HEADER_FRAGMENT}},
  placeholder,
  "exams": *[${EXAM_FILTER}] | order(${EXAM_ORDER})[0...2]{_id, title, "slug": slug.current},
  "portal": *[_type == "siteSettings" && _id == "siteSettings"][0].resultsPortal{url, label, instructions}
`;
