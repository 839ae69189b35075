import { RICH_TEXT_BODY_FRAGMENT, SECTION_HEADER_FRAGMENT } from '../../objects/parts.query.ts';

export const RICH_TEXT_FRAGMENT = `
  surface,
  header{${SECTION_HEADER_FRAGMENT}},
  body[]{${RICH_TEXT_BODY_FRAGMENT}}
`;
