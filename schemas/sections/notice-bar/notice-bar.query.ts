import { LINK_QUERY } from '../../objects/link.query.ts';

export const NOTICE_BAR_QUERY = `
  variant,
  title,
  text,
  linkLabel,
  link{${LINK_QUERY}}
`;
