import { RICH_TEXT_BODY_FRAGMENT } from '../objects/parts.query.ts';

export const FAQ_ORDER = `order asc, question asc, _id asc`;

export const FAQ_ITEM_FRAGMENT = `
  _id,
  question,
  answer[]{${RICH_TEXT_BODY_FRAGMENT}}
`;
