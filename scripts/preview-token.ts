import { robotToken } from './robot-token.ts';

/** Everything that may come onto the site one day, drafts and releases included; never what visitors wrote. */
const GRANTS = [{ filter: '_type != "message"', permissions: ['read'] }];

/** The token with which the site's preview reads drafts from the embedded lake. */
export function previewToken(dataDir: string): string {
  return robotToken(dataDir, { file: 'site/preview-token', label: 'Prévia do site', grants: GRANTS });
}
