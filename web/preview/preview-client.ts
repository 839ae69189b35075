import 'server-only';
import { client } from '#web/content/client.ts';

/**
 * Reads drafts, with a token that never leaves the server (see scripts/preview-token.ts).
 * @returns undefined where no token is configured: then there is no preview, and the site is as it is to visitors
 */
export function previewClient() {
  const token = process.env.PREVIEW_TOKEN;
  if (!token) return undefined;
  // Patient, other than for visitors: there is no last good copy to show in the meantime.
  return client.withConfig({ token, perspective: 'drafts', resultSourceMap: 'withKeyArraySelector', timeout: 20_000 });
}
