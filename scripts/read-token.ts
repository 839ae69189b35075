import { robotToken } from './robot-token.ts';

/** What visitors of a public dataset may read, and nothing else. */
const GRANTS = [{ filter: '_id in path("*")', permissions: ['read'] }];

/**
 * The token with which the site reads what is published from the embedded lake. It shows no more than strangers see; it makes
 * the site known, so that what the lake allows strangers together does not apply to it.
 */
export function readToken(dataDir: string): string {
  return robotToken(dataDir, { file: 'site/read-token', label: 'Páginas do site', grants: GRANTS });
}
