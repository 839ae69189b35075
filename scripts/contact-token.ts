import { robotToken } from './robot-token.ts';

/** Messages may be put in and nothing else: not read, not changed, not even counted. */
const GRANTS = [{ filter: '_type == "message" && _id in path("messages.*")', permissions: ['create'] }];

/** The token with which the site's contact form writes to the embedded lake. */
export function contactToken(dataDir: string): string {
  return robotToken(dataDir, { file: 'site/contact-token', label: 'Formulário de contato', grants: GRANTS });
}
