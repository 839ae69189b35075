import type { IncomingMessage, ServerResponse } from 'node:http';
import { RETRY_AFTER } from '../content/reading.ts';
import { unavailablePage } from './error-page.ts';

/** What is there without content: files, and what programs ask, which says it in its own way. */
const WITHOUT_CONTENT = /^\/(?:_next|api|studio)(?:[/?]|$)|^\/(?:healthz|icon\.svg|robots\.txt|sw\.js)(?:\?|$)/;

/** Whether it can be answered: a site that was started without the Content Lake, and has kept nothing, has no page to show. */
export function needsContent({ url = '/' }: IncomingMessage): boolean {
  return globalThis.clinicSite?.replica.isLoaded === false && !WITHOUT_CONTENT.test(url);
}

/** Says so in words (E6); search engines come again. */
export function sayUnavailable(response: ServerResponse): void {
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': RETRY_AFTER,
  });
  response.end(unavailablePage());
}
